/** Readers of parts and records, a function for each of their forms. */
import type { Form, Line, Mapping, RecordRule } from "../join/mapping.js";
import { piecesOf } from "../join/stream-rules.js";
import { code, joined, object, type Code, type Name, type Piece } from "../print/code.js";
import { functionOf, type Declaration, type FunctionDeclaration } from "../print/declarations.js";
import { constantsOf, matchWire, onlyWhere } from "./conditions.js";
import { isInline, keysOfForm, recordsOf, unitOf } from "./keys.js";
import { locals } from "./locals.js";
import { printMember } from "./member.js";
import { formReader, reader } from "./own-names.js";
import { functionNamed } from "./passes.js";
import { Places } from "./places.js";
import { readerParameters, reportShadowed, reportUnmapped } from "./read-reports.js";
import { readList } from "./read-turns.js";
import { members, placesNote, readValue } from "./read-value.js";
import { streamedRecords } from "./result-stream.js";
import { citations, read, types, vocabularyType } from "./runtime.js";
import { camel, literal, memberName, pascal, quote } from "./text.js";
import { formTableName } from "./word-tables.js";

const { loss, path, value, wire } = locals;

/** What a form is read as. */
interface Target {
  readonly type: Name;
  /** The last word of the reader's name. */
  readonly suffix: string;
  /** Its members are reported by whoever reads the object around it. */
  readonly isReported?: boolean;
}

function partType({ vocabulary }: Mapping, form: Form): Name {
  return vocabularyType(vocabulary, `${pascal(form.kind ?? "")}Part`);
}

export function emitParts(mapping: Mapping): Declaration[] {
  const itemForms = new Set(mapping.layout.items.map(({ part }) => part));
  const forms = mapping.parts.forms.filter(({ direction }) => direction !== "write");
  return [
    readPart(
      forms.filter(({ beside }) => !beside),
      mapping,
    ),
    ...forms.flatMap((form) =>
      form.value === undefined
        ? emitForm(
            form,
            { type: partType(mapping, form), suffix: "Part", isReported: itemForms.has(form.name) },
            mapping,
          )
        : [readBareText(form, form.value, mapping)],
    ),
  ];
}

function readPart(forms: readonly Form[], mapping: Mapping): FunctionDeclaration {
  return functionOf({
    name: reader(mapping, "Part"),
    isExported: true,
    docs: "A part of a content list.",
    parameters: readerParameters,
    result: code`${vocabularyType(mapping.vocabulary, "Part")} | undefined`,
    body: [
      ...forms.map((form) =>
        onlyWhere(
          matchWire(form.when, wire),
          code`return ${formReader(mapping, form.name, "Part")}(${wire}, ${path}, ${loss});`,
        ),
      ),
      code`${loss}.at(${path});`,
      "return undefined;",
    ],
  });
}

/** A part that is beside the content as a bare text. */
function readBareText(form: Form, concept: string, mapping: Mapping): FunctionDeclaration {
  const readText =
    form.transform === undefined ? read.asText : code`${functionNamed("transforms", form.transform)}.read`;
  const part = [
    `kind: ${quote(form.kind ?? "")}`,
    ...(concept === "text" ? [] : [`text: ""`]),
    `${memberName(concept)}: words`,
  ].join(", ");
  return functionOf({
    name: formReader(mapping, form.name, "Part"),
    parameters: [
      { name: value, type: types.Json },
      { name: path, type: "string" },
      { name: loss, type: types.Loss },
    ],
    result: code`${partType(mapping, form)} | undefined`,
    body: [
      code`const words = ${readText}(${value});`,
      code`return words === undefined || words === "" ? undefined : { ${part}, origin: ${originOf(form)} };`,
    ],
  });
}

function originOf({ key }: Form): Code {
  return code`{ ${path}, form: ${quote(key)} }`;
}

function constantMembers({ concepts }: Form): string[] {
  return constantsOf(concepts).map(([key, constant]) => `${memberName(key)}: ${literal(constant)}`);
}

/** Lines without whose values there is no record. */
function requiredLines({ lines }: Form): Line[] {
  return lines.filter(
    ({ field, record, transform }) =>
      field.required && (record !== undefined || transform !== undefined || field.type.kind === "json"),
  );
}

