/** Parts by the items of the list that they were read from. */
import type { Part } from "../../generated/interlingua/text.js";
import type { Json } from "./json.js";

/** Finds the part that was read from an item of a list. */
export function partsByItem<T extends Part>(
  list: Json | undefined,
  texts: readonly T[],
): (index: number) => T | undefined {
  const found = new Map<unknown, T>();
  if (!Array.isArray(list)) return () => undefined;
  for (const part of texts) {
    const { origin } = part;
    const item = origin?.from === list ? origin.member : origin?.from;
    if (item !== undefined && !found.has(item)) found.set(item, part);
  }
  return (index) => found.get(index) ?? found.get(list[index]);
}
