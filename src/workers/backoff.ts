/** How long to wait. Waits are jittered, so that what failed together is not retried together. */

const SPREAD = 0.1;
/** Failing upstreams are polled less and less often: at most this many times the longest wait apart. */
const LONGEST_BACKOFF = 4;
/** How often to look for due tasks. Each look is a query of the database. */
const LEAST_TICK_MS = 50;
const MOST_TICK_MS = 250;

export type Random = () => number;

/** Milliseconds of a wait in seconds, plus or minus a tenth. */
export function jittered(seconds: number, random: Random = Math.random): number {
  return Math.round(seconds * 1000 * (1 - SPREAD + 2 * SPREAD * random()));
}

/** The longest that a jittered wait can be, in milliseconds. */
export function longestPause(seconds: number): number {
  return seconds * 1000 * (1 + SPREAD);
}

/** The wait before the next poll. The last wait of the list repeats, and is doubled with each failure in a row. */
export function pollWait(seconds: readonly number[], polls: number, failures: number, random?: Random): number {
  const longest = seconds.at(-1) ?? 0;
  const wait = failures === 0 ? (seconds[polls] ?? longest) : longest * Math.min(2 ** (failures - 1), LONGEST_BACKOFF);
  return jittered(wait, random);
}

/** The longest of waits in seconds, in milliseconds, however often an upstream has failed. */
export function longestWait(seconds: readonly number[]): number {
  return longestPause(Math.max(0, ...seconds)) * LONGEST_BACKOFF;
}

/** How often to look for due tasks: as often as the shortest wait, within limits. */
export function tickFor(seconds: readonly number[]): number {
  return Math.max(LEAST_TICK_MS, Math.min(MOST_TICK_MS, ...seconds.map((wait) => wait * 1000)));
}
