/** The way of a call, from top to bottom. */
import type { ServerResponse } from "node:http";
import { describeBody, describeTexts } from "../metering/described-body.js";
import type { Wire } from "../registry.js";
import { failPoint } from "../stores/fail-points.js";
import type { Caller } from "../stores/types.js";
import { orderTargets } from "../upstream/order-targets.js";
import type { Target } from "../upstream/target.js";
import { admit } from "./admit.js";
import { answerStream } from "./answer-stream.js";
import { answerWhole } from "./answer-whole.js";
import { authenticate } from "./authenticate.js";
import type { BodyLease } from "./body-budget.js";
import type { CallableModel } from "./catalog-view.js";
import { checkHeaders } from "./check-headers.js";
import type { Call, CallRecord, Inbound, PipelineContext } from "./context.js";
import { ClientGone, GatewayError } from "./gateway-error.js";
import { read } from "./read.js";
import { refuse, refuseByProfile } from "./refuse.js";
import { resolve, wantsStream } from "./resolve.js";
import { send, type Sent } from "./send.js";
import { settleFailure } from "./settle.js";
import { translate, type Wish } from "./translate.js";
import { validate } from "./validate.js";
import { writeDown } from "./write-down.js";

/** A call that an upstream has begun to answer. Of its body only the echo is still held. */
interface Asked {
  readonly sent: Sent;
  readonly publicId: string;
  /** What the client's dialect repeats of the request. */
  readonly echo: Wire;
  readonly stream: boolean;
  /** The client wants to see the event that only tells usage. */
  readonly usageWanted: boolean;
}

/** Answers a call, or throws what it failed with. */
export async function run(inbound: Inbound, context: PipelineContext): Promise<void> {
  const call = openCall(inbound, context.requestLog !== undefined);
  const lease = context.budget.open();
  try {
    const asked = await ask(call, context, lease);
    lease.keep(JSON.stringify(asked.echo).length);
    await answer(call, context, asked);
    failPoint("call.told");
  } catch (error) {
    call.record.error = call.signal.aborted ? new ClientGone("The client hung up.", { cause: error }) : error;
    await settleFailure(call, call.record.error);
    throw call.record.error;
  } finally {
    lease.release();
    writeDown(call, context);
  }
}

async function ask(call: Call, context: PipelineContext, lease: BodyLease): Promise<Asked> {
  const { caller, wish, callable, targets } = await understand(call, context, lease);
  const { body, dialect, stream } = wish;
  const account = await admit({ caller, body: body.json, dialect, callable }, context.cashier);
  call.account = account;
  failPoint("call.admitted");
  // Nothing was sent yet for one who did not wait so long.
  if (call.signal.aborted) throw new ClientGone("The client hung up before its call was sent.");

  const sending = send(targets, {
    agent: context.agent,
    stream,
    task: call.inbound.route.task,
    signal: call.signal,
    translate: (target) => {
      const translation = translate(wish, target, context.registry);
      const { provider, model: upstreamModel, dialect: upstreamDialect } = target.route;
      note(call.record, { provider, upstreamModel, upstreamDialect, dropped: describeTexts(translation.dropped), upstreamAt: performance.now() });
      account.sending();
      return translation;
    },
  });
  // While the upstream thinks there is time to write down what it was asked.
  if (call.isLogged) note(call.record, { requestBody: describeBody(body.json, dialect.places.mediaMembers) });
  const sent = await sending;
  failPoint("call.answered");
  note(call.record, { firstByteAt: performance.now() });
  return { sent, publicId: callable.model.id, echo: dialect.echoOf(body.json), stream, usageWanted: dialect.wantsUsage(body.json) };
}

/** What is asked for, by whom, and where it can go. */
interface Understood {
  readonly caller: Caller;
  readonly wish: Wish;
  readonly callable: CallableModel;
  readonly targets: readonly Target[];
}

/** Reads a call, and refuses what cannot be asked before any money is held. */
async function understand({ inbound, record }: Call, context: PipelineContext, lease: BodyLease): Promise<Understood> {
  const { request, dialect, query } = inbound;
  const { registry } = context;
  const caller = await authenticate(dialect.credentials, request.headers, query, context.keys);
  note(record, { caller });
  checkHeaders(request.headers, dialect.requiredHeaders);
  const body = await read(request, dialect.places.pictures === undefined ? context.bodyLimit : context.pictureLimit, lease);
  validate(body.json, dialect, inbound.route.task);
  refuse(body.json, dialect, registry);
  const callable = resolve(body.json, inbound, context.catalog(), caller);
  const { model } = callable;
  refuseByProfile(body.json, dialect, model.profile, registry);
  const stream = wantsStream(body.json, inbound);
  if (stream && dialect.manner.streams === undefined) throw new GatewayError("unsupported_capability", "This endpoint has no streams.", { param: dialect.places.requestStream?.join(".") });
  note(record, { model: model.id, stream });
  const wish = { body, headers: request.headers, dialect, stream, model };
  const targets = orderTargets(callable.targets);
  // A number that could not be carried exactly is told of before the wallet is asked for what it stands for.
  const [first] = targets;
  if (body.hasBigIntegers && first !== undefined) translate(wish, first, registry);
  return { caller, wish, callable, targets };
}

function answer(call: Call, { registry }: PipelineContext, { sent, publicId, echo, stream, usageWanted }: Asked): Promise<void> {
  if (stream) return answerStream(sent, call, { registry, publicId, echo, usageWanted });
  return answerWhole(sent, call, { publicId, echo });
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
