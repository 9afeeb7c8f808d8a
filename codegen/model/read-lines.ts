/** Writes out the shorthands of lines, forms and records of a mapping. */
import type {
  FormSource,
  FormSources,
  LineSource,
  LineSources,
  Match,
  UnmappedSource,
  WordsSource,
} from "../load/sources/mapping-lines.js";
import type { Pointer } from "../load/pointer.js";
import type { Placed, SpecFile } from "../load/spec-file.js";
import type { Json } from "../../src/conversion/json.js";
import {
  inside as nodeInside,
  recordOf,
  transformOf,
  wordsOf,
  type Line,
  type LineBase,
  type LineKind,
  type LineOf,
  type Presumption,
  type Words,
} from "./line.js";
import type { Form, RecordRule, Unmapped } from "./mapping.js";
import { readPlace, takesSeveralPlaces, type Place } from "./place.js";
import { parseSelector } from "./selector.js";
import { isList, isObject, listOf } from "./source.js";
import type { Field, Vocabulary } from "./vocabulary.js";

/** The place that is the x-operation of the URL. */
const OPERATION = "$operation";
/** Values that the gateway makes, and the value of the line itself. */
export const NOW = "$now";
export const NEW_ID = "$new_id";
const VALUE = "$value";

export function fieldsOf(vocabulary: Vocabulary, record: string): readonly Field[] {
  return vocabulary.records.get(record)?.fields ?? [];
}

/** `isShared`: several of the lines may select items of one list. */
export function readLines(
  file: SpecFile,
  members: LineSources,
  fields: readonly Field[],
  pointer: Pointer,
  isShared = false,
): Line[] {
  return Object.entries(members).map(([concept, value]) => {
    const field = fields.find(({ name }) => name === concept) ?? {
      name: concept,
      type: { kind: "json" as const },
      description: "",
      required: false,
      neutral: undefined,
      several: undefined,
    };
    return readLine(file, value, field, [...pointer, concept], isShared);
  });
}

function readLine(file: SpecFile, value: string | LineSource, field: Field, pointer: Pointer, isShared: boolean): Line {
  const written: LineSource = typeof value === "string" ? { at: value } : value;
  const { at: _at, values: words, ...elsewhere } = written;
  const isAddress = written.at === OPERATION;
  const source: LineSource = isAddress ? elsewhere : written;
  const place = readPlace(source, field, isShared);
  const isAnswer = pointer[0] === "response";
  const address = isAddress && words !== "finish" ? readAddress(readWords(words)) : undefined;
  const kind: LineKind =
    address === undefined
      ? (unplacedKind(source, place) ?? placedKind(source, place, isAnswer))
      : { kind: "address", ...address };
  return { ...baseOf(file, source, place, field, pointer), ...kind };
}

function baseOf(file: SpecFile, source: LineSource, place: Place, field: Field, pointer: Pointer): LineBase {
  const { clamp } = source;
  const constants = Object.entries(place.item === undefined || place.among !== undefined ? (source.const ?? {}) : {});
  return {
    concept: field.name,
    field,
    file,
    pointer,
    at: place.at,
    otherWays: place.otherWays,
    fault: place.fault,
    ...readDefault(source.default, pointer[0] === "response" && place.each !== undefined && !place.alone),
    companions: Object.fromEntries(constants.filter(([, constant]) => constant !== VALUE)),
    copies: constants.flatMap(([path, constant]) => (constant === VALUE ? [path] : [])),
    neutral: source.neutral,
    readDefault: readPresumption(source.read_default),
    clamp: typeof clamp === "number" ? undefined : clamp,
    atMost: typeof clamp === "number" ? clamp : undefined,
    without: listOf(source.without),
    part: source.kind,
    readOnly: source.direction === "read",
    isLone: source.lone === true,
  };
}

/** Lines without a place of their own. */
function unplacedKind({ implicit, absent, kind }: LineSource, { at, record }: Place): LineKind | undefined {
  if (implicit !== undefined) return { kind: "implicit", because: implicit };
  if (absent !== undefined) return { kind: "absent", because: absent };
  if (at.length > 0) return undefined;
  if (record !== undefined) return { kind: "inline", record };
  return kind === undefined ? undefined : { kind: "part" };
}

function placedKind(source: LineSource, place: Place, isAnswer: boolean): LineKind {
  const { transform, media, values } = source;
  if (place.among !== undefined) return sharedKind(source, place, place.among);
  if (values === "finish") return { kind: "finish" };
  const words = readWords(values);
  if (words !== undefined) return { kind: "words", words, isJoined: isAnswer, otherwise: source.else };
  if (typeof transform !== "string" && transform !== undefined) return { kind: "transforms", transforms: transform };
  if (transform === undefined) return plainKind(source, place);
  if (takesSeveralPlaces(transform)) return { kind: "together", transform };
  if (media !== undefined) return { kind: "media", transform, media };
  return { kind: "transform", transform, within: place.within, of: place.of };
}

function sharedKind(source: LineSource, { each, record, item }: Place, match: Match): LineKind {
  return {
    kind: "shared",
    match,
    record: each ?? record,
    isList: each !== undefined,
    item,
    joinedBy: source.joined_by,
  };
}

