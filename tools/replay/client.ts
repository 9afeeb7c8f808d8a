import { parseJson, type Json } from "./json.js";
import type { Call } from "./readers/dialect.js";

/** The complete response that a client got. */
export interface Reply {
  readonly status: number;
  readonly isStream: boolean;
  readonly droppedParams: string | undefined;
  readonly bytes: Uint8Array;
  /** The connection broke before the body ended. */
  readonly broken: boolean;
}

const retryPolicy = 30_000;

/** Sends one call to a gateway and reads the whole answer. */
export async function sendCall(gateway: string, call: Call): Promise<Reply> {
  const answer = await fetch(gateway + call.path, {
    method: "POST",
    headers: call.headers,
    body: call.body,
    redirect: "error",
    signal: AbortSignal.timeout(retryPolicy),
  });
  const chunks: Uint8Array[] = [];
  let broken = false;
  try {
    for await (const chunk of answer.body ?? []) chunks.push(chunk as Uint8Array);
  } catch {
    broken = true;
  }
  return {
    status: answer.status,
    broken,
    bytes: Buffer.concat(chunks),
    isStream: (answer.headers.get("content-type") ?? "").startsWith("text/event-stream"),
    droppedParams: answer.headers.get("x-dropped-params") ?? undefined,
  };
}

export function bodyOf(reply: Reply): Json | undefined {
  return parseJson(Buffer.from(reply.bytes).toString("utf8"));
}
