/** Keys that are several names: `logprobs, top_logprobs: …` is one line for both. */

const SEPARATOR = ", ";
const grouped = /^[^\s,]+(?:, [^\s,]+)+$/;

/** The names of a key. */
export function namesOf(key: string): readonly string[] {
  return grouped.test(key) ? key.split(SEPARATOR) : [key];
}

/** The value with one key for each name. */
export function ungrouped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ungrouped);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([key, member]) => namesOf(key).map((name) => [name, ungrouped(member)])),
  );
}
