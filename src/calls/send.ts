/** Sends a translated call to one target. */
import type { Agent } from "undici";
import { callUpstream, type Cancellation, type UpstreamReply } from "../upstream/call.js";
import type { Target } from "../upstream/target.js";
import { asUpstreamError, type UpstreamError } from "../upstream/upstream-error.js";
import { ClientGoneError } from "../errors/gateway-error.js";
import type { Translation } from "./translate.js";

export interface SendInput {
  readonly agent: Agent;
  readonly stream: boolean;
  readonly operation?: string | undefined;
  readonly signal: Cancellation;
  /** Called when the connection has taken the last piece of the body. */
  onBodySent(): void;
}

/** Resolves with the head of the upstream's answer, or with the error that prevented it. */
export function send(
  target: Target,
  { sent, headers }: Translation,
  { agent, stream, operation, signal, onBodySent }: SendInput,
): Promise<UpstreamReply | UpstreamError> {
  return callUpstream(agent, target, { body: sent, onBodySent, headers, stream, operation, signal }).catch(
    (error: unknown) => {
      if (signal.aborted) throw new ClientGoneError("The client hung up while waiting.");
      return asUpstreamError(error);
    },
  );
}
