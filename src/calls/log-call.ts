/** Records each call once: a line of the log, a row of the request log, and the metrics. */
import { describeTexts } from "../request-log/describe-body.js";
import type { Call, PipelineContext } from "./context.js";
import { measureCall } from "./measure-call.js";
import { ClientGoneError, type GatewayCodes, toFailure } from "../errors/gateway-error.js";
import { type Outcome, requestRow } from "./request-row.js";
import { logNamed } from "../observability/log-event.js";

type LogCallContext = Pick<PipelineContext, "log" | "metrics" | "requestLog"> & {
  readonly registry: { readonly gatewayCodes: GatewayCodes };
};

/** The status with which proxies log a client that hung up. */
const CLIENT_GONE = { status: 499, code: "client_gone" };

const LONGEST_CAUSE = 500;

export function logCall(call: Call, { log, metrics, requestLog, registry }: LogCallContext): void {
  const outcome = outcomeOf(call, registry.gatewayCodes);
  const { requestId, dialect } = call.inbound;
  const { caller, model, provider, upstreamDialect, stream, dropped, startedAt } = call.record;
  const bill = call.callMeter?.bill;
  logNamed(log, {
    event: "call.completed",
    requestId,
    traceId: call.tracer?.traceId,
    key: caller?.keyId,
    wallet: caller?.walletId,
    dialect: dialect.name,
    model,
    provider,
    upstreamDialect,
    stream,
    dropped,
    usage: bill?.quantities,
    ticks: bill === undefined ? undefined : String(bill.ticks),
    estimated: bill?.estimated,
    status: outcome.status,
    code: outcome.code,
    cause: outcome.cause,
    milliseconds: Math.round(performance.now() - startedAt),
  });
  const measured = measureCall(
    call,
    outcome,
    (code) => code === CLIENT_GONE.code || Object.hasOwn(registry.gatewayCodes, code),
  );
  metrics.callEnded(measured);
  call.tracer?.end(measured);
  // Unknown callers get no row, so that they cannot fill the log.
  if (caller !== undefined) requestLog?.add(requestRow(call, outcome));
}

function outcomeOf({ inbound: { response }, record: { error } }: Call, codes: GatewayCodes): Outcome {
  if (error === undefined) return { status: response.statusCode, code: undefined, cause: undefined };
  const isGone = error instanceof ClientGoneError;
  const failure = isGone ? CLIENT_GONE : toFailure(error, codes);
  return {
    status: response.headersSent && !isGone ? response.statusCode : failure.status,
    code: failure.code,
    cause: causeOf(error),
  };
}

/** The cause of an upstream's failure, for operators only. */
function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return undefined;
  const { cause } = error;
  if ("code" in cause && typeof cause.code === "string") return cause.code;
  // Parsers quote their input.
  const [message] = describeTexts([cause.message]);
  return message?.slice(0, LONGEST_CAUSE);
}
