/** Writes out the shorthands of a mapping's layout. */
import type { ItemSource, LayoutSource, PassSource } from "../load/sources/mapping.js";
import type { Item, Layout, Pass } from "./mapping.js";
import { listOf } from "./source.js";
import { readUnmapped } from "./read-lines.js";

export function readPasses(source: readonly PassSource[] = []): Pass[] {
  return source.map(({ pass, ...options }) => ({ name: pass, options }));
}

export function readLayout(source: LayoutSource): Layout {
  return {
    at: source.at,
    defaultItem: source.default_item,
    textShorthand: source.text_shorthand === true,
    merged: source.neighbours === "merged",
    instructions: source.instructions && { ...source.instructions, words: source.instructions.words === true },
    items: Object.entries(source.items).map(([name, item]) => readItem(name, item)),
    afterRead: readPasses(source.after_read),
    beforeWrite: readPasses(source.before_write),
  };
}

function readItem(name: string, source: ItemSource): Item {
  const { content } = source;
  const options = typeof content === "object" ? content : undefined;
  return {
    name,
    role: source.role,
    part: source.part,
    when: source.when,
    content: typeof content === "object" ? content.at : content,
    words: options?.words ?? false,
    empty: options?.empty,
    hasEmpty: options !== undefined && "empty" in options,
    beside: (source.beside ?? []).map(({ form, at, list = false, first = false, empty = {} }) => ({
      forms: listOf(form),
      at: listOf(at),
      list,
      first,
      empty,
    })),
    citations: source.citations,
    unmapped: readUnmapped(source.unmapped),
    consumed: source.consumed ?? {},
    direction: source.offers === undefined && source.refused === undefined ? source.direction : "read",
    in: source.in,
    constants: source.const ?? {},
    itemPerPart: source.item_per_part === true,
    offers: source.offers,
    refused: source.refused,
    pointer: ["layout", "items", name],
  };
}
