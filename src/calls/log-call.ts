/** Records each call once: a line of the log, a row of the request log, and the metrics. */
import { type GatewayCodes, ClientGoneError, toFailure } from "../errors/gateway-error.js";
import { countsOf } from "../money/quantities.js";
import { rootCodeOf } from "../errors/root-code.js";
import { logNamed } from "../observability/log-event.js";
import { type MeasuredCall, measuredTokens } from "../observability/measured-call.js";
import { describeTexts } from "../request-log/describe-body.js";
import { newIdentifier } from "../stores/identifiers.js";
import type { LoggedAttempt, RequestRow } from "../stores/logs/request-rows.js";
import { usdOf } from "../stores/wallets/money.js";
import { type Attempt, CANCELLED } from "./call-observer.js";
import type { CallRecord } from "./call-recorder.js";
import type { Call, PipelineContext } from "./context.js";

type LogCallContext = Pick<PipelineContext, "log" | "metrics" | "requestLog"> & {
  readonly registry: { readonly gatewayCodes: GatewayCodes };
};

/** How a call ended. */
interface CallEnd {
  readonly status: number;
  readonly code: string | undefined;
  readonly cause: string | undefined;
}

/** The status with which proxies log a client that hung up. */
const CLIENT_GONE = { status: 499, code: "client_gone" };

const LONGEST_CAUSE = 500;

/** Codes of upstreams are theirs, and any number of them. Some errors have none. */
const OTHER_CODE = "upstream_refusal";

export function logCall(call: Call, { log, metrics, requestLog, registry }: LogCallContext): void {
  const end = endOf(call, registry.gatewayCodes);
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
    status: end.status,
    code: end.code,
    cause: end.cause,
    milliseconds: Math.round(performance.now() - startedAt),
  });
  const measured = measureCall(
    call,
    end,
    (code) => code === CLIENT_GONE.code || Object.hasOwn(registry.gatewayCodes, code),
  );
  metrics.callEnded(measured);
  call.tracer?.end(measured);
  // Unknown callers get no row, so that they cannot fill the log.
  if (caller !== undefined) requestLog?.add(requestRow(call, end));
}

function endOf({ inbound: { response }, record: { error } }: Call, codes: GatewayCodes): CallEnd {
  if (error === undefined) return { status: response.statusCode, code: undefined, cause: undefined };
  const isGone = error instanceof ClientGoneError;
  const failure = isGone ? CLIENT_GONE : toFailure(error, codes);
  return {
    status: response.headersSent && !isGone ? response.statusCode : failure.status,
    // The status of a stream that began is that of a success.
    code: failure.code ?? (response.headersSent ? OTHER_CODE : undefined),
    cause: causeOf(error),
  };
}

/** The cause of an upstream's failure, for operators only. */
function causeOf(error: unknown): string | undefined {
  if (!(error instanceof Error) || !(error.cause instanceof Error)) return undefined;
  const { cause } = error;
  const code = rootCodeOf(cause);
  if (code !== undefined) return code;
  // Parsers quote their input.
  const [message] = describeTexts([cause.message]);
  return message && message.slice(0, LONGEST_CAUSE) + placeOfFault(cause);
}

/** Where the gateway failed at what an upstream sent: such an error is a mistake of the program, to be reported. */
function placeOfFault(cause: Error): string {
  const isFault = cause instanceof TypeError || cause instanceof RangeError || cause instanceof ReferenceError;
  const place = isFault ? /^\s+(at .*)/m.exec(cause.stack ?? "")?.[1] : undefined;
  return place === undefined ? "" : ` ${place}`;
}

/** What the metrics show of a call. */
function measureCall(
  { inbound, record, callMeter }: Call,
  { status, code }: CallEnd,
  isKnown: (code: string) => boolean,
): MeasuredCall {
  const { model, provider, upstreamDialect, startedAt, firstByteAt, attempts = [], dropped = [] } = record;
  const bill = callMeter?.bill;
  const firstByte = firstByteAt === undefined ? undefined : firstByteAt - startedAt;
  return {
    dialect: inbound.dialect.name,
    model: model ?? "",
    provider: provider ?? "",
    upstream: upstreamDialect ?? "",
    status,
    code: code === undefined || isKnown(code) ? (code ?? "") : OTHER_CODE,
    seconds: (performance.now() - startedAt) / 1000,
    firstByteSeconds: firstByte && firstByte / 1000,
    overheadSeconds: firstByte && Math.max(0, firstByte - waitedIn(record)) / 1000,
    settlementSeconds: bill?.settlementMilliseconds === undefined ? undefined : bill.settlementMilliseconds / 1000,
    tokens: bill && measuredTokens(bill.quantities),
    usd: bill === undefined ? 0 : usdOf(bill.ticks),
    dropped,
    isDeclared: (name) => inbound.dialect.requestNames.has(name),
    attempts: attempts.map(({ target, outcome }) => ({ provider: target.route.provider, outcome })),
  };
}

/** The milliseconds that a call waited for its client, for a place, and for upstreams. */
function waitedIn({ waitedMilliseconds = 0, attempts = [] }: CallRecord): number {
  return attempts.reduce(
    (sum, { outcome, milliseconds }) => (outcome === CANCELLED ? sum : sum + milliseconds),
    waitedMilliseconds,
  );
}

/** A call as a row of the request log. */
function requestRow({ inbound, record, callMeter }: Call, { status, code, cause }: CallEnd): RequestRow {
  const { requestId, dialect, route } = inbound;
  const { caller, startedAt, upstreamAt, firstByteAt } = record;
  const now = performance.now();
  const since = (moment: number | undefined) => (moment === undefined ? undefined : Math.round(moment - startedAt));
  return {
    id: newIdentifier("log"),
    requestId,
    createdAt: Math.round(Date.now() - (now - startedAt)),
    keyId: caller?.keyId,
    walletId: caller?.walletId,
    model: record.model,
    provider: record.provider,
    upstreamModel: record.upstreamModel,
    dialect: dialect.name,
    upstreamDialect: record.upstreamDialect,
    operation: route.operationId,
    stream: record.stream ?? false,
    attempts: (record.attempts ?? []).map(loggedAttempt),
    status,
    code,
    cause,
    milliseconds: Math.round(now - startedAt),
    upstreamMilliseconds: since(upstreamAt),
    firstByteMilliseconds: since(firstByteAt),
    quantities: callMeter?.bill && countsOf(callMeter.bill.quantities),
    estimated: callMeter?.bill?.estimated ?? false,
    costTicks: callMeter?.bill?.ticks ?? 0n,
    holdId: callMeter?.hold.id,
    images: callMeter?.bill?.quantities.images,
    taskId: record.task,
    dropped: record.dropped ?? [],
    requestBody: record.requestBody,
    responseBody: record.responseBody,
  };
}

function loggedAttempt({ target, outcome, milliseconds }: Attempt): LoggedAttempt {
  const { provider, model, dialect } = target.route;
  return { provider, model, dialect, outcome, milliseconds: Math.round(milliseconds) };
}
