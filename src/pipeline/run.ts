/** The way of a call, from top to bottom. */
import type { ServerResponse } from "node:http";
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
import { send } from "./send.js";
import { settle } from "./settle.js";
import { translate } from "./translate.js";
import { validate } from "./validate.js";

/** Answers a call, or throws what it failed with. */
export async function run(inbound: Inbound, context: PipelineContext): Promise<void> {
  const call = openCall(inbound);
  const lease = context.budget.open();
  try {
    await stages(call, context, lease);
  } catch (error) {
    call.record.error = call.signal.aborted ? new ClientGone("The client hung up.", { cause: error }) : error;
    throw call.record.error;
  } finally {
    lease.release();
    settle(call, context.log, context.registry.gatewayCodes);
  }
}

async function stages(call: Call, context: PipelineContext, lease: BodyLease): Promise<void> {
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
  Object.assign(record, { model: model.id, stream } satisfies Partial<CallRecord>);

  const wish = { body, headers: request.headers, dialect, stream, model };
  const sent = await send(orderTargets(targets), {
    agent,
    stream,
    signal,
    translate: (target) => {
      const translation = translate(wish, target, registry);
      const { provider, dialect: upstreamDialect } = target.route;
      Object.assign(record, { provider, upstreamDialect, dropped: translation.dropped } satisfies Partial<CallRecord>);
      return translation;
    },
  });
  lease.release();

  if (stream) await answerStream(sent, call, { registry, publicId: model.id, body: body.json });
  else await answerWhole(sent, call, model.id);
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
