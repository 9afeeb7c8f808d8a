/** Writes out the shorthands of a mapping file. Its form was checked against the language before. */
import type {
  FinishSource,
  LayoutSource,
  MappingSource,
  OwnItemSource,
  OwnSource,
  ResponseSource,
} from "../load/sources/mapping.js";
import type { SpecFile } from "../load/spec-file.js";
import type { OwnItem, OwnRule } from "../../src/conversion/own.js";
import type { DialectDocument } from "./dialect-document.js";
import type { FunctionTable } from "./functions.js";
import { inside, itemOf, type Line, type Placed } from "./line.js";
import type { CitationsRule, FinishWords, Form, Layout, ListRule, Mapping, MoreUsage } from "./mapping.js";
import { parseSelector } from "./selector.js";
import { isList, listOf } from "./source.js";
import { type ErrorShapes, readErrors } from "./read-errors.js";
import { readStreamRules } from "./read-stream-rules.js";
import { recordTypes } from "./record-types.js";
import type { Vocabulary } from "./vocabulary.js";
import { readPasses, readLayout } from "./read-layout.js";
import { fieldsOf, NEW_ID, readLines, readUnmapped, readRecord } from "./read-lines.js";
import { readParts } from "./read-parts.js";

export function readMapping(
  file: SpecFile<MappingSource>,
  document: DialectDocument,
  vocabulary: Vocabulary,
  shapes: ErrorShapes,
  functions: FunctionTable,
): Mapping {
  const source = file.value;
  const { request } = source;
  const all = readLines(file, request.fields, fieldsOf(vocabulary, "Request"), ["request", "fields"], true);
  const { lines, beside } = withoutConstants(all);
  const parts = readParts(file, source.parts ?? {}, vocabulary);
  const layout = readLayout(file, source.layout ?? { at: "", items: {} }, parts);
  const types = recordTypes(source, vocabulary);
  const records = Object.entries(source.records ?? {}).map(([name, forms]) =>
    readRecord(file, name, types.get(name) ?? "", forms, vocabulary),
  );
  const response = readResponse(file, source, vocabulary, layout, document);
  const ofRequest = { file, pointer: ["request"] };
  return {
    file,
    dialect: document.name,
    vocabulary,
    functions,
    isConversation: source.layout !== undefined,
    request: {
      ...ofRequest,
      lines,
      consumed: request.consumed ?? {},
      unmapped: readUnmapped(request.unmapped, inside(ofRequest, "unmapped")),
      lists: sharedLists(lines),
      afterRead: readPasses(request.after_read, inside(ofRequest, "after_read")),
      beforeWrite: readPasses(request.before_write, inside(ofRequest, "before_write")),
      rules: request.rules ?? {},
      schemas: request.schemas ?? {},
      spelling: request.camel_case_except && { own: request.camel_case_except, lists: request.lone_items ?? [] },
      beside,
    },
    layout,
    parts: { ...parts, forms: parts.forms.map((form) => ({ ...form, beside: isBeside(form, layout) })) },
    records: new Map(records.map((record) => [record.name, record])),
    response,
    finish: readFinish(file, source.finish ?? {}),
    usage: readLines(file, source.usage, fieldsOf(vocabulary, "Usage"), ["usage"]),
    moreUsage: readMoreUsage(file, source.more_usage),
    errors: readErrors(file, source.errors, shapes),
    hasStreams: source.stream !== undefined,
    stream: readStreamRules(file, source.stream ?? {}, document.keys.stream ?? {}, response.beforeWrite, functions),
  };
}

/** Whether parts of a form are at a place that an item names, and not in content lists. */
function isBeside({ name }: Form, { items }: Layout): boolean {
  return items.some(({ part, beside }) => part === name || beside.some(({ forms }) => forms.includes(name)));
}

/** The lists that several lines share, where clients may write them in other ways too. */
function sharedLists(lines: readonly Line[]): Mapping["request"]["lists"] {
  const lists: Record<string, ListRule> = {};
  for (const { at, concept, otherWays, isLone } of lines) {
    const [base = ""] = at;
    if (otherWays.isText) lists[base] = { ...lists[base], text: concept };
    if (otherWays.inside !== undefined) lists[base] = { ...lists[base], inside: otherWays.inside };
    if (isLone) lists[base] = { ...lists[base], isLone };
  }
  return lists;
}

