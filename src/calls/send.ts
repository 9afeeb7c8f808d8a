/** Sends a call to the first upstream that will answer it. */
import type { Agent } from "undici";
import { callUpstream, type UpstreamReply } from "../upstream/call.js";
import type { Payload } from "../bodies/attachments.js";
import { isSuccess, parseRefusal } from "../upstream/read-refusal.js";
import { discardReply, readReply } from "../upstream/read-reply.js";
import type { Target } from "../upstream/target.js";
import { asUpstreamError, UpstreamError } from "../upstream/upstream-error.js";
import { explainRefusal, explainUpstreamError } from "./upstream-error.js";
import { ClientGoneError, type GatewayError } from "../errors/gateway-error.js";
import type { Translation } from "./translate.js";

/** An answer on its way back, and what became of the call on its way there. */
export interface UpstreamAnswer extends Pick<
  Translation,
  "isConverted" | "family" | "dropped" | "toolNames" | "wanted"
> {
  readonly target: Target;
  readonly reply: UpstreamReply;
}

export interface SendInput {
  readonly agent: Agent;
  readonly stream: boolean;
  readonly operation?: string | undefined;
  readonly signal: AbortSignal;
  translate(target: Target): Promise<Translation>;
  /** All of the call is on its way, and nobody else will be asked. */
  told(): void;
}

const LONGEST_ERROR = 1024 * 1024;

/**
 * Tries targets in order. The next one is tried only when the last could not be reached, had no time or was at
 * fault; nothing has been sent to the client by then.
 */
export async function send(targets: readonly Target[], sending: SendInput): Promise<UpstreamAnswer> {
  const [target, ...rest] = targets;
  if (target === undefined) throw new RangeError("A call needs a target.");
  if (sending.signal.aborted) throw new ClientGoneError("The client hung up before anything was sent.");
  const translation = await sending.translate(target);
  const told = () => {
    if (rest.length === 0) sending.told();
  };
  const attempt = await tryTarget(target, translation, sending, told);
  if (attempt instanceof UpstreamError) {
    if (attempt.kind === "connect" && rest.length > 0) return send(rest, sending);
    throw explainUpstreamError(attempt);
  }
  const { isConverted, family, dropped, toolNames, wanted } = translation;
  if (isSuccess(attempt.status)) return { target, isConverted, family, dropped, toolNames, wanted, reply: attempt };
  if (rest.length > 0 && isWorthMoving(attempt.status)) {
    discardReply(attempt);
    return send(rest, sending);
  }
  throw await readRefusal(attempt, target, isConverted);
}

async function tryTarget(
  target: Target,
  { sent, headers }: Translation,
  sending: SendInput,
  told: () => void,
): Promise<UpstreamReply | UpstreamError> {
  const { agent, stream, operation: task, signal } = sending;
  try {
    return await callUpstream(agent, target, {
      body: typeof sent === "string" ? sent : whenTold(sent, told),
      headers,
      stream,
      operation: task,
      signal,
    });
  } catch (error) {
    if (signal.aborted) throw new ClientGoneError("The client hung up while waiting.");
    return asUpstreamError(error);
  }
}

/** Tells when the last piece of a payload was taken. */
function whenTold(payload: Payload, told: () => void): Payload {
  return {
    ...payload,
    *pieces() {
      yield* payload.pieces();
      told();
    },
  };
}

export async function readRefusal(reply: UpstreamReply, target: Target, isConverted: boolean): Promise<GatewayError> {
  const text = await readReply(reply, LONGEST_ERROR).catch(() => "");
  const failure = target.dialect.errors.read(reply.status, parseRefusal(text));
  return explainRefusal(failure, { target, isConverted, retryAfter: reply.retryAfter });
}

function isWorthMoving(status: number): boolean {
  return status === 408 || status === 429 || status >= 500;
}
