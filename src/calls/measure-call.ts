/** What the metrics show of a call. */
import type { MeasuredCall } from "../observability/metrics.js";
import { usdOf } from "../stores/wallets/money.js";
import type { CallCharges } from "./call-meter.js";
import { CANCELLED } from "./call-observer.js";
import type { CallRecord } from "./call-recorder.js";
import type { Call } from "./context.js";
import type { Outcome } from "./request-row.js";

/** Codes of upstreams are theirs, and any number of them. */
const OTHER_CODE = "upstream_refusal";

export function measureCall(
  { inbound, record, callMeter }: Call,
  { status, code }: Outcome,
  isKnown: (code: string) => boolean,
): MeasuredCall {
  const { model, provider, upstreamDialect, startedAt, attempts = [], dropped = [] } = record;
  const bill = callMeter?.bill;
  return {
    dialect: inbound.dialect.name,
    model: model ?? "",
    provider: provider ?? "",
    upstream: upstreamDialect ?? "",
    status,
    code: code === undefined || isKnown(code) ? (code ?? "") : OTHER_CODE,
    seconds: (performance.now() - startedAt) / 1000,
    ...timesOf(record),
    settlementSeconds: bill?.settlementMilliseconds === undefined ? undefined : bill.settlementMilliseconds / 1000,
    tokens: bill && tokensOf(bill),
    usd: bill === undefined ? 0 : usdOf(bill.ticks),
    dropped,
    attempts: attempts.map(({ target, outcome }) => ({ provider: target.route.provider, outcome })),
  };
}

function timesOf({
  startedAt,
  firstByteAt,
  waitedMilliseconds = 0,
  attempts = [],
}: CallRecord): Pick<MeasuredCall, "firstByteSeconds" | "overheadSeconds"> {
  if (firstByteAt === undefined) return { firstByteSeconds: undefined, overheadSeconds: undefined };
  const waited = attempts.reduce(
    (sum, { outcome, milliseconds }) => (outcome === CANCELLED ? sum : sum + milliseconds),
    waitedMilliseconds,
  );
  const milliseconds = firstByteAt - startedAt;
  return { firstByteSeconds: milliseconds / 1000, overheadSeconds: Math.max(0, milliseconds - waited) / 1000 };
}

function tokensOf({ quantities }: CallCharges): NonNullable<MeasuredCall["tokens"]> {
  const { input, cachedInput, cacheWrite, output, reasoning } = quantities;
  return { input, cached_input: cachedInput, cache_write: cacheWrite, output, reasoning };
}
