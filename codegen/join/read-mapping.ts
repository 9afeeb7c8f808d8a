/** Writes out the shorthands of a mapping file. Its form was checked against the language before. */
import type { Pointer, SpecFile } from "../load/spec-file.js";
import type { Json, Wire } from "../../src/conversion/json.js";
import type { OwnItem, OwnRule, OwnType } from "../../src/conversion/own.js";
import type { DialectDocument } from "./dialect-document.js";
import type {
  CitationsRule,
  ErrorRules,
  FinishWords,
  Form,
  Item,
  Layout,
  Line,
  Mapping,
  Match,
  Unmapped,
  Pass,
  Presumption,
  RecordRule,
  RulesSource,
  Words,
} from "./mapping.js";
import { isObject, listOf, type Source } from "./source.js";
import { readStreamRules } from "./read-stream-rules.js";
import type { Field, Vocabulary } from "./vocabulary.js";

type Members = Record<string, Json>;

export function readMapping(file: SpecFile, vocabulary: Vocabulary, documents: readonly DialectDocument[]): Mapping {
  const source = file.value as Source;
  const document = documents.find(({ name }) => name === source.dialect);
  const request = source.request as Source;
  const records = Object.entries((source.records ?? {}) as Record<string, Source>).map(([name, record]) =>
    readRecord(name, record, vocabulary),
  );
  return {
    file,
    dialect: String(source.dialect),
    vocabulary,
    isConversation: source.layout !== undefined,
    request: {
      lines: readLines(request.fields as Members, fieldsOf(vocabulary, "Request"), ["request", "fields"]),
      consumed: (request.consumed ?? {}) as Record<string, string>,
      unmapped: readUnmapped(request.unmapped),
      lists: (request.lists ?? {}) as unknown as Mapping["request"]["lists"],
      afterRead: readPasses(request.after_read),
      beforeWrite: readPasses(request.before_write),
      rules: (request.rules ?? {}) as unknown as RulesSource,
      camelButInside: isObject(request.spelling) ? listOf(request.spelling.but_inside) : undefined,
      beside: (request.beside ?? {}) as Record<string, Record<string, Json>>,
    },
    layout: readLayout((source.layout ?? {}) as Source),
    parts: readParts((source.parts ?? {}) as Record<string, Source>, vocabulary),
    records: new Map(records.map((record) => [record.name, record])),
    response: {
      afterRead: readPasses((source.response as Source).after_read),
      beforeWrite: readPasses((source.response as Source).before_write),
      lines: readLines((source.response as Source).fields as Members, fieldsOf(vocabulary, "Response"), [
        "response",
        "fields",
      ]),
      constants: ((source.response as Source).const ?? {}) as Record<string, Json>,
      citations: readCitations((source.response as Source).citations),
      endsInState: (source.response as Source).ends_in_state !== "never",
      own: isObject((source.response as Source).own) ? readOwn((source.response as Source).own as Source) : undefined,
      ownOf: document?.keys.jobs?.variant_of?.dialect ?? String(source.dialect),
      echo: Object.entries(((source.response as Source).echo ?? {}) as Record<string, Source>).map(
        ([at, { of, default: fallback }]) => ({ at, of: String(of ?? at), default: fallback }),
      ),
    },
    finish: readFinish((source.finish ?? {}) as Members),
    usage: readLines(source.usage as Members, fieldsOf(vocabulary, "Usage"), ["usage"]),
    errors: readErrors(source.errors as Source),
    stream: readStreamRules((source.stream ?? {}) as Source),
  };
}

function readOwn({ members = {}, lists = {} }: Source): OwnRule {
  return {
    members: Object.entries(members as Readonly<Record<string, OwnType>>).map(([at, is]) => ({
      at: at.split("."),
      is,
    })),
    lists: Object.entries(lists as Readonly<Record<string, Source[]>>).map(([at, items]) => ({
      at: at.split("."),
      items: items.map(readOwnItem),
    })),
  };
}

function readOwnItem(source: Source): OwnItem {
  return { when: (source.when ?? {}) as Wire, beside: source.beside === true, ...readOwn(source) };
}

function readCitations(source: Json | undefined): CitationsRule | undefined {
  return isObject(source)
    ? {
        at: listOf(source.at),
        transform: String(source.transform),
        places: source.places as CitationsRule["places"],
        isOnlyRead: source.direction === "read",
      }
    : undefined;
}

function fieldsOf(vocabulary: Vocabulary, record: string): readonly Field[] {
  return vocabulary.records.get(record)?.fields ?? [];
}

