/** One request to one target for a call. */
import { callUpstream } from "../upstream/call.js";
import type { UpstreamReply } from "../upstream/exchange.js";
import { outcomeWord } from "../upstream/outcome.js";
import type { Target } from "../upstream/target.js";
import { asUpstreamError, UpstreamError } from "../upstream/upstream-error.js";
import { ClientGoneError } from "../errors/gateway-error.js";
import { andThen, type MaybePromise } from "../errors/maybe-promise.js";
import { AttemptSignal } from "./attempt-signal.js";
import { CANCELLED } from "./call-observer.js";
import type { ClientSignal } from "./client-signal.js";
import type { Call, PipelineContext } from "./context.js";
import type { MediaHosts } from "./media-hosts.js";
import { throwIfOver } from "./open-call.js";
import type { CallRequest } from "./call-request.js";
import type { Translation } from "./translation.js";
import { translate } from "./translate.js";
import { UnsuitedRouteError } from "../errors/unsuited-route-error.js";

/** A target and what it was asked, with the head of its answer or the error in place of it. */
export interface Tried {
  readonly target: Target;
  readonly translation: Translation;
  readonly reply: UpstreamReply | UpstreamError;
  /** Leaves its place, if it has one still. */
  readonly leave?: () => void;
}

export interface TryOptions {
  readonly hosts: MediaHosts | undefined;
  readonly signal: ClientSignal | AttemptSignal;
  onBodySent(): void;
  /** Nothing was sent: the target's dialect cannot express the call. */
  onUnsuited(error: UnsuitedRouteError): void;
}

/** Leaves the target's place when its answer has been read, or at once where there is none. */
export async function tryTarget(
  target: Target,
  call: Call,
  request: CallRequest,
  context: PipelineContext,
  options: TryOptions,
): Promise<Tried> {
  try {
    const translating = translateFor(target, call, request, context, options);
    const translation = translating instanceof Promise ? await translating : translating;
    const reply = await attempt(target, translation, call, request, context, options);
    if (!(reply instanceof UpstreamError))
      return { target, translation, reply, leave: context.routePlaces.leaveAfter(reply.body, target) };
    context.routePlaces.leave(target);
    return { target, translation, reply };
  } catch (error) {
    context.routePlaces.leave(target);
    if (error instanceof UnsuitedRouteError) options.onUnsuited(error);
    throw error;
  }
}

function translateFor(
  target: Target,
  call: Call,
  { input }: CallRequest,
  { registry }: PipelineContext,
  { hosts, signal }: TryOptions,
): MaybePromise<Translation> {
  if (signal.aborted) throw new ClientGoneError("The client hung up before anything was sent.");
  return andThen(translate(input, target, registry, hosts), (translation) => {
    throwIfOver(call);
    call.observer.onSending({ target, dropped: translation.dropped });
    call.dropped = translation.dropped;
    return translation;
  });
}

async function attempt(
  target: Target,
  translation: Translation,
  { inbound, observer, tracer }: Call,
  { input: { stream } }: CallRequest,
  { agent, routeHealth }: PipelineContext,
  { signal, onBodySent }: TryOptions,
): Promise<UpstreamReply | UpstreamError> {
  const begunAt = performance.now();
  routeHealth.begin(target);
  const sent =
    tracer === undefined
      ? translation
      : { ...translation, headers: { ...translation.headers, ...tracer.headersFor(target) } };
  const { operation } = inbound.route;
  const upstreamCall = { body: sent.sent, headers: sent.headers, stream, operation, signal, onBodySent };
  const ended = (outcome: string) => observer.onAttempt({ target, outcome, milliseconds: performance.now() - begunAt });
  let reply: UpstreamReply | UpstreamError;
  try {
    reply = await callUpstream(agent, target, upstreamCall);
  } catch (error) {
    if (signal.aborted) {
      ended(wasCancelled(signal) ? CANCELLED : "client_gone");
      throw new ClientGoneError("The client hung up while waiting.");
    }
    reply = asUpstreamError(error);
  }
  routeHealth.record(target, reply);
  ended(outcomeWord(reply));
  return reply;
}

function wasCancelled(signal: TryOptions["signal"]): boolean {
  return signal instanceof AttemptSignal && signal.isCancelled;
}
