/** Sends a call to the first upstream that will answer it. */
import type { Agent } from "undici";
import type { Json } from "../registry.js";
import { callUpstream, type UpstreamReply } from "../upstream/call.js";
import { discardReply, readReply } from "../upstream/read-reply.js";
import type { Target } from "../upstream/target.js";
import { asUpstreamFailure, UpstreamFailure } from "../upstream/upstream-failure.js";
import { explainRefusal, explainTrouble } from "./explain-upstream.js";
import { ClientGone, type GatewayError } from "./gateway-error.js";
import type { Translation } from "./translate.js";

/** An answer on its way back, and what became of the call on its way there. */
export interface Sent extends Pick<Translation, "isConverted" | "dropped" | "toolNames"> {
  readonly target: Target;
  readonly reply: UpstreamReply;
}

export interface Sending {
  readonly agent: Agent;
  readonly stream: boolean;
  readonly task?: string | undefined;
  readonly signal: AbortSignal;
  translate(target: Target): Translation;
}

const LONGEST_ERROR = 1024 * 1024;

/**
 * Tries targets in order. The next one is tried only when the last could not be reached, had no time or was at
 * fault; nothing has been sent to the client by then.
 */
export async function send(targets: readonly Target[], sending: Sending): Promise<Sent> {
  const [target, ...rest] = targets;
  if (target === undefined) throw new RangeError("A call needs a target.");
  if (sending.signal.aborted) throw new ClientGone("The client hung up before anything was sent.");
  const translation = sending.translate(target);
  const attempt = await tryTarget(target, translation, sending);
  if (attempt instanceof UpstreamFailure) {
    if (attempt.trouble === "connect" && rest.length > 0) return send(rest, sending);
    throw explainTrouble(attempt);
  }
  const { isConverted, dropped, toolNames } = translation;
  if (isSuccess(attempt.status)) return { target, isConverted, dropped, toolNames, reply: attempt };
  if (rest.length > 0 && isWorthMoving(attempt.status)) {
    discardReply(attempt);
    return send(rest, sending);
  }
  throw await readRefusal(attempt, target, isConverted);
}

async function tryTarget(target: Target, translation: Translation, sending: Sending): Promise<UpstreamReply | UpstreamFailure> {
  const { text: body, headers } = translation;
  const { agent, stream, task, signal } = sending;
  try {
    return await callUpstream(agent, target, { body, headers, stream, task, signal });
  } catch (error) {
    if (signal.aborted) throw new ClientGone("The client hung up while waiting.");
    return asUpstreamFailure(error);
  }
}

async function readRefusal(reply: UpstreamReply, target: Target, isConverted: boolean): Promise<GatewayError> {
  const text = await readReply(reply, LONGEST_ERROR).catch(() => "");
  const failure = target.dialect.errors.read(reply.status, told(text));
  return explainRefusal(failure, { target, isConverted, retryAfter: reply.retryAfter });
}

/** Proxies answer with plain text, and with pages that say nothing the status does not. */
function told(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text.trimStart().startsWith("<") ? undefined : text;
  }
}

function isSuccess(status: number): boolean {
  return status >= 200 && status < 300;
}

function isWorthMoving(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