function readLines(members: Members, fields: readonly Field[], pointer: Pointer): Line[] {
  return Object.entries(members).map(([concept, value]) => {
    const field = fields.find(({ name }) => name === concept) ?? {
      name: concept,
      type: { kind: "json" as const },
      means: "",
      required: false,
      neutral: undefined,
    };
    return readLine(concept, value, field, [...pointer, concept]);
  });
}

function readLine(concept: string, value: Json, field: Field, pointer: Pointer): Line {
  const source = (typeof value === "string" ? { at: value } : value) as Source;
  const fallback = source.default as Source | Json | undefined;
  const fromModel = isObject(fallback) && typeof fallback.model === "string" ? fallback.model : undefined;
  return {
    concept,
    field,
    pointer,
    at: listOf(source.at),
    transform: Array.isArray(source.transform) ? undefined : (source.transform as string | undefined),
    transformEach: Array.isArray(source.transform) ? listOf(source.transform) : [],
    each: source.each as string | undefined,
    record: source.record as string | undefined,
    item: concept === "parts" ? undefined : (source.item as string | undefined),
    itemForm: concept === "parts" ? (source.item as string | undefined) : undefined,
    items: source.items === true,
    itemIds: source.item_ids as string | undefined,
    among: source.among as Line["among"],
    lines: source.lines === true,
    within: isObject(source.within) ? String(source.within.at) : (source.within as string | undefined),
    others: source.others as Line["others"],
    of: (isObject(source.within) ? source.within.of : {}) as Match,
    constants: (source.const ?? {}) as Record<string, Json>,
    content: source.content as string | undefined,
    media: source.media as Line["media"],
    orList: source.or_list === true,
    values: source.values === "finish" ? "finish" : readWords(source.values),
    joined: pointer[0] === "response",
    otherwise: source.else as string | undefined,
    alone: source.alone === true,
    omitEmpty: source.omit_empty === true,
    neutral: source.neutral,
    together: source.together === true,
    readDefault: readPresumption(source.read_default),
    address: source.address as Line["address"],
    alwaysList: source.always === "list",
    default: fromModel === undefined ? (fallback as Json | undefined) : ((fallback as Source).else as Json),
    defaultFromModel: fromModel,
    clamp: source.clamp as unknown as [number, number] | undefined,
    atMost: source.at_most as number | undefined,
    idPrefix: source.id_prefix as string | undefined,
    generated: source.generated === "now",
    copies: listOf(source.copies),
    without: listOf(source.without),
    part: source.part as string | undefined,
    readOnly: source.direction === "read",
    absent: source.absent as string | undefined,
    implicit: source.implicit as string | undefined,
  };
}

function readPresumption(source: Json | undefined): Presumption | undefined {
  if (source === undefined) return undefined;
  if (!isObject(source)) return { value: source, by: undefined, cases: {} };
  const { by, else: value, ...cases } = source;
  return { value: value ?? null, by: String(by), cases };
}

function readWords(source: Json | undefined): Words | undefined {
  return isObject(source)
    ? Object.fromEntries(Object.entries(source).map(([meaning, words]) => [meaning, listOf(words).map(String)]))
    : undefined;
}

function readUnmapped(source: Json | undefined): Unmapped[] {
  return Object.entries((source ?? {}) as Record<string, Json>).map(([path, value]) => {
    if (typeof value === "string") return { path, because: value, neutral: [] };
    const { reason, neutral, hosted } = value as Source;
    return { path, because: String(reason), neutral: (neutral ?? []) as Json[], hosted: hosted as string | undefined };
  });
}

export function readPasses(source: Json | undefined): Pass[] {
  return ((source ?? []) as Source[]).map(({ pass, ...options }) => ({ name: String(pass), options }));
}

function readForm(name: string, prefix: string, source: Source, fields: readonly Field[], pointer: Pointer): Form {
  return {
    name,
    key: `${prefix}.${name}`,
    kind: source.kind as string | undefined,
    pointer,
    when: (source.when ?? {}) as Form["when"],
    only: (source.only ?? {}) as Record<string, Json>,
    lines: readLines((source.fields ?? {}) as Members, fields, [...pointer, "fields"]),
    unmapped: readUnmapped(source.unmapped),
    consumed: (source.consumed ?? {}) as Record<string, string>,
    constants: (source.const ?? {}) as Record<string, Json>,
    value: source.value as string | undefined,
    values: readWords(source.values),
    implicit: source.implicit === true,
    dropped: source.dropped as string | undefined,
    refused: source.refused as string | undefined,
    beside: source.beside === true,
    in: source.in as string[] | undefined,
    direction: directionOf(source),
    inside: isObject(source.inside)
      ? { at: String(source.inside.at), fields: (source.inside.fields ?? {}) as Record<string, string> }
      : undefined,
  };
}

