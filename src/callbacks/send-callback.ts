/** One attempt to deliver a callback. */
import type { Secret } from "../config/secret.js";
import type { Agent, Dispatcher } from "undici";
import { race } from "../errors/race.js";
import { rootCodeOf } from "../errors/root-code.js";
import { doWork, EscapedError } from "../errors/work.js";
import type { DueCallback } from "../stores/tasks/callback-rows.js";
import { AddressRefusedError } from "../upstream/guarded-agent.js";
import { signatureHeaders } from "./sign-callback.js";
import { deadline } from "../workers/deadline.js";

export interface Attempt {
  /** The status of the receiver's answer, if there was one. */
  readonly status?: number;
  /** One word for operators. */
  readonly result:
    | "delivered"
    | "not_accepted"
    | "redirected"
    | "refused_address"
    | "unknown_host"
    | "timeout"
    | "broken";
  /** The code of the error, where there was no answer. */
  readonly reason?: string | undefined;
}

/** What signs an attempt, and its time: receivers refuse a signature whose time is far from theirs. */
interface Signing {
  readonly secrets: readonly Secret[];
  readonly now: number;
}

/** How much of an answer is read and discarded, so that the receiver can finish sending it. */
const MOST_DISCARDED = 65_536;

/** An attempt that throws an unexpected error has failed, and nothing else follows from it. */
export function sendCallback(
  agent: Agent,
  callback: DueCallback,
  signing: Signing,
  timeoutMs: number,
): Promise<Attempt> {
  return doWork({ work: "callback", task: callback.taskId }, () => attempt(agent, callback, signing, timeoutMs)).catch(
    (error: unknown) => {
      if (error instanceof EscapedError) return { result: "broken" };
      throw error;
    },
  );
}

/** The timeout covers everything from the DNS lookup to the end of the answer. */
async function attempt(
  agent: Agent,
  { taskId, url, payload }: DueCallback,
  signing: Signing,
  timeoutMs: number,
): Promise<Attempt> {
  const { origin, pathname, search } = new URL(url);
  const headers = {
    "content-type": "application/json",
    "idempotency-key": taskId,
    "user-agent": "isogloss",
    "accept-encoding": "identity",
    ...signatureHeaders(signing.secrets, { id: taskId, payload, now: signing.now }),
  };
  const { signal, over, done } = deadline(timeoutMs);
  try {
    const answer = agent.request({ origin, path: pathname + search, method: "POST", headers, body: payload, signal });
    const { statusCode, body } = await race(answer, over);
    await race(discard(body), over).catch(() => body.destroy());
    return { status: statusCode, result: judge(statusCode) };
  } catch (error) {
    return signal.aborted ? { result: "timeout" } : { result: troubleOf(error), reason: rootCodeOf(error) };
  } finally {
    done();
  }
}

async function discard(body: Dispatcher.ResponseData["body"]): Promise<void> {
  let size = 0;
  body.on("error", () => undefined);
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    // Leaving the loop closes the connection.
    if (size > MOST_DISCARDED) return;
  }
}

function judge(status: number): Attempt["result"] {
  if (status >= 200 && status < 300) return "delivered";
  return status >= 300 && status < 400 ? "redirected" : "not_accepted";
}

function troubleOf(error: unknown): Attempt["result"] {
  if (error instanceof AddressRefusedError) return "refused_address";
  const code = error instanceof Error && "code" in error ? String(error.code) : "";
  if (/^(ENOTFOUND|EAI_)/.test(code)) return "unknown_host";
  return code === "UND_ERR_CONNECT_TIMEOUT" || code === "UND_ERR_HEADERS_TIMEOUT" ? "timeout" : "broken";
}