/** Constants of lines that select no items of lists are written if the concept has a value. */
function withoutConstants(all: readonly Line[]): { lines: Line[]; beside: Mapping["request"]["beside"] } {
  const isBeside = (line: Line): boolean => itemOf(line) === undefined && Object.keys(line.companions).length > 0;
  return {
    lines: all.map((line) => (isBeside(line) ? { ...line, companions: {} } : line)),
    beside: Object.fromEntries(all.filter(isBeside).map(({ concept, companions }) => [concept, companions])),
  };
}

function readResponse(
  file: SpecFile,
  { response: source, layout: { items } = { at: "", items: {} } }: MappingSource,
  vocabulary: Vocabulary,
  layout: Layout,
  { name, keys }: DialectDocument,
): Mapping["response"] {
  const lines = readLines(file, source.fields, fieldsOf(vocabulary, "Response"), ["response", "fields"]);
  const itemIds = memberOfIds(items);
  const node = { file, pointer: ["response"] };
  return {
    ...node,
    afterRead: readPasses(source.after_read, inside(node, "after_read")),
    beforeWrite: readPasses(source.before_write, inside(node, "before_write")),
    lines: lines.map((line) => (line.concept === "parts" ? withItems(line, layout, itemIds) : line)),
    constants: source.const ?? {},
    citations: readCitations(inside(node, "citations"), source.citations),
    endsInState: source.ends_in_state !== "never",
    cutItem: source.cut_item,
    own: source.own && readOwn(source.own),
    ownOf: keys.jobs?.variant_of?.dialect ?? name,
    echo: isList(source.echo)
      ? source.echo.map((at, index) => ({ ...inside(node, "echo", index), at, default: undefined }))
      : Object.entries(source.echo ?? {}).map(([at, value]) => ({ ...inside(node, "echo", at), at, default: value })),
  };
}

/** If an answer is one object with an item's members, the item is the assistant's. */
function withItems(line: Line, layout: Layout, itemIds: string | undefined): Line {
  if (line.kind === "parts") return { ...line, itemIds };
  const item = layout.items.find(({ role, content }) => role === "assistant" && content !== undefined);
  if (line.kind !== "value" || item === undefined) return line;
  return { ...line, kind: "parts", isItems: false, itemForm: item.name, itemIds };
}

/** The member with an item's own ID, which a constant of items of answers makes. */
function memberOfIds(items: LayoutSource["items"]): string | undefined {
  const constants = Object.values(items).flatMap(({ answer }) => Object.entries(answer?.const ?? {}));
  return constants.find(([, value]) => typeof value === "string" && value.endsWith(NEW_ID))?.[0];
}

function readOwn(source: OwnSource): OwnRule {
  return {
    members: Object.entries(source).flatMap(([at, is]) => (isList(is) ? [] : [{ at: at.split("."), is }])),
    lists: Object.entries(source).flatMap(([at, items]) =>
      isList(items) ? [{ at: at.split("."), items: items.map(readOwnItem) }] : [],
    ),
  };
}

function readOwnItem({ when = {}, beside, own }: OwnItemSource): OwnItem {
  return { when, beside: beside === true, ...readOwn(own) };
}

function readCitations(node: Placed, source: ResponseSource["citations"]): CitationsRule | undefined {
  return (
    source && {
      ...node,
      at: listOf(source.at),
      transform: source.transform,
      places: source.places,
      isOnlyRead: source.direction === "read",
    }
  );
}

function readMoreUsage(file: SpecFile, path: string | undefined): MoreUsage | undefined {
  if (path === undefined) return undefined;
  const { base, selections: [selection] = [] } = parseSelector(path);
  return { file, pointer: ["more_usage"], at: base, match: selection?.match ?? {} };
}

function readFinish(file: SpecFile, { else: otherwise, ...source }: FinishSource): FinishWords {
  const read: Record<string, string> = {};
  const write = new Map<string, string>();
  for (const [meaning, value] of Object.entries(source)) {
    const words = isList(value) ? value : [];
    for (const word of words) read[word] = meaning;
    const own = typeof value === "object" && "written" in value ? value.written : words[0];
    if (own !== undefined) write.set(meaning, own);
  }
  return { file, pointer: ["finish"], read, write, otherwise: String(otherwise) };
}
