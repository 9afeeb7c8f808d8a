/** The way of a call, from top to bottom. */
import type { IncomingMessage, ServerResponse } from "node:http";
import { doWork } from "../errors/work.js";
import { describeBody, describeTexts } from "../request-log/describe-body.js";
import type { AnyDialect, FormTable, Wire } from "../registry.js";
import { failPoint } from "../stores/drivers/fail-points.js";
import type { Caller } from "../stores/keys/caller.js";
import { orderTargets } from "../upstream/order-targets.js";
import { admit } from "./admit.js";
import { answerStream } from "./answer-stream.js";
import { answerWhole } from "./answer-whole.js";
import { authenticate } from "./authenticate.js";
import type { MemoryLease } from "../bodies/memory-budget.js";
import type { CallableModel } from "../routing/catalog-view.js";
import { checkHeaders } from "./check-headers.js";
import { countRefusal } from "./count-refusal.js";
import type { Call, CallRecord, Inbound, PipelineContext, TaskContext } from "./context.js";
import { answerCount, unwrapped } from "./count-tokens.js";
import { droppedHeader } from "./dropped-params.js";
import { ClientGoneError, GatewayError } from "../errors/gateway-error.js";
import { answerTask } from "./answer-task.js";
import { isTaskDialect } from "../tasks/upstream/task-dialect.js";
import { startTask } from "./start-task.js";
import { resolveDialect } from "./resolve-dialect.js";
import type { Body } from "../bodies/body.js";
import { openMediaHosts } from "./media-hosts.js";
import { read, readEither, readMedia } from "../bodies/read-body.js";
import { filterByProfile, refuse } from "./refuse.js";
import { resolve, wantsStream } from "./resolve-model.js";
import { send, type UpstreamAnswer } from "./send.js";
import { settleFailure } from "./settle.js";
import { sizeOf } from "../bodies/json-size.js";
import { translate, type TranslateInput } from "./translate.js";
import { validate } from "./validate.js";
import { logCall } from "./log-call.js";

/** A call that an upstream has begun to answer. Of its body only the echo is still held. */
interface ExpectedAnswer {
  readonly sent: UpstreamAnswer;
  readonly publicId: string;
  /** What the client's dialect repeats of the request. */
  readonly echo: Wire;
  readonly stream: boolean;
  /** The client wants to see the event that only tells usage. */
  readonly usageWanted: boolean;
}

/** Answers a call, or throws what it failed with. */
export async function run(inbound: Inbound, context: PipelineContext): Promise<void> {
  if (inbound.route.job === undefined) return answerCall(inbound, context);
  if (context.tasks === undefined) throw new GatewayError("not_found", "No tasks are kept here.");
  return answerTask(inbound, context, context.tasks);
}

async function answerCall(inbound: Inbound, context: PipelineContext): Promise<void> {
  const call = openCall(inbound, context.requestLog !== undefined);
  const { budget, imageBudget } = context;
  const lease = (inbound.dialect.places.images === undefined ? budget : imageBudget).open();
  try {
    await doWork({ work: "call", requestId: inbound.requestId }, () => carryOut(call, context, lease));
  } catch (error) {
    call.isOver = true;
    reportDropped(call);
    const counted = call.isCounted ? error : await countRefusal(error, call.record.caller, context);
    call.record.error = call.signal.aborted ? new ClientGoneError("The client hung up.", { cause: error }) : counted;
    await settleFailure(call, call.record.error);
    throw call.record.error;
  } finally {
    lease.release();
    logCall(call, context);
  }
}

async function carryOut(call: Call, context: PipelineContext, lease: MemoryLease): Promise<void> {
  const understood = await understand(call, context, lease);
  if (call.inbound.route.counts) {
    const {
      caller,
      wish: { body, dialect },
    } = understood;
    return answerCount(call, { caller, body: body.json, dialect }, context.holdManager);
  }
  if (context.tasks !== undefined && isTaskDialect(understood.wish.dialect))
    return makeJob(call, understood, lease, context, context.tasks);
  const asked = await ask(call, understood, context, lease);
  lease.keep(sizeOf(asked.echo));
  await answer(call, context, asked);
  failPoint("call.told");
}

/** Whoever changes a request that an upstream refused must know what of it the upstream did not see. */
function reportDropped({ dropped = [], inbound: { response } }: Call): void {
  if (response.headersSent) return;
  for (const [name, value] of Object.entries(droppedHeader(dropped))) response.setHeader(name, value);
}

/** What takes long is answered with the name of a task. */
async function makeJob(
  call: Call,
  { caller, wish: { body, dialect }, callable }: Understood,
  lease: MemoryLease,
  context: PipelineContext,
  tasks: TaskContext,
): Promise<void> {
  if (call.isLogged) note(call.record, { requestBody: describeBody(body.json, dialect.places.mediaMembers) });
  if (!isTaskDialect(dialect)) throw new RangeError(`The dialect ${dialect.name} makes no jobs.`);
  await startTask(call, { caller, body, dialect, callable, lease }, context, tasks);
}

