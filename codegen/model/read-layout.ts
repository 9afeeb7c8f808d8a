/** Writes out the shorthands of a mapping's layout. */
import type {
  AnswerItemSource,
  ContentPlaceSource,
  ContentSource,
  ItemSource,
  LayoutSource,
  PassSource,
} from "../load/sources/mapping.js";
import { inside, type Placed } from "./line.js";
import type { Beside, Item, Layout, Pass, RecordRule, Unmapped } from "./mapping.js";
import { isList, isObject, listOf } from "./source.js";
import type { Constants } from "../load/sources/mapping-lines.js";
import type { InstructionsPlace } from "./place.js";
import { NEW_ID, readUnmapped } from "./read-lines.js";
import { parseSelector } from "./selector.js";
import type { SpecFile } from "../load/spec-file.js";

/** `around`: the node with the passes. */
export function readPasses(source: readonly PassSource[] = [], around: Placed): Pass[] {
  return source.flatMap((pass, index): Pass[] =>
    typeof pass === "string"
      ? [{ ...inside(around, index), name: pass, value: undefined }]
      : Object.entries(pass).map(([name, value]) => ({ ...inside(around, index, name), name, value })),
  );
}

/** `parts`: the forms of parts that items may name. */
export function readLayout(file: SpecFile, source: LayoutSource, parts: RecordRule): Layout {
  const node = { file, pointer: ["layout"] };
  const items = Object.entries(source.items).flatMap(([name, item]) =>
    readItem(inside(node, "items", name), name, item),
  );
  return {
    ...node,
    at: source.at,
    defaultItem: source.default_item,
    textShorthand: source.text_shorthand === true,
    merged: source.neighbours === "merged",
    instructions: source.instructions && readInstructions(source.instructions),
    items: items.map((item) => withShared(item, source, inside(node, "unmapped"), parts)),
    afterRead: readPasses(source.after_read, inside(node, "after_read")),
    beforeWrite: readPasses(source.before_write, inside(node, "before_write")),
  };
}

function readInstructions(source: NonNullable<LayoutSource["instructions"]>): InstructionsPlace {
  const [beside] = Object.entries(source.turns_beside ?? {}).map(([path, value]) => {
    const [concept = "", member = ""] = path.split(".", 2);
    return { concept, member, value };
  });
  return {
    at: source.at,
    content: source.content,
    words: source.words === true,
    joinedBy: source.joined_by ?? "\n\n",
    turnsBeside: beside,
  };
}

/** An item, and where it is written in another way in answers that one too. */
function readItem(node: Placed, name: string, { answer, ...source }: ItemSource): Item[] {
  const item = readPlainItem(node, name, source);
  return answer === undefined ? [item] : [{ ...item, in: "request" }, answerItem(item, answer)];
}

function answerItem(item: Item, answer: AnswerItemSource): Item {
  return {
    ...item,
    in: "answer",
    direction: "write",
    when: answer.when ?? item.when,
    part: answer.form ?? item.part,
    constants: withoutNewId(answer.const),
    itemPerPart: answer.item_per_part === true,
  };
}

/** A constant with a new ID at its end is the prefix of IDs. */
function withoutNewId(constants: Constants = {}): Constants {
  return Object.fromEntries(
    Object.entries(constants).map(([path, value]) => [
      path,
      typeof value === "string" && value.endsWith(NEW_ID) ? value.slice(0, -NEW_ID.length) : value,
    ]),
  );
}

function readPlainItem(node: Placed, name: string, source: ItemSource): Item {
  const places = (isList(source.content) ? source.content : [source.content]).flatMap(placesOf);
  const content = places.findIndex(({ form }) => form === undefined);
  const main = places[content];
  const nodeOf = (index: number): Placed => inside(node, "content", ...(isList(source.content) ? [index] : []));
  return {
    ...node,
    name,
    role: source.role ?? name,
    part: source.form,
    when: source.when,
    content: main && String(main.at),
    contentAt: nodeOf(content),
    words: main?.words ?? false,
    joinedBy: main?.joined_by ?? "",
    empty: emptyOf(main),
    beside: places.flatMap((place, index) => (place === main ? [] : [besideOf(place, index < content, nodeOf(index))])),
    citations: source.citations && { ...source.citations, ...listAt(source.citations) },
    unmapped: readUnmapped(source.unmapped, inside(node, "unmapped")),
    consumed: source.consumed ?? {},
    direction: source.fields?.tools === undefined && source.refused === undefined ? source.direction : "read",
    in: undefined,
    constants: source.const ?? {},
    itemPerPart: source.item_per_part === true,
    offers: source.fields?.tools && listAt(source.fields.tools),
    refused: source.refused,
  };
}

function emptyOf(main: ContentPlaceSource | undefined): Item["empty"] {
  if (main === undefined || !("default" in main)) return undefined;
  return isObject(main.default) ? { by: main.default } : { everywhere: main.default ?? null };
}

function placesOf(source: ContentSource | undefined): ContentPlaceSource[] {
  if (source === undefined) return [];
  return [typeof source === "string" ? { at: source } : source];
}

function besideOf(
  { form, at, default: empty, joined_by: between }: ContentPlaceSource,
  first: boolean,
  node: Placed,
): Beside {
  const selectors = listOf(at).map(parseSelector);
  return {
    ...node,
    forms: listOf(form),
    at: selectors.map(({ base }) => base),
    list: selectors.some(({ selections }) => selections.length > 0),
    first,
    joinedBy: between ?? "",
    empty: isObject(empty) ? empty : {},
  };
}

function listAt({ at, record }: { readonly at: string; readonly record: string }): { at: string; each: string } {
  return { at: parseSelector(at).base, each: record };
}

/** The layout's entries for members of every item, without those that this item reads. */
function withShared(item: Item, { consumed = {}, unmapped }: LayoutSource, shared: Placed, parts: RecordRule): Item {
  const form = parts.forms.find(({ name }) => name === item.part);
  const read = new Set([
    ...Object.keys(item.when),
    ...Object.keys(item.consumed),
    ...item.unmapped.map(({ path }) => path),
    ...(form?.lines.flatMap(({ at }) => at) ?? []),
  ]);
  const isFree = (path: string): boolean => !read.has(path);
  const more: Unmapped[] = readUnmapped(unmapped, shared).filter(({ path }) => isFree(path));
  return {
    ...item,
    consumed: { ...item.consumed, ...Object.fromEntries(Object.entries(consumed).filter(([path]) => isFree(path))) },
    unmapped: [...item.unmapped, ...more],
  };
}
