/** Writes out the shorthands of lines, forms and records of a mapping. */
import type {
  FormSource,
  FormSources,
  LineSource,
  LineSources,
  RecordSource,
  UnmappedSource,
  WordsSource,
} from "../load/sources/mapping-lines.js";
import type { Pointer } from "../load/spec-file.js";
import type { Json } from "../../src/conversion/json.js";
import type { Form, Line, Unmapped, Presumption, RecordRule, Words } from "./mapping.js";
import { readPlace } from "./place.js";
import { isList, isObject, listOf } from "./source.js";
import type { Field, Vocabulary } from "./vocabulary.js";

export function fieldsOf(vocabulary: Vocabulary, record: string): readonly Field[] {
  return vocabulary.records.get(record)?.fields ?? [];
}

/** `isShared`: several of the lines may select items of one list. */
export function readLines(members: LineSources, fields: readonly Field[], pointer: Pointer, isShared = false): Line[] {
  return Object.entries(members).map(([concept, value]) => {
    const field = fields.find(({ name }) => name === concept) ?? {
      name: concept,
      type: { kind: "json" as const },
      description: "",
      required: false,
      neutral: undefined,
    };
    return readLine(concept, value, field, [...pointer, concept], isShared);
  });
}

function readLine(
  concept: string,
  value: string | LineSource,
  field: Field,
  pointer: Pointer,
  isShared: boolean,
): Line {
  const source: LineSource = typeof value === "string" ? { at: value } : value;
  const fallback = source.default;
  const fromModel = isObject(fallback) && typeof fallback.model === "string" ? fallback.model : undefined;
  return {
    concept,
    field,
    pointer,
    ...readPlace(source, field.type.kind === "list", isShared),
    transform: typeof source.transform === "string" ? source.transform : undefined,
    transformEach: typeof source.transform === "string" ? [] : (source.transform ?? []),
    itemForm: source.item,
    itemIds: source.item_ids,
    others: source.others,
    content: source.content,
    media: source.media,
    values: source.values === "finish" ? "finish" : readWords(source.values),
    joined: pointer[0] === "response",
    otherwise: source.else,
    omitEmpty: source.omit_empty === true,
    neutral: source.neutral,
    readDefault: readPresumption(source.read_default),
    address: source.address,
    alwaysList: source.always === "list",
    default: fromModel !== undefined && isObject(fallback) ? fallback.else : fallback,
    defaultFromModel: fromModel,
    clamp: source.clamp,
    atMost: source.at_most,
    idPrefix: source.id_prefix,
    generated: source.generated === "now",
    copies: listOf(source.copies),
    without: listOf(source.without),
    part: source.part,
    readOnly: source.direction === "read",
    absent: source.absent,
    implicit: source.implicit,
  };
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

export function readUnmapped(source: UnmappedSource = {}): Unmapped[] {
  return Object.entries(source).map(([path, value]) => {
    if (typeof value === "string") return { path, because: value, neutral: [] };
    const { reason, neutral = [], hosted } = value;
    return { path, because: reason, neutral, hosted };
  });
}

function readForm(name: string, prefix: string, source: FormSource, fields: readonly Field[], pointer: Pointer): Form {
  return {
    name,
    key: `${prefix}.${name}`,
    kind: source.kind,
    pointer,
    when: source.when ?? {},
    concepts: source.concepts ?? {},
    lines: readLines(source.fields ?? {}, fields, [...pointer, "fields"]),
    unmapped: readUnmapped(source.unmapped),
    consumed: source.consumed ?? {},
    constants: source.const ?? {},
    value: source.value,
    transform: source.transform,
    values: readWords(source.values),
    implicit: source.implicit === true,
    dropped: source.dropped,
    refused: source.refused,
    beside: false,
    in: source.in,
    direction: directionOf(source),
    inside: source.inside && { fields: {}, ...source.inside },
  };
}

/** Lists of records are taken apart when they are read; what is refused is refused when it would be written. */
function directionOf({ refused, inside, direction }: FormSource): Form["direction"] {
  if (refused !== undefined) return "write";
  return inside === undefined ? direction : "read";
}

export function readRecord(name: string, { is, places, forms }: RecordSource, vocabulary: Vocabulary): RecordRule {
  return {
    name,
    is,
    places,
    forms: Object.entries(forms).map(([form, value]) =>
      readForm(form, name, value, fieldsOf(vocabulary, is), ["records", name, "forms", form]),
    ),
  };
}

export function readParts(source: FormSources<FormSource>, vocabulary: Vocabulary): RecordRule {
  const kinds = vocabulary.unions.get("Part")?.kinds;
  const forms = Object.entries(source).map(([name, value]) => {
    const { kind = name } = value;
    return { ...readForm(name, "part", value, kinds?.get(kind)?.fields ?? [], ["parts", name]), kind };
  });
  return { name: "part", is: "Part", places: undefined, forms };
}
