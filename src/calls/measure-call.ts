/** What the metrics show of a call. */
import type { MeasuredCall } from "../observability/measured-call.js";
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
    tokens: bill && tokensOf(bill),
    usd: bill === undefined ? 0 : usdOf(bill.ticks),
    dropped,
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

function tokensOf({ quantities }: CallCharges): NonNullable<MeasuredCall["tokens"]> {
  const { input, cachedInput, cacheWrite, output, reasoning } = quantities;
  return { input, cached_input: cachedInput, cache_write: cacheWrite, output, reasoning };
}
