/** The stages of a call, in order. */
import { doWork, EscapedError, type WorkName } from "../errors/work.js";
import { describeText } from "../request-log/describe-body.js";
import { failPoint } from "../stores/drivers/fail-points.js";
import { rootCodeOf } from "../errors/root-code.js";
import {
  ClientFacingError,
  ClientGoneError,
  GatewayError,
  toFailure,
  UpstreamFaultError,
} from "../errors/gateway-error.js";
import { sizeOf } from "../bodies/json-size.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import { andThen, type MaybePromise } from "../errors/maybe-promise.js";
import { isTaskDialect } from "../tasks/upstream/task-dialect.js";
import { admit } from "./admit.js";
import { answerStream } from "./answer-stream.js";
import { answerTask } from "./answer-task.js";
import { answerWhole } from "./answer-whole.js";
import type { Inbound } from "./inbound.js";
import type { AdmittedCall, Call, PipelineContext } from "./context.js";
import { countRefusal } from "./count-refusal.js";
import { answerCount } from "./count-tokens.js";
import { droppedHeader } from "./dropped-params.js";
import { failOver, type UpstreamAnswer } from "./failover.js";
import { logCall } from "./log-call.js";
import { openCall, throwIfOver } from "./open-call.js";
import type { CallRequest } from "./call-request.js";
import { readCall } from "./read-call.js";
import { settleFailure } from "./settle.js";
import { startTask } from "./start-task.js";
import { echoFor } from "./write-answer.js";

/** Answers a call, or throws the error that it failed with. */
export function run(inbound: Inbound, context: PipelineContext): Promise<void> {
  const name: WorkName = { work: "call", requestId: inbound.requestId };
  if (inbound.route.job === undefined) return runCall(name, inbound, context);
  const { tasks } = context;
  if (tasks === undefined) throw new GatewayError("not_found", "This gateway serves no tasks.");
  return doWork(name, () => answerTask(inbound, context, tasks));
}

async function runCall(name: WorkName, inbound: Inbound, context: PipelineContext): Promise<void> {
  const call = openCall(inbound, context);
  const { budget, imageBudget } = context;
  const lease = (inbound.dialect.places.images === undefined ? budget : imageBudget).open();
  let failure: unknown;
  try {
    await doWork(name, () => runStages(call, context, lease));
  } catch (error) {
    failure = await endFailed(call, error, context);
  } finally {
    call.leaveRoute?.();
    if (call.place !== undefined) context.callQueue.leave(call.place);
    lease.release();
    logCall(call, context);
  }
  if (failure === undefined) return;
  await pauseRefusal(failure, call, context);
  throw failure;
}

/** Nothing is held meanwhile. */
async function pauseRefusal(failure: unknown, call: Call, { crowdingKeys, registry }: PipelineContext): Promise<void> {
  const {
    record: { caller },
    inbound: { response },
  } = call;
  if (caller === undefined || response.headersSent || !(failure instanceof ClientFacingError)) return;
  const { status } = toFailure(failure, registry.gatewayCodes);
  if (status < 400 || status >= 500) return;
  await crowdingKeys.pause(caller.keyId);
}

async function runStages(call: Call, context: PipelineContext, lease: MemoryLease): Promise<void> {
  refuseIfOverloaded(context);
  const request = await readCall(call, context, lease);
  if (call.inbound.route.counts) return answerCount(call, request, context.holdManager);
  if (context.tasks !== undefined && isTaskDialect(request.input.dialect)) {
    logRequestBody(call);
    return startTask(call, request, context, lease);
  }
  const admitting = admitCall(call, request, context);
  const admitted = admitting instanceof Promise ? await admitting : admitting;
  const answering = failOver(admitted, request, context, lease);
  // While the upstream works.
  logRequestBody(call);
  const upstream = await answering;
  failPoint("call.answered");
  call.observer.onFirstByte();
  try {
    await answer(upstream, admitted, request, context, lease);
  } catch (error) {
    noteBroken(error, upstream, call, context);
    throw error;
  }
  context.routeHealth.answered(upstream.target);
  failPoint("call.delivered");
}

/** Before any work is done for it. Calls under way, and those about tasks, go on. */
function refuseIfOverloaded({ lag }: PipelineContext): void {
  if (lag.isOverloaded)
    throw new GatewayError("overloaded", "The gateway has more to do than it can. Try again shortly.", {
      retryAfter: "1",
    });
}

function admitCall(
  call: Call,
  { caller, input: { body, dialect }, callable }: CallRequest,
  context: PipelineContext,
): MaybePromise<AdmittedCall> {
  return andThen(admit({ caller, body: body.json, dialect, callable }, context.holdManager), (callMeter) => {
    call.observer.subscribe(callMeter);
    const admitted = Object.assign(call, { callMeter, isCounted: true });
    failPoint("call.admitted");
    // An escaped error may have failed the call meanwhile: nothing else would release this hold.
    if (call.isOver === true) return releaseUnused(admitted);
    throwIfOver(call);
    return admitted;
  });
}

async function releaseUnused(call: AdmittedCall): Promise<never> {
  await call.callMeter.release("failed while it was admitted");
  throw new ClientGoneError("The call was over before it was admitted.");
}

/** An answer that breaks off is a failure of its route. That its client left is none. */
function noteBroken(error: unknown, { target }: UpstreamAnswer, { observer }: Call, context: PipelineContext): void {
  if (!(error instanceof UpstreamFaultError)) return;
  context.routeHealth.brokeOff(target, rootCodeOf(error.cause) ?? error.outcome);
  observer.onBrokenOff({ target, outcome: error.outcome });
}

/** Once for a call. Operators see what was refused, too. */
function logRequestBody(call: Call): void {
  const { body, inbound, observer } = call;
  if (body === undefined) return;
  call.body = undefined;
  observer.onRequestBody(() => describeText(body, inbound.dialect.places.mediaMembers));
}

/** From here on only the members that the answer repeats are held of the body. */
function answer(
  upstream: UpstreamAnswer,
  call: AdmittedCall,
  { input: { body, dialect, stream }, callable }: CallRequest,
  { registry, metrics, answerBudget }: PipelineContext,
  lease: MemoryLease,
): Promise<void> {
  const expected = { publicId: callable.model.id, echo: echoFor(dialect, body.json, upstream.dropped) };
  lease.keep(sizeOf(expected.echo));
  if (!stream) return answerWhole(upstream, call, { answerBudget, ...expected });
  const usageWanted = dialect.wantsUsage(body.json);
  return answerStream(upstream, call, { registry, metrics, answerBudget, usageWanted, ...expected });
}

/** Releases or settles the hold of a failed call, and gives the error that its client gets. */
async function endFailed(call: Call, error: unknown, context: PipelineContext): Promise<unknown> {
  call.isOver = true;
  showDropped(call);
  const counted = call.isCounted ? error : await countRefusal(error, call.record.caller, context);
  // After an error that escaped, the gateway itself closes the connection.
  const hungUp = call.signal.aborted && !(error instanceof EscapedError);
  const failure = hungUp ? new ClientGoneError("The client hung up.", { cause: error }) : counted;
  call.observer.onFailed(failure);
  await settleFailure(call, failure);
  logRequestBody(call);
  return failure;
}

/** A client that changes a refused request must know which fields the upstream did not see. */
function showDropped({ dropped = [], inbound: { response } }: Call): void {
  if (response.headersSent) return;
  for (const [name, value] of Object.entries(droppedHeader(dropped))) response.setHeader(name, value);
}
