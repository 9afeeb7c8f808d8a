/** Money is counted in whole ticks and never in floating point: ten thousand million ticks are one US dollar. */
export const TICKS_PER_USD = 10_000_000_000n;

const DECIMALS = 10;
const MILLIONTH_DECIMALS = 6;
const FEWEST_DECIMALS = 2;
/** The most that a 64-bit column holds. */
export const MOST_TICKS = 2n ** 63n - 1n;
const USD = /^(\d{1,12})(?:\.(\d{1,10}))?$/;
const MOST_USD = MOST_TICKS / TICKS_PER_USD;
/** Tells those who wrote something else what is read. */
export const WRITTEN_USD = `an amount in US dollars, such as 12.50: at most ${MOST_USD}, with at most ten decimals`;

/** The ticks of an amount in US dollars, exactly. Nothing when the text is no such amount. */
export function parseUsd(written: string): bigint | undefined {
  const match = USD.exec(written);
  if (match === null) return undefined;
  const [, whole = "", fraction = ""] = match;
  const ticks = BigInt(whole) * TICKS_PER_USD + BigInt(fraction.padEnd(DECIMALS, "0"));
  return ticks > MOST_TICKS ? undefined : ticks;
}

/** Ticks in US dollars, with at least two decimals and no more than needed. */
export function formatUsd(ticks: bigint): string {
  return formatParts(ticks, DECIMALS);
}

/** The same of millionths of a tick, as prices of single tokens come to. */
export function formatMillionths(millionths: bigint): string {
  return formatParts(millionths, DECIMALS + MILLIONTH_DECIMALS);
}

/** Parts of a dollar, of which each is 10 to the power of minus `decimals`. */
function formatParts(parts: bigint, decimals: number): string {
  const size = parts < 0n ? -parts : parts;
  const digits = size.toString().padStart(decimals + 1, "0");
  const fraction = digits.slice(-decimals).replace(/0+$/, "");
  return `${parts < 0n ? "-" : ""}${digits.slice(0, -decimals)}.${fraction.padEnd(FEWEST_DECIMALS, "0")}`;
}

/** For what is shown and never charged: not exact. */
export function usdOf(ticks: bigint): number {
  return Number(ticks) / Number(TICKS_PER_USD);
}
