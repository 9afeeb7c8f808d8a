/** Lists whose items express different concepts: each line of a mapping takes the items that match it. */
import type { Json, Wire } from "./json.js";
import type { Loss, Unmapped } from "./loss.js";
import { asWire } from "./values.js";
import { objectsOf } from "./read.js";

type Test = (wire: Wire) => boolean;
type Read<T> = (wire: Wire) => T | undefined;

/** Other forms of such a list. */
interface Modalities {
  /** The item that a text in place of the list is read as. */
  readonly text?: (text: string) => Wire;
  /** Items that contain lists in turn: their test, and the member with the inner list. */
  readonly inside?: { readonly is: Test; readonly at: string; readonly keys: Unmapped };
}

/** The items of a list at a member of an object. A single item may be in its place. */
export function itemsOf(
  value: Json | undefined,
  loss: Loss,
  from: object,
  member: string,
  { text, inside }: Modalities = {},
): readonly Wire[] {
  if (typeof value === "string") {
    if (text !== undefined) return [loss.substitute(from, member, text(value))];
    if (value !== "") loss.other(from, member);
    return [];
  }
  const alone = asWire(value);
  const items = alone === undefined ? objectsOf(value, loss) : [alone];
  if (inside === undefined) return items;
  return items.flatMap((item) => {
    if (!inside.is(item)) return [item];
    loss.unmapped(item, inside.keys);
    return itemsOf(item[inside.at], loss, item, inside.at);
  });
}

/** A line that takes matching items: one, or all of them. */
interface Taker {
  readonly is: Test;
  readonly all: boolean;
}

/**
 * The items of each line. An item goes to the first line that matches and that still takes items; other items are lost.
 */
export function assignItems(items: readonly Wire[], takers: readonly Taker[], loss: Loss): Wire[][] {
  const shares = takers.map((): Wire[] => []);
  for (const item of items) {
    const share = shares.find(
      (taken, index) => takers[index]?.is(item) === true && (takers[index].all || taken.length === 0),
    );
    if (share === undefined) loss.at(item);
    else share.push(item);
  }
  return shares;
}

/** All of them, or nothing where there is none. */
export function readItems<T>(share: readonly Wire[] | undefined, read: Read<T>): T[] | undefined {
  const found = share?.flatMap((item) => read(item) ?? []) ?? [];
  return found.length > 0 ? found : undefined;
}

/** The one that a line takes. */
export function readFirstItem<T>(share: readonly Wire[] | undefined, read: Read<T>): T | undefined {
  return readItems(share, read)?.[0];
}

/** The texts of all of them, with a separator between them. */
export function readItemTexts(
  share: readonly Wire[] | undefined,
  loss: Loss,
  keys: Unmapped,
  read: (wire: Wire) => string | undefined,
  joinedBy = "",
): string | undefined {
  const words = readItems(share, (wire) => {
    loss.unmapped(wire, keys);
    return read(wire);
  });
  return words?.join(joinedBy);
}

/** The items of a value: several, one, or none. An empty text gives none. */
export function eachOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined || value === "") return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
