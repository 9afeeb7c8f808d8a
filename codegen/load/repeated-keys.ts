/** Names that a map has twice. What a key of several names says of a thing is put together with the thing's own key. */
import { isMap, isScalar, type Pair } from "yaml";
import { namesOf } from "./grouped-keys.js";

/** A name where it is for the second time. */
export interface RepeatedKey {
  readonly key: unknown;
  readonly name: string;
  /** One of the two keys is several names. */
  readonly isGrouped: boolean;
}

interface NamedValue {
  readonly value: unknown;
  readonly isGrouped: boolean;
}

/** Maps whose members are answers: what two of them say of one member clashes as a whole. */
const ANSWERS: ReadonlySet<string> = new Set(["fields", "consumed", "unmapped"]);

/** `hasGroups`: a key may be several names. `holder`: the name of the map. */
export function repeatedKeys(items: readonly Pair[], hasGroups: boolean, holder = ""): RepeatedKey[] {
  const seen = new Map<string, NamedValue[]>();
  return items.flatMap(({ key, value }) => {
    if (!isScalar(key)) return [];
    const names = hasGroups ? namesOf(String(key.value)) : [String(key.value)];
    return names.flatMap((name) => {
      const before = seen.get(name) ?? [];
      const one = { value, isGrouped: names.length > 1 };
      seen.set(name, [...before, one]);
      return before.flatMap((earlier) => clashes(earlier, one, { key, name }, holder));
    });
  });
}

/** Two maps of which one is that of several names are put together: what both say clashes. */
function clashes(
  earlier: NamedValue,
  one: NamedValue,
  at: Pick<RepeatedKey, "key" | "name">,
  holder: string,
): RepeatedKey[] {
  const isGrouped = earlier.isGrouped || one.isGrouped;
  if (!isGrouped || !isMap(earlier.value) || !isMap(one.value)) return [{ ...at, isGrouped }];
  const known = membersOf(earlier.value.items);
  const inside = [...membersOf(one.value.items)].flatMap(([name, { key, value }]) => {
    const twin = known.get(name);
    if (twin === undefined) return [];
    return clashes({ value: twin.value, isGrouped }, { value, isGrouped }, { key, name }, at.name);
  });
  return inside.length > 0 && ANSWERS.has(holder) ? [{ ...at, isGrouped }] : inside;
}

function membersOf(items: readonly Pair[]): ReadonlyMap<string, Pair> {
  return new Map(
    items.flatMap((pair) =>
      isScalar(pair.key) ? namesOf(String(pair.key.value)).map((name) => [name, pair] as const) : [],
    ),
  );
}
