/** Translates and sends a call for one target after the other, until an upstream answers. */
import type { UpstreamReply } from "../upstream/call.js";
import { orderTargets } from "../upstream/order-targets.js";
import { stickyDraw } from "../upstream/sticky-draw.js";
import { isSuccess, outcomeWord } from "../upstream/outcome.js";
import { discardReply } from "../upstream/read-reply.js";
import type { Target } from "../upstream/target.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { ClientGoneError } from "../errors/gateway-error.js";
import { Attempts, waitUnlessGone } from "./attempts.js";
import type { Call, PipelineContext } from "./context.js";
import { type MediaHosts, openMediaHosts } from "./media-hosts.js";
import { throwIfOver } from "./open-call.js";
import type { CallRequest } from "./read-call.js";
import { send } from "./send.js";
import { stickyName } from "./sticky.js";
import { translate, type Translation } from "./translate.js";
import { explainUpstreamError, readRefusal } from "./upstream-error.js";

/** The answer of an upstream, its body unread, and how the request for it was translated. */
export interface UpstreamAnswer extends Pick<
  Translation,
  "isConverted" | "family" | "dropped" | "toolNames" | "wanted"
> {
  readonly target: Target;
  readonly reply: UpstreamReply;
}

/** Nothing has been sent to the client by then. */
export async function failOver(
  call: Call,
  request: CallRequest,
  context: PipelineContext,
  lease: MemoryLease,
): Promise<UpstreamAnswer> {
  const { model } = request.callable;
  const attempts = new Attempts(context.routeHealth.order(inOrder(request)), model.retry);
  const hosts = context.tasks && openMediaHosts(context.tasks, { lease, most: context.bodyLimit, signal: call.signal });
  for (;;) {
    const target = await takeRoute(attempts, call, request, context);
    attempts.begin(target);
    const onBodySent = () => {
      if (attempts.isLast) freeBody(request, hosts, lease);
    };
    const { translation, reply } = await tryTarget(target, call, request, context, { hosts, onBodySent });
    if (!(reply instanceof UpstreamError) && isSuccess(reply.status))
      return { target, reply, ...answered(translation) };
    const wait = attempts.waitAfter(target, reply);
    if (wait === undefined) throw await refusalOf(reply, target, translation);
    if (!(reply instanceof UpstreamError)) discardReply(reply);
    if (wait > 0) await waitUnlessGone(wait, call.signal);
    call.observer.onWaited(wait);
  }
}

/** The next target that has a place for the call. */
function takeRoute(
  { candidates }: Attempts,
  { observer, signal }: Call,
  { caller }: CallRequest,
  { routePlaces }: PipelineContext,
): Target | Promise<Target> {
  const entered = routePlaces.enter(candidates, caller.walletId, signal);
  if (!(entered instanceof Promise)) return entered;
  const begunAt = performance.now();
  return entered.finally(() => observer.onWaited(performance.now() - begunAt));
}

interface TryOptions {
  readonly hosts: MediaHosts | undefined;
  onBodySent(): void;
}

/** Leaves the target's place when its answer has been read, or at once where there is none. */
async function tryTarget(
  target: Target,
  call: Call,
  request: CallRequest,
  context: PipelineContext,
  { hosts, onBodySent }: TryOptions,
): Promise<{ readonly translation: Translation; readonly reply: UpstreamReply | UpstreamError }> {
  try {
    const translation = await translateFor(target, call, request, context, hosts);
    const reply = await attempt(target, translation, call, request, context, onBodySent);
    if (reply instanceof UpstreamError) context.routePlaces.leave(target);
    else context.routePlaces.leaveAfter(reply.body, target);
    return { translation, reply };
  } catch (error) {
    context.routePlaces.leave(target);
    throw error;
  }
}

/** The targets in the order to be tried, while all of them work. */
function inOrder({ caller, input: { body, dialect }, callable: { model, targets } }: CallRequest): readonly Target[] {
  if (model.stickyBy === undefined) return orderTargets(targets);
  return orderTargets(targets, stickyDraw(stickyName(model.stickyBy, caller, body.json, dialect)));
}

/** One request to one target. */
async function attempt(
  target: Target,
  translation: Translation,
  call: Call,
  { input: { stream } }: CallRequest,
  { agent, routeHealth }: PipelineContext,
  onBodySent: () => void,
): Promise<UpstreamReply | UpstreamError> {
  const { signal, inbound, observer, tracer } = call;
  const begunAt = performance.now();
  routeHealth.begin(target);
  const sent =
    tracer === undefined ? translation : { ...translation, headers: { ...translation.headers, ...tracer.headers } };
  const onOutcome = (outcome: string) =>
    observer.onAttempt({ target, outcome, milliseconds: performance.now() - begunAt });
  try {
    const reply = await send(target, sent, { agent, stream, operation: inbound.route.operation, signal, onBodySent });
    routeHealth.record(target, reply);
    onOutcome(outcomeWord(reply));
    return reply;
  } catch (error) {
    if (error instanceof ClientGoneError) onOutcome("client_gone");
    throw error;
  }
}

/** No other target will need the body. */
function freeBody({ input: { body } }: CallRequest, hosts: MediaHosts | undefined, lease: MemoryLease): void {
  body.attachments?.free();
  hosts?.known.clear();
  lease.keep(body.text.length);
}

async function translateFor(
  target: Target,
  call: Call,
  { input }: CallRequest,
  { registry }: PipelineContext,
  hosts: MediaHosts | undefined,
): Promise<Translation> {
  if (call.signal.aborted) throw new ClientGoneError("The client hung up before anything was sent.");
  const translation = await translate(input, target, registry, hosts);
  throwIfOver(call);
  call.observer.onSending({ target, dropped: translation.dropped });
  call.dropped = translation.dropped;
  return translation;
}

/** What the answer is read by. */
function answered({ isConverted, family, dropped, toolNames, wanted }: Translation) {
  return { isConverted, family, dropped, toolNames, wanted };
}

/** What the client gets. */
async function refusalOf(
  reply: UpstreamReply | UpstreamError,
  target: Target,
  { isConverted }: Translation,
): Promise<Error> {
  if (reply instanceof UpstreamError) return explainUpstreamError(reply);
  return readRefusal(reply, target, isConverted);
}
