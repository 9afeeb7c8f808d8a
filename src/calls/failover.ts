/** Translates and sends a call for one target after the other, until an upstream answers. */
import type { UpstreamReply } from "../upstream/exchange.js";
import { orderTargets } from "../upstream/order-targets.js";
import { stickyDraw } from "../upstream/sticky-draw.js";
import { isSuccess } from "../upstream/outcome.js";
import type { Target } from "../upstream/target.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { type Tried, tryTarget } from "./attempt.js";
import { Attempts, waitUnlessGone } from "./attempts.js";
import type { Call, PipelineContext } from "./context.js";
import { hedge } from "./hedge.js";
import { CallMediaHosts, type MediaHosts } from "./media-hosts.js";
import type { CallRequest } from "./read-call.js";
import { Refusals } from "./refusals.js";
import { stickyName } from "./sticky.js";
import type { Translation } from "./translate.js";

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
  const media = { lease, most: context.bodyLimit, signal: call.signal };
  const hosts = context.tasks && new CallMediaHosts(context.tasks, media);
  const refusals = new Refusals();
  const progress: Progress = { attempts, refusals };
  for (;;) {
    const taking = takeRoute(progress, call, request, context);
    const first = taking instanceof Promise ? await taking : taking;
    attempts.begin(first);
    const tried = await tryRoutes(first, progress, call, request, context, { hosts, lease });
    const { target, translation, reply } = tried;
    call.leaveRoute = tried.leave;
    if (!(reply instanceof UpstreamError) && isSuccess(reply.status))
      return { target, reply, ...answered(translation) };
    const wait = refuse(tried, progress);
    if (wait === undefined) throw await refusals.best();
    refusals.limitReading();
    if (wait > 0) await waitUnlessGone(wait, call.signal);
    call.observer.onWaited(wait);
  }
}

/** The attempts of a call, and what came of them. */
interface Progress {
  readonly attempts: Attempts;
  readonly refusals: Refusals;
}

/** How long to wait after a failure. Nothing: it was the last attempt. */
function refuse(tried: Tried, { attempts, refusals }: Progress): number | undefined {
  refusals.add(tried, !attempts.isRepeated(tried.reply));
  return attempts.waitAfter(tried.target, tried.reply);
}

/** The next target that has a place for the call. Where none has one, an earlier refusal may say more than that. */
function takeRoute(
  { attempts: { nextTargets }, refusals }: Progress,
  { observer, signal }: Call,
  { caller }: CallRequest,
  { routePlaces }: PipelineContext,
): Target | Promise<Target> {
  const entered = routePlaces.enter(nextTargets, caller.walletId, signal);
  if (!(entered instanceof Promise)) return entered;
  const begunAt = performance.now();
  return entered
    .catch(async (error: unknown) => {
      throw error instanceof GatewayError ? await refusals.best(error) : error;
    })
    .finally(() => observer.onWaited(performance.now() - begunAt));
}

interface TryInput {
  readonly hosts: MediaHosts | undefined;
  readonly lease: MemoryLease;
}

/** One attempt, or two at once where the model asks for that. */
function tryRoutes(
  first: Target,
  progress: Progress,
  call: Call,
  request: CallRequest,
  context: PipelineContext,
  { hosts, lease }: TryInput,
): Promise<Tried> {
  const afterMs = request.callable.model.retry?.hedgeAfterMs;
  if (afterMs === undefined) {
    const onBodySent = () => {
      if (progress.attempts.isLast) freeBody(request, hosts, lease);
    };
    return tryTarget(first, call, request, context, { hosts, signal: call.signal, onBodySent });
  }
  return tryHedged(first, afterMs, progress, call, request, context, hosts);
}

async function tryHedged(
  first: Target,
  afterMs: number,
  progress: Progress,
  call: Call,
  request: CallRequest,
  context: PipelineContext,
  hosts: MediaHosts | undefined,
): Promise<Tried> {
  const { attempts, refusals } = progress;
  const tried = await hedge(first, {
    client: call.signal,
    afterMs,
    start: (target, signal) =>
      tryTarget(target, call, request, context, { hosts, signal, onBodySent: () => undefined }),
    second: () => takeSecond(attempts, context),
    isFinal: (failure) => !attempts.isRepeated(failure),
    // A route that hangs would be asked first for as long as another one answers for it.
    onOutrun: (target) => context.routeHealth.record(target, OUTRUN),
    onFailed: (failed) => {
      refuse(failed, progress);
      refusals.limitReading();
    },
  });
  announceChosen(tried, call);
  return tried;
}

const OUTRUN = new UpstreamError("timeout", "Another route answered first.");

/** A route that was not tried yet, if one has a place at once. */
function takeSecond(attempts: Attempts, { routePlaces }: PipelineContext): Target | undefined {
  const target = routePlaces.tryEnter(attempts.further);
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
