/** Durations counted by how long they were, so that percentiles of many calls need no row of each call. */

const FACTOR = 1.5;
const BOUNDED = 33;

/** The upper bounds in milliseconds: from 1 ms to seven minutes. Longer ones are counted in one more place. */
const BOUNDS: readonly number[] = Array.from({ length: BOUNDED }, (_, index) => FACTOR ** index);
export const HISTOGRAM_PLACES = BOUNDED + 1;

/** The place where a duration is counted. */
export function placeOf(milliseconds: number): number {
  const place = BOUNDS.findIndex((bound) => milliseconds <= bound);
  return place < 0 ? BOUNDED : place;
}

/** The duration that a share of the counted ones does not exceed, or nothing when none was counted. */
export function percentile(counts: readonly number[], share: number): number | undefined {
  const all = counts.reduce((sum, one) => sum + one, 0);
  if (all === 0) return undefined;
  let rest = share * all;
  for (const [place, here] of counts.entries()) {
    if (rest <= here && here > 0) return within(place, rest / here);
    rest -= here;
  }
  return BOUNDS.at(-1);
}

/** Within one place, durations are taken to be spread evenly between its bounds on a logarithmic scale. */
function within(place: number, share: number): number {
  const upper = BOUNDS[Math.min(place, BOUNDED - 1)] ?? 0;
  const lower = place === 0 ? upper / FACTOR : (BOUNDS[place - 1] ?? 0);
  return place >= BOUNDED ? upper : lower * (upper / lower) ** share;
}
