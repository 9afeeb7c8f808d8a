/** Keys that are several names: `logprobs, top_logprobs: …` is one line for both. */

const SEPARATOR = ", ";
const grouped = /^[^\s,]+(?:, [^\s,]+)+$/;

/** The names of a key. */
export function namesOf(key: string): readonly string[] {
  return grouped.test(key) ? key.split(SEPARATOR) : [key];
}

/** The value with one key for each name, in the order in which the names come first. */
export function ungrouped(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(ungrouped);
  if (!isObject(value)) return value;
  const members = new Map<string, unknown>();
  for (const [key, member] of Object.entries(value))
    for (const name of namesOf(key)) {
      const one = ungrouped(member);
      members.set(name, members.has(name) ? putTogether(members.get(name), one) : one);
    }
  return Object.fromEntries(members);
}

/** What two keys say of one thing; that they say nothing twice is checked elsewhere. */
function putTogether(one: unknown, other: unknown): unknown {
  if (!isObject(one) || !isObject(other)) return one;
  const added = Object.entries(other).map(([name, member]) => [
    name,
    name in one ? putTogether(one[name], member) : member,
  ]);
  return { ...one, ...Object.fromEntries(added) };
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
