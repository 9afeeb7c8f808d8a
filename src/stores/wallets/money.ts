/** Money is counted in whole ticks and never in floating point: ten thousand million ticks are one US dollar. */
export const TICKS_PER_USD = 10_000_000_000n;

const DECIMALS = 10;
/** The most that a 64-bit column holds. */
export const MOST_TICKS = 2n ** 63n - 1n;
const USD = /^(\d{1,12})(?:\.(\d{1,10}))?$/;

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
  const size = ticks < 0n ? -ticks : ticks;
  const fraction = (size % TICKS_PER_USD)
    .toString()
    .padStart(DECIMALS, "0")
    .replace(/0{1,8}$/, "");
  return `${ticks < 0n ? "-" : ""}${size / TICKS_PER_USD}.${fraction}`;
}

/** For what is shown and never charged: not exact. */
export function usdOf(ticks: bigint): number {
  return Number(ticks) / Number(TICKS_PER_USD);
}
