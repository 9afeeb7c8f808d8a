/** A call as a row of the request log. */
import { countsOf } from "../money/quantities.js";
import { newIdentifier } from "../stores/identifiers.js";
import type { LoggedAttempt, RequestRow } from "../stores/logs/request-rows.js";
import type { Attempt } from "./call-observer.js";
import type { Call } from "./context.js";

export interface Outcome {
  readonly status: number;
  readonly code: string | undefined;
  readonly cause: string | undefined;
}

export function requestRow({ inbound, record, callMeter }: Call, { status, code, cause }: Outcome): RequestRow {
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
