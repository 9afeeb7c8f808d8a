/** Lists whose items say different concepts: each line of a mapping takes those that look like its own. */
import type { Json, Wire } from "./json.js";
import type { Loss, Unmapped } from "./loss.js";
import { asWire, inner } from "./read.js";

type Test = (wire: Wire) => boolean;
type Read<T> = (wire: Wire, path: string) => T | undefined;

interface Found {
  readonly wire: Wire;
  readonly path: string;
}

/** Other manners of telling such a list. */
interface Modalities {
  /** What a text in its place is an item of. */
  readonly text?: (text: string) => Wire;
  /** Items that hold items in turn: how they are known, and their members of which one is the list inside. */
  readonly inside?: { readonly is: Test; readonly at: string; readonly keys: Unmapped };
}

/** The items of a list; one that is alone may stand in its place. */
export function itemsOf(told: Json | undefined, path: string, loss: Loss, { text, inside }: Modalities = {}): Found[] {
  if (typeof told === "string") return text === undefined ? [] : [{ wire: text(told), path }];
  const alone = asWire(told);
  const items = Array.isArray(told)
    ? told.map((item, index) => ({ wire: inner(item), path: `${path}[${index}]` }))
    : alone === undefined
      ? []
      : [{ wire: alone, path }];
  if (inside === undefined) return items;
  return items.flatMap((item) => {
    if (!inside.is(item.wire)) return [item];
    loss.unmapped(item.wire, item.path, inside.keys);
    return itemsOf(item.wire[inside.at], `${item.path}.${inside.at}`, loss);
  });
}

/** A line that takes items that look like its own: one, or all of them. */
interface Taker {
  readonly is: Test;
  readonly all: boolean;
}

/**
 * What each line takes of the items. Each goes to the first line that it looks like and that has room; those that
 * nobody takes are lost.
 */
export function shareOut(items: readonly Found[], takers: readonly Taker[], loss: Loss): Found[][] {
  const shares = takers.map((): Found[] => []);
  for (const item of items) {
    const share = shares.find(
      (taken, index) => takers[index]?.is(item.wire) === true && (takers[index].all || taken.length === 0),
    );
    if (share === undefined) loss.at(item.path);
    else share.push(item);
  }
  return shares;
}

/** All of them, or nothing where there is none. */
export function readAmong<T>(share: readonly Found[] | undefined, read: Read<T>): T[] | undefined {
  const found = share?.flatMap((item) => read(item.wire, item.path) ?? []) ?? [];
  return found.length > 0 ? found : undefined;
}

/** The one that a line takes. */
export function readOneAmong<T>(share: readonly Found[] | undefined, read: Read<T>): T | undefined {
  return readAmong(share, read)?.[0];
}

/** The words of all of them, with a line for each. */
export function readWordsAmong(
  share: readonly Found[] | undefined,
  loss: Loss,
  keys: Unmapped,
  read: (wire: Wire) => string | undefined,
  joinedBy = "",
): string | undefined {
  const words = readAmong(share, (wire, path) => {
    loss.unmapped(wire, path, keys);
    return read(wire);
  });
  return words?.join(joinedBy);
}

/** What becomes items: several, one, or none; no words are nothing. */
export function eachOf<T>(value: T | readonly T[] | undefined): readonly T[] {
  if (value === undefined || value === "") return [];
  return Array.isArray(value) ? (value as readonly T[]) : [value as T];
}