async function ask(
  call: Call,
  { caller, wish, callable }: Understood,
  context: PipelineContext,
  lease: MemoryLease,
): Promise<ExpectedAnswer> {
  const { body, dialect, stream } = wish;
  const { registry } = context;
  const asking = { caller, body: body.json, dialect, callable };
  const callMeter = await admit(asking, context.holdManager);
  call.callMeter = callMeter;
  call.isCounted = true;
  // What escaped meanwhile has failed the call already: nobody else will give this back.
  if (call.isOver) await callMeter.release("failed while it was admitted");
  failPoint("call.admitted");
  throwIfOver(call);

  const hosts = context.tasks && openMediaHosts(context.tasks, { lease, most: context.bodyLimit, signal: call.signal });
  const sending = send(orderTargets(callable.targets), {
    agent: context.agent,
    stream,
    operation: call.inbound.route.operation,
    signal: call.signal,
    told: () => {
      body.attachments?.free();
      hosts?.known.clear();
      lease.keep(body.text.length);
    },
    translate: async (target) => {
      const translation = await translate(wish, target, registry, hosts);
      throwIfOver(call);
      const { provider, model: upstreamModel, dialect: upstreamDialect } = target.route;
      note(call.record, {
        provider,
        upstreamModel,
        upstreamDialect,
        dropped: describeTexts(translation.dropped),
        upstreamAt: performance.now(),
      });
      callMeter.sending(target.profile?.imageTokens);
      call.dropped = translation.dropped;
      return translation;
    },
  });
  // While the upstream thinks there is time to write down what it was asked.
  if (call.isLogged) note(call.record, { requestBody: describeBody(body.json, dialect.places.mediaMembers) });
  const sent = await sending;
  failPoint("call.answered");
  note(call.record, { firstByteAt: performance.now() });
  return {
    sent,
    publicId: callable.model.id,
    echo: dialect.echoOf(body.json),
    stream,
    usageWanted: dialect.wantsUsage(body.json),
  };
}

/** Nothing is sent for one who has left, nor for a call that has failed meanwhile. */
function throwIfOver({ signal, isOver = false }: Call): void {
  if (signal.aborted || isOver) throw new ClientGoneError("The call was over before it was sent.");
}

/** What is asked for, by whom, and of which model. */
interface Understood {
  readonly caller: Caller;
  readonly wish: TranslateInput;
  readonly callable: CallableModel;
}

/** Reads a call, and refuses what cannot be asked before any money is held. */
async function understand(call: Call, context: PipelineContext, lease: MemoryLease): Promise<Understood> {
  const {
    record,
    inbound: { request, query, dialect: spoken },
  } = call;
  const { registry } = context;
  const caller = await authenticate(
    spoken.credentials,
    request.headers,
    query,
    context.keysFor(request.socket.remoteAddress),
  );
  note(record, { caller });
  const { form, operation } = call.inbound.route;
  checkHeaders(request.headers, spoken.requiredHeaders, form !== undefined);
  const sent = await readBody(request, { spoken, form }, context, lease);
  const body = call.inbound.route.counts ? unwrapped(sent, spoken) : sent;
  const inbound = (call.inbound = { ...call.inbound, dialect: resolveDialect(body.json, spoken, context) });
  const { dialect } = inbound;
  validate(body.json, dialect, operation);
  refuse(body.json, dialect, registry);
  const found = resolve(body.json, inbound, context.catalog(), caller);
  const asked = { body: body.json, isForm: body.form !== undefined, dialect, operation };
  const callable = filterByProfile(asked, found, registry);
  const { model } = callable;
  const stream = wantsStream(body.json, inbound);
  if (stream && dialect.modality.streams === undefined)
    throw new GatewayError("unsupported_capability", "This endpoint has no streams.", {
      param: dialect.places.requestStream?.join("."),
    });
  note(record, { model: model.id, stream });
  const wish = { body, headers: request.headers, dialect, stream, model };
  return { caller, wish, callable };
}

function answer(
  call: Call,
  { registry, answerBudget }: PipelineContext,
  { sent, publicId, echo, stream, usageWanted }: ExpectedAnswer,
): Promise<void> {
  if (stream) return answerStream(sent, call, { registry, answerBudget, publicId, echo, usageWanted });
  return answerWhole(sent, call, { answerBudget, publicId, echo });
}

/** Requests for images and videos bring such; where videos are asked for at the address of words, only those do. */
function readBody(
  request: IncomingMessage,
  { spoken, form }: { readonly spoken: AnyDialect; readonly form: FormTable | undefined },
  context: PipelineContext,
  lease: MemoryLease,
): Promise<Body> {
  const { bodyLimit: words, imageLimit, videoLimit } = context;
  if (spoken.places.images !== undefined) return readMedia(request, { whole: imageLimit, words }, lease, form);
  if (spoken.jobs !== undefined) return readMedia(request, { whole: videoLimit, words }, lease);
  if (spoken.sibling === undefined) return read(request, words, lease);
  return readEither(
    request,
    { whole: Math.max(words, videoLimit), words },
    lease,
    ({ json }) => resolveDialect(json, spoken, context) !== spoken,
  );
}

function note(record: CallRecord, known: Partial<CallRecord>): void {
  Object.assign(record, known);
}

function openCall(inbound: Inbound, isLogged: boolean): Call {
  return { inbound, record: { startedAt: performance.now() }, signal: whenGone(inbound.response), isLogged };
}

/** Aborts when the connection closes before the answer was sent. */
function whenGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
