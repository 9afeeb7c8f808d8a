/** How long to wait: a little more or less than is said, so that what began together does not come back together. */

const SPREAD = 0.1;
/** An upstream that fails is asked less and less often, and never less often than this many times its longest wait. */
const LONGEST_BACKOFF = 4;
/** How often tasks that are due are looked for. Every look is a question to the database. */
const LEAST_TICK_MS = 50;
const MOST_TICK_MS = 250;

export type Random = () => number;

/** Milliseconds of a wait in seconds, plus or minus a tenth. */
export function jittered(seconds: number, random: Random = Math.random): number {
  return Math.round(seconds * 1000 * (1 - SPREAD + 2 * SPREAD * random()));
}

/** The longest that such a wait may be. */
export function longestPause(seconds: number): number {
  return seconds * 1000 * (1 + SPREAD);
}

/** The wait after so many polls, of which the last ones failed. The last wait of the list repeats. */
export function pollWait(seconds: readonly number[], polls: number, failures: number, random?: Random): number {
  const longest = seconds.at(-1) ?? 0;
  const wait = failures === 0 ? (seconds[polls] ?? longest) : longest * Math.min(2 ** (failures - 1), LONGEST_BACKOFF);
  return jittered(wait, random);
}

/** The longest of waits in seconds, in milliseconds, however often an upstream has failed. */
export function longestWait(seconds: readonly number[]): number {
  return longestPause(Math.max(0, ...seconds)) * LONGEST_BACKOFF;
}

/** How often to look for tasks that wait like this: those that are asked after more often than usual are looked for as often. */
export function tickFor(seconds: readonly number[]): number {
  return Math.max(LEAST_TICK_MS, Math.min(MOST_TICK_MS, ...seconds.map((wait) => wait * 1000)));
}
