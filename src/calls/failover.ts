/** Translates and sends a call for one target after the other, until an upstream answers. */
import type { UpstreamReply } from "../upstream/call.js";
import { orderTargets } from "../upstream/order-targets.js";
import { stickyDraw } from "../upstream/sticky-draw.js";
import { isSuccess } from "../upstream/outcome.js";
import { discardReply } from "../upstream/read-reply.js";
import type { Target } from "../upstream/target.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { type Tried, tryTarget } from "./attempt.js";
import { Attempts, waitUnlessGone } from "./attempts.js";
import type { Call, PipelineContext } from "./context.js";
import { hedge } from "./hedge.js";
import { type MediaHosts, openMediaHosts } from "./media-hosts.js";
import type { CallRequest } from "./read-call.js";
import { stickyName } from "./sticky.js";
import type { Translation } from "./translate.js";
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
    const taking = takeRoute(attempts, call, request, context);
    const first = taking instanceof Promise ? await taking : taking;
    attempts.begin(first);
    const tried = await tryRoutes(first, attempts, call, request, context, { hosts, lease });
    const { target, translation, reply } = tried;
    call.leaveRoute = tried.leave;
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

interface TryInput {
  readonly hosts: MediaHosts | undefined;
  readonly lease: MemoryLease;
}

/** One attempt, or two at once where the model asks for that. */
function tryRoutes(
  first: Target,
  attempts: Attempts,
  call: Call,
  request: CallRequest,
  context: PipelineContext,
  { hosts, lease }: TryInput,
): Promise<Tried> {
  const afterMs = request.callable.model.retry?.hedgeAfterMs;
  if (afterMs === undefined) {
    const onBodySent = () => {
      if (attempts.isLast) freeBody(request, hosts, lease);
    };
    return tryTarget(first, call, request, context, { hosts, signal: call.signal, onBodySent });
  }
  return tryHedged(first, afterMs, attempts, call, request, context, hosts);
}

async function tryHedged(
  first: Target,
  afterMs: number,
  attempts: Attempts,
  call: Call,
  request: CallRequest,
  context: PipelineContext,
  hosts: MediaHosts | undefined,
): Promise<Tried> {
  const tried = await hedge(first, {
    client: call.signal,
    afterMs,
    start: (target, signal) =>
      tryTarget(target, call, request, context, { hosts, signal, onBodySent: () => undefined }),
    second: () => takeSecond(attempts, context),
    isFinal: (failure) => !attempts.isRepeated(failure),
    // A route that hangs would be asked first for as long as another one answers for it.
    onOutrun: (target) => context.routeHealth.record(target, OUTRUN),
    onFailed: ({ target, reply }) => {
      attempts.waitAfter(target, reply);
      if (!(reply instanceof UpstreamError)) discardReply(reply);
    },
  });
  announceChosen(tried, call);
  return tried;
}

const OUTRUN = new UpstreamError("timeout", "Another route answered first.");

/** A route that was not tried yet, if one has a place at once. */
function takeSecond(attempts: Attempts, { routePlaces }: PipelineContext): Target | undefined {
  const target = routePlaces.enterNow(attempts.further);
  if (target !== undefined) attempts.begin(target);
  return target;
}

/** Another target may have been announced since. */
function announceChosen({ target, translation: { dropped } }: Tried, call: Call): void {
  call.observer.onChosen({ target, dropped });
  call.dropped = dropped;
}

/** The targets in the order to be tried, while all of them work. */
function inOrder({ caller, input: { body, dialect }, callable: { model, targets } }: CallRequest): readonly Target[] {
  if (model.stickyBy === undefined) return orderTargets(targets);
  return orderTargets(targets, stickyDraw(stickyName(model.stickyBy, caller, body.json, dialect)));
}

/** No other target will need the body. */
function freeBody({ input: { body } }: CallRequest, hosts: MediaHosts | undefined, lease: MemoryLease): void {
  body.attachments?.free();
  hosts?.known.clear();
  lease.keep(body.text.length);
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
