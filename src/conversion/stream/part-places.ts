/**
 * The places of parts in a stream: the index among those of some kinds, and where its text is in the text of all. Each
 * part is counted once, because an upstream may send ever so many.
 */
import { byteLength } from "../bytes.js";
import { TextOffsets } from "../text-offsets.js";

interface Part {
  readonly kind: string;
  readonly text: string;
  /** Its index among all. */
  readonly index?: number;
}

/** Sums of all parts before each one. */
class Sums {
  readonly #before: number[] = [0];

  /** What parts have from this one on may yet change. */
  before<T>(index: number, parts: readonly T[], sizeOf: (part: T) => number): number {
    for (let next = this.#before.length; next <= index; next++) {
      const part = parts[next - 1];
      this.#before.push((this.#before[next - 1] ?? 0) + (part === undefined ? 0 : sizeOf(part)));
    }
    return this.#before[index] ?? 0;
  }
}

const counts = new WeakMap<readonly object[], Map<string, Sums>>();
/** Those of the latest part: they take more memory than its text. */
let latest = new WeakMap<object, { readonly text: string; readonly offsets: TextOffsets }>();

/** The index of a part among those of some kinds. */
export function indexAmong<T extends Part>(
  { parts }: { readonly parts: readonly T[] },
  part: T,
  kinds: readonly string[],
): number {
  return sumsOf(parts, kinds.join()).before(indexOf(part, parts), parts, ({ kind }) => (kinds.includes(kind) ? 1 : 0));
}

/** The length of all texts before that of a part. They are complete. */
export function lengthBefore<T extends Part>(parts: readonly T[], part: T, unit?: "bytes"): number {
  return sumsOf(parts, unit ?? "characters").before(indexOf(part, parts), parts, (other) =>
    other.kind !== "text" ? 0 : unit === undefined ? other.text.length : byteLength(other.text),
  );
}

/** The places in the text of a part, which is complete. */
export function offsetsOf(part: Pick<Part, "text">): TextOffsets {
  const { text } = part;
  const known = latest.get(part);
  if (known?.text === text) return known.offsets;
  const offsets = new TextOffsets(text);
  latest = new WeakMap([[part, { text, offsets }]]);
  return offsets;
}

function sumsOf(parts: readonly object[], what: string): Sums {
  let known = counts.get(parts);
  if (known === undefined) counts.set(parts, (known = new Map<string, Sums>()));
  let sums = known.get(what);
  if (sums === undefined) known.set(what, (sums = new Sums()));
  return sums;
}

function indexOf<T extends Part>(part: T, parts: readonly T[]): number {
  const { index } = part;
  if (index !== undefined && parts[index] === part) return index;
  const found = parts.indexOf(part);
  return found < 0 ? parts.length : found;
}
