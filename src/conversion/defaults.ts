/** Defaults of a dialect that other dialects do not share. */
import type { Json } from "./json.js";

/** The default of one concept. Null means none. */
export interface DialectDefault {
  readonly concept: string;
  readonly value: Json;
  /** Another concept that the default depends on, and the defaults by its values. */
  readonly by?: string;
  readonly cases?: Readonly<Record<string, Json>>;
}

/** A request with the defaults of its dialect, and the names of the concepts that the client left out. */
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
