/** One attempt to deliver a callback. */
import type { Agent, Dispatcher } from "undici";
import { doWork, EscapedError } from "../errors/work.js";
import type { DueCallback } from "../stores/tasks/callback-store.js";
import { AddressRefusedError } from "../upstream/guarded-agent.js";
import { deadline } from "../workers/deadline.js";

export interface Attempt {
  /** What the receiver answered, if it did. */
  readonly status?: number;
  /** In a word, for operators. */
  readonly result:
    "delivered" | "not_accepted" | "redirected" | "refused_address" | "unknown_host" | "timeout" | "broken";
}

/** So much of an answer is read away, for the receiver's sake; nobody looks at it. */
const MOST_DISCARDED = 65_536;

/** An attempt that fails in a way nobody has thought of has failed, and no more than that. */
export function sendCallback(agent: Agent, callback: DueCallback, timeoutMs: number): Promise<Attempt> {
  return doWork({ work: "callback", task: callback.taskId }, () => attempt(agent, callback, timeoutMs)).catch(
    (error: unknown) => {
      if (error instanceof EscapedError) return { result: "broken" };
      throw error;
    },
  );
}

/** All of it, from the name's lookup to the answer, must be over in time. */
async function attempt(agent: Agent, { taskId, url, payload }: DueCallback, timeoutMs: number): Promise<Attempt> {
  const { origin, pathname, search } = new URL(url);
  const headers = {
    "content-type": "application/json",
    "idempotency-key": taskId,
    "user-agent": "isogloss",
    "accept-encoding": "identity",
  };
  const { signal, over, done } = deadline(timeoutMs);
  try {
    const answer = agent.request({ origin, path: pathname + search, method: "POST", headers, body: payload, signal });
    answer.catch(() => undefined);
    const { statusCode, body } = await Promise.race([answer, over]);
    await Promise.race([discard(body), over]).catch(() => body.destroy());
    return { status: statusCode, result: judge(statusCode) };
  } catch (error) {
    return { result: signal.aborted ? "timeout" : troubleOf(error) };
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
