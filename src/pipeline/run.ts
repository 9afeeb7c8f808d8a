/** The way of a call, from top to bottom. */
import type { ServerResponse } from "node:http";
import { estimateBody } from "../metering/estimate-tokens.js";
import { orderTargets } from "../upstream/order-targets.js";
import { answerStream } from "./answer-stream.js";
import { answerWhole } from "./answer-whole.js";
import { authenticate } from "./authenticate.js";
import type { BodyLease } from "./body-budget.js";
import { checkHeaders } from "./check-headers.js";
import type { Call, CallRecord, Inbound, PipelineContext } from "./context.js";
import { ClientGone } from "./gateway-error.js";
import { read } from "./read.js";
import { refuse, refuseByProfile } from "./refuse.js";
import { resolve, wantsStream } from "./resolve.js";
import { send, type Sent } from "./send.js";
import { settle } from "./settle.js";
import { translate } from "./translate.js";
import { validate } from "./validate.js";

/** A call that an upstream has begun to answer. Its body is no longer held. */
interface Asked {
  readonly sent: Sent;
  readonly publicId: string;
  readonly stream: boolean;
  /** The client wants to see the event that only tells usage. */
  readonly usageWanted: boolean;
  readonly inputEstimate: number;
}

/** Answers a call, or throws what it failed with. */
export async function run(inbound: Inbound, context: PipelineContext): Promise<void> {
  const call = openCall(inbound);
  try {
    const asked = await ask(call, context);
    await answer(call, context, asked);
  } catch (error) {
    call.record.error = call.signal.aborted ? new ClientGone("The client hung up.", { cause: error }) : error;
    throw call.record.error;
  } finally {
    settle(call, context.log, context.registry.gatewayCodes);
  }
}

async function ask(call: Call, context: PipelineContext): Promise<Asked> {
  const lease = context.budget.open();
  try {
    return await stages(call, context, lease);
  } finally {
    lease.release();
  }
}

async function stages(call: Call, context: PipelineContext, lease: BodyLease): Promise<Asked> {
  const { inbound, record, signal } = call;
  const { request, dialect, query } = inbound;
  const { registry, agent } = context;

  record.caller = await authenticate(dialect.credentials, request.headers, query, context.keys);
  checkHeaders(request.headers, dialect.requiredHeaders);
  const body = await read(request, context.bodyLimit, lease);
  validate(body.json, dialect);
  refuse(body.json, dialect, registry);
  const { model, targets } = resolve(body.json, inbound, context.catalog());
  refuseByProfile(body.json, dialect, model.profile, registry);
  const stream = wantsStream(body.json, inbound);
  note(record, { model: model.id, stream });

  const wish = { body, headers: request.headers, dialect, stream, model };
  const sent = await send(orderTargets(targets), {
    agent,
    stream,
    signal,
    translate: (target) => {
      const translation = translate(wish, target, registry);
      const { provider, dialect: upstreamDialect } = target.route;
      note(record, { provider, upstreamDialect, dropped: translation.dropped });
      return translation;
    },
  });
  return { sent, publicId: model.id, stream, usageWanted: dialect.wantsUsage(body.json), inputEstimate: stream ? estimateBody(body.json, dialect.places.mediaMembers) : 0 };
}

function answer(call: Call, { registry }: PipelineContext, { sent, publicId, stream, usageWanted, inputEstimate }: Asked): Promise<void> {
  if (stream) return answerStream(sent, call, { registry, publicId, usageWanted, inputEstimate });
  return answerWhole(sent, call, publicId);
}

function note(record: CallRecord, known: Partial<CallRecord>): void {
  Object.assign(record, known);
}

function openCall(inbound: Inbound): Call {
  return { inbound, record: { startedAt: performance.now() }, signal: whenGone(inbound.response) };
}

/** Aborts when the connection closes before the answer was sent. */
function whenGone(response: ServerResponse): AbortSignal {
  const controller = new AbortController();
  response.once("close", () => {
    if (!response.writableFinished) controller.abort();
  });
  return controller.signal;
}
