/** Counts of keys in JSON Schemas and of words in prose. */

/** The names of all properties that a JSON Schema declares, at any depth; those of `others` are no keys. */
export function propertyNames(schema: unknown, others: ReadonlySet<string> = new Set()): ReadonlySet<string> {
  const names = new Set<string>();
  const walk = (value: unknown, isProperties: boolean): void => {
    if (typeof value !== "object" || value === null) return;
    for (const [key, member] of Object.entries(value)) {
      if (isProperties && !others.has(key)) names.add(key);
      // A property may itself be called `properties`: its value is a schema like any other.
      walk(member, !isProperties && key === "properties" && !Array.isArray(value));
    }
  };
  walk(schema, false);
  return names;
}

/** Words as `wc -w` counts them. */
export function countProse(text: string): number {
  return text.split(/\s+/).filter(Boolean).length;
}
