/** What silence means in a dialect: defaults that other dialects do not share. */
import type { Json } from "./json.js";

/** What one concept is taken to be where nobody says it; null is nothing. */
export interface DialectDefault {
  readonly concept: string;
  readonly value: Json;
  /** Another concept, and other values by its meanings. */
  readonly by?: string;
  readonly cases?: Readonly<Record<string, Json>>;
}

/** A request with what its dialect takes for said, and the names of what nobody said. */
export function applyDefaults<R extends { presumed?: string[] | undefined }>(
  request: R,
  presumptions: readonly DialectDefault[],
): R {
  const whole = { ...request } as R & { [concept: string]: unknown };
  const presumed: string[] = [];
  for (const { concept, value, by, cases = {} } of presumptions) {
    if (whole[concept] !== undefined) continue;
    const meaning = by === undefined ? undefined : whole[by];
    const meant = typeof meaning === "string" && Object.hasOwn(cases, meaning) ? cases[meaning] : value;
    if (meant === undefined || meant === null) continue;
    (whole as { [concept: string]: unknown })[concept] = meant;
    presumed.push(concept);
  }
  return presumed.length === 0 ? request : { ...whole, presumed };
}