function plainKind(source: LineSource, place: Place): LineKind {
  const { record, each, item, itemMatch, constants, within, of, alone, orList } = place;
  if (record !== undefined) return { kind: "record", record, orList };
  if (each !== undefined) return { kind: "records", record: each, isAlone: alone, within, of, others: source.others };
  if (item !== undefined) return { kind: "members", item, match: itemMatch, constants };
  if (source.content !== undefined)
    return {
      kind: "content",
      content: source.content,
      words: source.words ?? false,
      joinedBy: source.joined_by ?? "",
    };
  return place.items
    ? { kind: "parts", isItems: true, itemForm: undefined, itemIds: undefined }
    : { kind: "value", isAlwaysList: place.alwaysList };
}

type Fallback = Pick<LineBase, "default" | "defaultFromModel" | "idPrefix" | "generated" | "omitEmpty">;

/** What is written without a value. Of a list of records, an empty list is written only if it is that. */
function readDefault(source: Json | undefined, isOfRecords: boolean): Fallback {
  const isEmpty = isList(source) && source.length === 0;
  const none = {
    default: undefined,
    defaultFromModel: undefined,
    idPrefix: undefined,
    generated: source === NOW,
    omitEmpty: isOfRecords && !isEmpty,
  };
  if (source === NOW || (isOfRecords && isEmpty)) return none;
  if (typeof source === "string" && source.endsWith(NEW_ID))
    return { ...none, idPrefix: source.slice(0, -NEW_ID.length) };
  return isObject(source) && typeof source.model === "string"
    ? { ...none, default: source.else, defaultFromModel: source.model }
    : { ...none, default: source };
}

/** Of several meanings with one operation, the first is read. */
function readAddress(words: Words = {}): Pick<LineOf<"address">, "meanings" | "operations"> {
  const meanings: Record<string, string> = {};
  for (const [meaning, operations] of Object.entries(words))
    for (const operation of operations) meanings[operation] ??= meaning;
  const operations = Object.entries(words).map(([meaning, [operation = ""]]) => [meaning, operation] as const);
  return { meanings, operations: Object.fromEntries(operations) };
}

function readPresumption(source: Json | undefined): Presumption | undefined {
  if (source === undefined) return undefined;
  if (!isObject(source)) return { value: source, by: undefined, cases: {} };
  const { by, else: value, ...cases } = source;
  return { value: value ?? null, by: String(by), cases };
}

function readWords(source: WordsSource | undefined): Words | undefined {
  return (
    source &&
    Object.fromEntries(
      Object.entries(source).map(([meaning, words]) => [meaning, isList(words) ? words.map(String) : [String(words)]]),
    )
  );
}

/** `around`: the node with the entries. */
export function readUnmapped(source: UnmappedSource = {}, around: Placed): Unmapped[] {
  return Object.entries(source).map(([path, value]) => {
    const node = nodeInside(around, path);
    if (typeof value === "string") return { ...node, path, because: value, neutral: [] };
    const { reason, neutral = [], hosted } = value;
    return { ...node, path, because: reason, neutral, hosted };
  });
}

export function readForm(
  file: SpecFile,
  name: string,
  prefix: string,
  source: FormSource,
  fields: readonly Field[],
  pointer: Pointer,
): Form {
  const inside = insideOf(source);
  const fieldLines = inside === undefined ? (source.fields ?? {}) : {};
  const lines = readLines(file, fieldLines, fields, [...pointer, "fields"]);
  const bare = lines.find(isWhole);
  return {
    name,
    key: `${prefix}.${name}`,
    kind: source.kind,
    file,
    pointer,
    when: source.when ?? {},
    concepts: source.concepts ?? {},
    lines: lines.filter((line) => line !== bare),
    unmapped: readUnmapped(
      typeof source.unmapped === "string" ? {} : source.unmapped,
      nodeInside({ file, pointer }, "unmapped"),
    ),
    consumed: source.consumed ?? {},
    constants: source.const ?? {},
    isBare: bare !== undefined || WHOLE in (source.when ?? {}),
    bare,
    value: bare?.concept,
    transform: bare && transformOf(bare),
    values: bare && wordsOf(bare),
    implicit: source.implicit === true,
    dropped: typeof source.unmapped === "string" ? source.unmapped : undefined,
    refused: source.refused,
    beside: false,
    in: source.in,
    direction: directionOf(source),
    inside,
  };
}

/** A form that holds a list of records: their concepts are members of the object around the list. */
function insideOf({ at, fields = {} }: FormSource): Form["inside"] {
  if (at === undefined) return undefined;
  const members = Object.entries(fields).map(([concept, member]) => [concept, String(member)]);
  return { at: parseSelector(at).base, fields: Object.fromEntries(members) };
}

/** The path of the value itself. */
export const WHOLE = ".";

/** Whether the concept is the whole value, and not a record whose members are those of the object. */
function isWhole(line: Line): boolean {
  return line.at.length === 1 && line.at[0] === "" && recordOf(line) === undefined;
}

/** Lists of records are taken apart when they are read; what is refused is refused when it would be written. */
function directionOf({ refused, at, unmapped, direction }: FormSource): Form["direction"] {
  if (refused !== undefined) return "write";
  return at === undefined && typeof unmapped !== "string" ? direction : "read";
}

/** `is`: the record of the vocabulary. */
export function readRecord(
  file: SpecFile,
  name: string,
  is: string,
  forms: FormSources<FormSource>,
  vocabulary: Vocabulary,
): RecordRule {
  return {
    file,
    pointer: ["records", name],
    name,
    is,
    places: Object.values(forms).find(({ places }) => places !== undefined)?.places,
    forms: Object.entries(forms).map(([form, value]) =>
      readForm(file, form, name, value, fieldsOf(vocabulary, is), ["records", name, form]),
    ),
  };
}