function emitForm(form: Form, target: Target, mapping: Mapping): Declaration[] {
  const places = new Places(wire);
  const reported = reportForm(form, target, places, mapping);
  const shadowed = reportShadowed(form.lines, places, "inside");
  const fields = members(form.lines, places, "inside", mapping);
  const required = requiredLines(form).map((line) => ({ line, local: `${camel(line.concept)}Value` }));
  const checks = required.map(
    ({ line, local }) => code`const ${local} = ${readValue(line, places, "inside", mapping)};`,
  );
  const guards = required.map(
    ({ local }) => code`if (${local} === undefined) {\n${loss}.at(${path});\nreturn undefined;\n}`,
  );
  const record = object([
    ...(form.kind === undefined ? [] : [`kind: ${quote(form.kind)}`]),
    ...constantMembers(form),
    ...fields.filter(({ name }) => !required.some(({ line }) => line.concept === name)).map(printMember),
    ...required.map(({ line, local }) =>
      printMember({ name: line.concept, expression: local, note: placesNote(line) }),
    ),
    ...fillRequired(form, mapping),
    code`origin: ${originOf(form)}`,
  ]);
  const isCounted = form.lines.some((line) => unitOf(line.each, mapping) !== undefined);
  return [
    ...reported.tables,
    functionOf({
      name: formReader(mapping, form.name, target.suffix),
      isExported: isReadFromStream(form, mapping),
      parameters: readerParameters,
      result: required.length > 0 ? code`${target.type} | undefined` : target.type,
      body: [
        ...places.declarations,
        ...reported.statements,
        ...shadowed,
        ...checks,
        ...guards,
        isCounted ? code`return ${citations.placedInCharacters}(${record});` : code`return ${record};`,
      ],
    }),
  ];
}

function reportForm(
  form: Form,
  { suffix, isReported = false }: Target,
  places: Places,
  mapping: Mapping,
): ReturnType<typeof reportUnmapped> {
  if (isReported) return { tables: [], statements: [] };
  const prefix = camel(`${form.name} ${suffix}`);
  const records = recordsOf(form.lines, mapping);
  const { unmapped } = form;
  return reportUnmapped({ prefix, known: keysOfForm(form, mapping), unmapped, records }, places, "inside");
}

/** Concepts that a part must have but a form does not give. */
function fillRequired(form: Form, mapping: Mapping): string[] {
  const fields = mapping.vocabulary.unions.get("Part")?.kinds.get(form.kind ?? "")?.fields ?? [];
  const lines = form.lines.filter((line) => line.at.length > 0 || line.record !== undefined);
  const given = new Set([...lines.map(({ concept }) => concept), ...Object.keys(form.concepts)]);
  return fields
    .filter((field) => field.required && !given.has(field.name))
    .map((field) => `${memberName(field.name)}: ${field.type.kind === "list" ? "[]" : quote("")}`);
}

export function emitRecord(record: RecordRule, mapping: Mapping): Declaration[] {
  if (isInline(record, mapping)) return [readInline(record, mapping)];
  const type = vocabularyType(mapping.vocabulary, record.is);
  const suffix = pascal(record.name);
  const forms = record.forms.filter((form) => form.value === undefined && !form.implicit && form.direction !== "write");
  return [
    readRecord(record, forms, mapping),
    ...forms.flatMap((form) =>
      form.inside === undefined
        ? emitForm(form, { type, suffix }, mapping)
        : emitHolder(form, form.inside, { type, suffix }, mapping),
    ),
  ];
}

/** The reader of a record, which uses the first form that matches the wire. */
function readRecord(record: RecordRule, forms: readonly Form[], mapping: Mapping): FunctionDeclaration {
  const type = vocabularyType(mapping.vocabulary, record.is);
  const isClosed = forms.some((form) => Object.keys(form.when).length === 0);
  const isList = forms.some(({ inside }) => inside !== undefined);
  return functionOf({
    name: formReader(mapping, record.name, ""),
    isExported: isUsedByStream(record, mapping),
    parameters: [
      { name: value, type: code`${types.Json} | undefined` },
      { name: path, type: "string" },
      { name: loss, type: types.Loss },
    ],
    result: code`${type}${isList ? code` | ${type}[]` : ""} | undefined`,
    body: [
      ...readBareWord(record, type),
      code`const ${wire} = ${read.asWire}(${value});`,
      code`if (${wire} === undefined) return ${value} == null ? undefined : ${loss}.other(${path});`,
      ...forms.map((form) =>
        onlyWhere(
          matchWire(form.when, wire),
          code`return ${formReader(mapping, form.name, pascal(record.name))}(${wire}, ${path}, ${loss});`,
        ),
      ),
      ...(isClosed ? [] : [code`${loss}.at(${path});`, "return undefined;"]),
    ],
  });
}