/** Lists of records are taken apart when they are read; what is refused is refused when it would be written. */
function directionOf({ refused, inside, direction }: Source): Form["direction"] {
  if (refused !== undefined) return "write";
  return inside === undefined ? (direction as Form["direction"]) : "read";
}

function readRecord(name: string, source: Source, vocabulary: Vocabulary): RecordRule {
  const is = String(source.is);
  const forms = Object.entries(source.forms as Record<string, Source>);
  return {
    name,
    is,
    places: source.places as RecordRule["places"],
    forms: forms.map(([form, value]) =>
      readForm(form, name, value, fieldsOf(vocabulary, is), ["records", name, "forms", form]),
    ),
  };
}

function readParts(source: Record<string, Source>, vocabulary: Vocabulary): RecordRule {
  const kinds = vocabulary.unions.get("Part")?.kinds;
  const forms = Object.entries(source).map(([name, value]) => {
    const kind = String(value.kind ?? name);
    return { ...readForm(name, "part", value, kinds?.get(kind)?.fields ?? [], ["parts", name]), kind };
  });
  return { name: "part", is: "Part", places: undefined, forms };
}

function readLayout(source: Source): Layout {
  const instructions = source.instructions as Source | undefined;
  return {
    at: String(source.at ?? ""),
    bare: source.bare as string | undefined,
    short: source.short === true,
    merged: source.neighbours === "merged",
    instructions:
      instructions === undefined
        ? undefined
        : { at: String(instructions.at), content: String(instructions.content), words: instructions.words === true },
    items: Object.entries((source.items ?? {}) as Record<string, Source>).map(([name, item]) => readItem(name, item)),
    afterRead: readPasses(source.after_read),
    beforeWrite: readPasses(source.before_write),
  };
}

function readItem(name: string, source: Source): Item {
  const content = source.content as string | Source | undefined;
  const options = isObject(content) ? content : undefined;
  return {
    name,
    role: String(source.role),
    part: source.part as string | undefined,
    when: (source.when ?? {}) as Item["when"],
    content: options === undefined ? (content as string | undefined) : String(options.at),
    words: options?.words === "answer" ? "answer" : options?.words === true,
    empty: options?.empty,
    hasEmpty: options !== undefined && "empty" in options,
    beside: ((source.beside ?? []) as Source[]).map((beside) => ({
      forms: listOf(beside.form),
      at: listOf(beside.at),
      list: beside.list === true,
      first: beside.first === true,
      empty: (beside.empty ?? {}) as Record<string, Json>,
    })),
    citations: source.citations as Item["citations"],
    unmapped: readUnmapped(source.unmapped),
    consumed: (source.consumed ?? {}) as Record<string, string>,
    direction:
      source.offers === undefined && source.refused === undefined ? (source.direction as Item["direction"]) : "read",
    in: source.in as Item["in"],
    constants: (source.const ?? {}) as Record<string, Json>,
    oneEach: source.one_each === true,
    offers: source.offers as Item["offers"],
    refused: source.refused as string | undefined,
    pointer: ["layout", "items", name],
  };
}

function readFinish(source: Members): FinishWords {
  const read: Record<string, string> = {};
  const write = new Map<string, string>();
  for (const [meaning, value] of Object.entries(source)) {
    if (meaning === "else") continue;
    const words = Array.isArray(value) ? (value as string[]) : [];
    for (const word of words) read[word] = meaning;
    const own = isObject(value) ? String(value.written) : words[0];
    if (own !== undefined) write.set(meaning, own);
  }
  return { read, write, otherwise: String(source.else) };
}

function readErrors(source: Source): ErrorRules {
  const read = source.read as unknown as Partial<ErrorRules["read"]>;
  return {
    body: source.body as Json,
    event: (source.event ?? source.body) as Json,
    types: source.types as Record<string, string>,
    words: (source.words ?? {}) as Json,
    read: {
      message: read.message ?? [],
      type: read.type ?? [],
      code: read.code ?? [],
      param: read.param ?? [],
      retry_after: read.retry_after ?? [],
      inner_ids: read.inner_ids ?? [],
      status: read.status ?? [],
    },
  };
}
