/** What has changed in the tables of pairs: what people see of an edit while they watch the specs. */
import type { Pair } from "../../src/conversion/dialect.js";

/** A line for each field whose fate has changed, with the dialects for which it has. */
export function describeTableChanges(before: readonly Pair[], after: readonly Pair[]): string[] {
  const targets = new Map<string, string[]>();
  for (const pair of after) {
    const { from, to } = pair;
    const former = before.find((other) => other.from === from && other.to === to);
    if (former === undefined) continue;
    const [old, now] = [fatesOf(former), fatesOf(pair)];
    for (const field of new Set([...old.keys(), ...now.keys()])) {
      const [was = "absent", is = "absent"] = [old.get(field), now.get(field)];
      if (was === is) continue;
      const change = `${from} ${field}: ${was} → ${is}`;
      targets.set(change, [...(targets.get(change) ?? []), to]);
    }
  }
  return [...targets].map(([change, to]) => `${change} for ${to.join(", ")}`);
}

/** What becomes of each field, by its path. */
function fatesOf({ fields, dropped }: Pair): Map<string, string> {
  const fates = new Map<string, string>();
  const add = (field: string, fate: string): void => {
    const other = fates.get(field);
    fates.set(field, other === undefined || other === fate ? fate : `${other} and ${fate}`);
  };
  for (const { from, to } of fields) add(from, to === undefined ? "carried" : `carried as ${to}`);
  for (const { from } of dropped) add(from, "dropped");
  return fates;
}