/** A form that is a bare word in place of an object. */
function readBareWord(record: RecordRule, type: Name): Code[] {
  const bare = record.forms.find((form) => form.value !== undefined);
  if (bare?.value === undefined) return [];
  const word: Piece =
    bare.values === undefined
      ? code`${value} as ${type}[${quote(bare.value)}]`
      : code`${read.readWord}(${formTableName(record.name, bare.name)}Meanings, ${value}, ${path}, ${loss})`;
  const members = code`${memberName(bare.value)}: ${word}, origin: ${originOf(bare)}`;
  return [code`if (typeof ${value} === "string") return { ${members} };`];
}

/** An object that holds a list of records. */
function emitHolder(
  form: Form,
  { at, fields }: NonNullable<Form["inside"]>,
  { type, suffix }: Target,
  mapping: Mapping,
): Declaration[] {
  const places = new Places(wire);
  const prefix = camel(`${form.name} ${suffix}`);
  const { unmapped } = form;
  const reported = reportUnmapped({ prefix, known: keysOfForm(form, mapping), unmapped }, places, "inside");
  const given = Object.entries(fields).map(
    ([concept, member]) => code`${memberName(concept)}: ${read.asText}(${places.read(member)})`,
  );
  const records = code`${readList(at, suffix, places, mapping)} ?? []`;
  const filled = code`(${records}).map((one) => ({ ${joined(["...one", ...given])} }))`;
  return [
    ...reported.tables,
    functionOf({
      name: formReader(mapping, form.name, suffix),
      parameters: readerParameters,
      result: code`${type}[]`,
      body: [...places.declarations, ...reported.statements, code`return ${given.length === 0 ? records : filled};`],
    }),
  ];
}

/** Whether a stream gives the part whole, in one event. */
function isReadFromStream({ key, name }: Form, mapping: Mapping): boolean {
  return key.startsWith("part.") && piecesOf(mapping.stream.read).some(({ form }) => form === name);
}

function isUsedByStream(record: RecordRule, mapping: Mapping): boolean {
  return (
    streamedRecords(mapping).includes(record.name) ||
    piecesOf(mapping.stream.read).some(({ citation }) => citation === record.name)
  );
}

/** A record whose members are among those of the object around it. */
function readInline(record: RecordRule, mapping: Mapping): FunctionDeclaration {
  const places = new Places(wire);
  const type = vocabularyType(mapping.vocabulary, record.is);
  const forms = record.forms.filter(({ direction, implicit }) => direction !== "write" && !implicit);
  const branches = forms.map((form) => {
    const given = [...constantMembers(form), ...members(form.lines, places, "body", mapping).map(printMember)];
    const origin = code`origin: ${originOf(form)}`;
    const test = matchWire(form.when, wire);
    if (test !== undefined) return code`if (${test}) return ${object([...given, origin])};`;
    const result = code`${read.hasAnyValue}(given) ? { ...given, ${origin} } : undefined`;
    return code`const given: ${type} = ${object(given)};\nreturn ${result};`;
  });
  const isClosed = forms.some((form) => Object.keys(form.when).length === 0);
  const all = new Set(forms.flatMap((form) => [...Object.keys(form.when), ...form.lines.flatMap(({ at }) => [...at])]));
  const unread = [...all].map((at) => code`if (${places.read(at)} != null) ${loss}.at(${quote(at)});`);
  return functionOf({
    name: formReader(mapping, record.name, ""),
    parameters: readerParameters,
    result: code`${type} | undefined`,
    body: [...places.declarations, ...branches, ...(isClosed ? [] : [...unread, "return undefined;"])],
  });
}
