/** Writes out the shorthands of a mapping file. Its form was checked against the language before. */
import type { FinishSource, MappingSource, OwnItemSource, OwnSource, ResponseSource } from "../load/sources/mapping.js";
import type { ErrorShapeSource, ErrorsOfDialect } from "../load/sources/mapping-stream.js";
import type { SpecFiles } from "../load/load-specs.js";
import type { SpecFile } from "../load/spec-file.js";
import type { OwnItem, OwnRule } from "../../src/conversion/own.js";
import type { DialectDocument } from "./dialect-document.js";
import type { CitationsRule, ErrorRules, FinishWords, Form, Layout, Line, ListRule, Mapping } from "./mapping.js";
import { isList, listOf } from "./source.js";
import { readStreamRules } from "./read-stream-rules.js";
import type { Vocabulary } from "./vocabulary.js";
import { readPasses, readLayout } from "./read-layout.js";
import { fieldsOf, readLines, readUnmapped, readRecord, readParts } from "./read-lines.js";

export function readMapping(
  file: SpecFile<MappingSource>,
  vocabulary: Vocabulary,
  documents: readonly DialectDocument[],
  shapes: ErrorShapes,
): Mapping {
  const source = file.value;
  const document = documents.find(({ name }) => name === source.dialect);
  const { request } = source;
  const lines = readLines(request.fields, fieldsOf(vocabulary, "Request"), ["request", "fields"], true);
  const parts = readParts(source.parts ?? {}, vocabulary);
  const layout = readLayout(source.layout ?? { at: "", items: {} }, parts);
  const records = Object.entries(source.records ?? {}).map(([name, record]) => readRecord(name, record, vocabulary));
  return {
    file,
    dialect: source.dialect,
    vocabulary,
    isConversation: source.layout !== undefined,
    request: {
      lines,
      consumed: request.consumed ?? {},
      unmapped: readUnmapped(request.unmapped),
      lists: sharedLists(lines),
      afterRead: readPasses(request.after_read),
      beforeWrite: readPasses(request.before_write),
      rules: request.rules ?? {},
      camelButInside: request.spelling?.but_inside,
      beside: request.beside ?? {},
    },
    layout,
    parts: { ...parts, forms: parts.forms.map((form) => ({ ...form, beside: isBeside(form, layout) })) },
    records: new Map(records.map((record) => [record.name, record])),
    response: readResponse(source.response, vocabulary, document?.keys.jobs?.variant_of?.dialect ?? source.dialect),
    finish: readFinish(source.finish ?? {}),
    usage: readLines(source.usage, fieldsOf(vocabulary, "Usage"), ["usage"]),
    errors: readErrors(source.errors, shapes),
    stream: readStreamRules(source.stream ?? {}),
  };
}

/** Whether parts of a form are at a place that an item names, and not in content lists. */
function isBeside({ name }: Form, { items }: Layout): boolean {
  return items.some(({ part, beside }) => part === name || beside.some(({ forms }) => forms.includes(name)));
}

/** The lists that several lines share, where clients may write them in other ways too. */
function sharedLists(lines: readonly Line[]): Mapping["request"]["lists"] {
  const lists: Record<string, ListRule> = {};
  for (const { at, concept, otherWays } of lines) {
    const [base = ""] = at;
    if (otherWays.isText) lists[base] = { ...lists[base], text: concept };
    if (otherWays.inside !== undefined) lists[base] = { ...lists[base], inside: otherWays.inside };
  }
  return lists;
}

function readResponse(source: ResponseSource, vocabulary: Vocabulary, ownOf: string): Mapping["response"] {
  return {
    afterRead: readPasses(source.after_read),
    beforeWrite: readPasses(source.before_write),
    lines: readLines(source.fields, fieldsOf(vocabulary, "Response"), ["response", "fields"]),
    constants: source.const ?? {},
    citations: readCitations(source.citations),
    endsInState: source.ends_in_state !== "never",
    own: source.own && readOwn(source.own),
    ownOf,
    echo: Object.entries(source.echo ?? {}).map(([at, { of = at, default: fallback }]) => ({
      at,
      of,
      default: fallback,
    })),
  };
}

function readOwn({ members = {}, lists = {} }: OwnSource): OwnRule {
  return {
    members: Object.entries(members).map(([at, is]) => ({
      at: at.split("."),
      is,
    })),
    lists: Object.entries(lists).map(([at, items]) => ({
      at: at.split("."),
      items: items.map(readOwnItem),
    })),
  };
}

function readOwnItem(source: OwnItemSource): OwnItem {
  return { when: source.when ?? {}, beside: source.beside === true, ...readOwn(source) };
}

function readCitations(source: ResponseSource["citations"]): CitationsRule | undefined {
  return (
    source && {
      at: listOf(source.at),
      transform: source.transform,
      places: source.places,
      isOnlyRead: source.direction === "read",
    }
  );
}

function readFinish({ else: otherwise, ...source }: FinishSource): FinishWords {
  const read: Record<string, string> = {};
  const write = new Map<string, string>();
  for (const [meaning, value] of Object.entries(source)) {
    const words = isList(value) ? value : [];
    for (const word of words) read[word] = meaning;
    const own = typeof value === "object" && "written" in value ? value.written : words[0];
    if (own !== undefined) write.set(meaning, own);
  }
  return { read, write, otherwise: String(otherwise) };
}

export type ErrorShapes = ReadonlyMap<string, ErrorShapeSource>;

/** The shapes of errors that mappings may name. */
export function shapesIn(files: SpecFiles): ErrorShapes {
  return new Map(files["error-shapes"].flatMap(({ value }) => Object.entries(value.shapes)));
}

/** Members of the mapping take the place of the shape's. */
function readErrors(source: ErrorsOfDialect, shapes: ErrorShapes): ErrorRules {
  const own: Partial<ErrorShapeSource> = typeof source === "string" ? {} : source;
  const name = typeof source === "string" ? source : source.shape;
  const shape: Partial<ErrorShapeSource> = shapes.get(name ?? "") ?? {};
  const { body = {}, types = {}, words = {}, event = body } = { ...shape, ...own };
  const none = { message: [], type: [], code: [], param: [], retry_after: [], inner_ids: [], status: [] };
  return { shape: name, body, event, types, words, read: { ...none, ...shape.read, ...own.read } };
}
