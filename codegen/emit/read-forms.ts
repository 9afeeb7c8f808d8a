/** Readers of parts and records, a function for each of their forms. */
import { eachOf, inside, singleOf, transformOf } from "../model/line.js";
import type { Form, Line, Mapping, RecordRule } from "../model/mapping.js";
import { streamedRecords } from "../model/result-rules.js";
import { piecesOf } from "../model/stream-rules.js";
import { code, joined, lines, madeOf, object, type Code, type Name } from "../print/code.js";
import { functionOf, type Declaration, type FunctionDeclaration } from "../print/declarations.js";
import { matchWire, onlyWhere } from "./conditions.js";
import { emptyObjectsOf, inlineForms, isInline, keysOfForm, recordsOf, unitOf } from "./keys.js";
import { locals } from "./locals.js";
import { printMember } from "./member.js";
import { formReader, reader } from "./own-names.js";
import { Places } from "./places.js";
import { memberParameters, readerParameters, reportShadowed, reportUnmapped } from "./read-reports.js";
import { readList } from "./read-turns.js";
import { readBareForms, readBarePart } from "./read-bare.js";
import { constantMembers, fillRequired, originOf } from "./read-origin.js";
import { isAlwaysRead, members, plainReader, readValue } from "./read-value.js";
import { citations, lossModule, read, types, vocabularyType } from "./runtime.js";
import { camel, pascal } from "../model/names.js";
import { memberName, quote } from "./text.js";

const { from, loss, member, value, wire } = locals;

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
  // A text without a place of its own is the content of an item.
  const forms = mapping.parts.forms.filter(
    ({ direction, isBare, beside }) => direction !== "write" && (beside || !isBare),
  );
  return [
    readPart(
      forms.filter(({ beside }) => !beside),
      mapping,
    ),
    ...forms.flatMap((form) =>
      !form.isBare
        ? emitForm(
            form,
            { type: partType(mapping, form), suffix: "Part", isReported: itemForms.has(form.name) },
            mapping,
          )
        : [readBarePart(form, partType(mapping, form), mapping)],
    ),
  ];
}

function readPart(forms: readonly Form[], mapping: Mapping): FunctionDeclaration {
  return functionOf({
    node: mapping.parts,
    name: reader(mapping, "Part"),
    isExported: true,
    docs: "A part of a content list.",
    parameters: readerParameters,
    result: code`${vocabularyType(mapping.vocabulary, "Part")} | undefined`,
    body: [
      ...forms.map((form) =>
        madeOf(
          form,
          onlyWhere(
            matchWire(form.when, wire),
            code`return ${formReader(mapping, form.name, "Part")}(${wire}, ${loss});`,
          ),
        ),
      ),
      code`${loss}.at(${wire});`,
      "return undefined;",
    ],
  });
}

/** Lines without whose values there is no record. */
function requiredLines({ lines }: Form): Line[] {
  return lines.filter((line) => {
    const { field } = line;
    if (!field.required || isAlwaysRead(line)) return false;
    return singleOf(line) !== undefined || transformOf(line) !== undefined || field.type.kind === "json";
  });
}

function emitForm(form: Form, target: Target, mapping: Mapping): Declaration[] {
  const places = new Places(wire);
  const reported = reportForm(form, target, places, mapping);
  const shadowed = reportShadowed(form.lines, places, "inside");
  const fields = members(form.lines, places, mapping);
  const required = requiredLines(form).map((line) => ({ line, local: `${camel(line.concept)}Value` }));
  const checks = required.map(({ line, local }) =>
    madeOf(line, code`const ${local} = ${readValue(line, places, mapping)};`),
  );
  const isMissing = required.map(({ local }) => `${local} === undefined`).join(" || ");
  const guard = isMissing === "" ? [] : [code`if (${isMissing}) {\n${loss}.at(${wire});\nreturn undefined;\n}`];
  const record = object([
    ...(form.kind === undefined ? [] : [`kind: ${quote(form.kind)}`]),
    ...constantMembers(form),
    ...fields.filter(({ name }) => !required.some(({ line }) => line.concept === name)).map(printMember),
    ...required.map(({ line, local }) => printMember({ name: line.concept, expression: madeOf(line, local) })),
    ...fillRequired(form, mapping),
    ...originOf(form, mapping),
  ]);
  const isCounted = form.lines.some((line) => unitOf(eachOf(line), mapping) !== undefined);
  return [
    ...reported.tables,
    functionOf({
      node: form,
      name: formReader(mapping, form.name, target.suffix),
      isExported: isReadFromStream(form, mapping),
      parameters: readerParameters,
      result: required.length > 0 ? code`${target.type} | undefined` : target.type,
      body: [
        ...places.declarations,
        ...reported.statements,
        ...shadowed,
        ...checks,
        ...guard,
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
  const unmapped = [form, ...inlineForms(form.lines, mapping)].flatMap((one) => one.unmapped);
  const empty = emptyObjectsOf(form);
  return reportUnmapped({ prefix, known: keysOfForm(form, mapping), unmapped, records, empty }, places);
}

export function emitRecord(record: RecordRule, mapping: Mapping): Declaration[] {
  if (isInline(record, mapping)) return [readInline(record, mapping)];
  const type = vocabularyType(mapping.vocabulary, record.is);
  const suffix = pascal(record.name);
  const forms = record.forms.filter((form) => !form.isBare && !form.implicit && form.direction !== "write");
  return [
    readRecord(record, forms, mapping),
    ...forms.flatMap((form) =>
      form.inside === undefined
        ? emitForm(form, { type, suffix }, mapping)
        : emitHolder(form, form.inside, { type, suffix, is: record.is }, mapping),
    ),
  ];
}

/** The reader of a record, which uses the first form that matches the wire. */
function readRecord(record: RecordRule, forms: readonly Form[], mapping: Mapping): FunctionDeclaration {
  const type = vocabularyType(mapping.vocabulary, record.is);
  const isClosed = forms.some((form) => Object.keys(form.when).length === 0);
  const isList = forms.some(({ inside }) => inside !== undefined);
  return functionOf({
    node: record,
    name: formReader(mapping, record.name, ""),
    isExported: isUsedByStream(record, mapping),
    docs: `The record "${record.name}", read by the first of its forms that matches.`,
    parameters: [{ name: value, type: code`${types.Json} | undefined` }, ...memberParameters],
    result: code`${type}${isList ? code` | ${type}[]` : ""} | undefined`,
    body: [
      ...readBareForms(record, mapping),
      code`const ${wire} = ${read.asWire}(${value});`,
      code`if (${wire} === undefined) return ${value} == null ? undefined : ${loss}.other(${from}, ${member});`,
      ...forms.map((form) =>
        madeOf(
          form,
          onlyWhere(
            matchWire(form.when, wire),
            code`return ${formReader(mapping, form.name, pascal(record.name))}(${wire}, ${loss});`,
          ),
        ),
      ),
      ...(isClosed ? [] : [code`${loss}.at(${wire});`, "return undefined;"]),
    ],
  });
}

/** An object that holds a list of records. */
function emitHolder(
  form: Form,
  { at, fields }: NonNullable<Form["inside"]>,
  { type, suffix, is }: Target & { readonly is: string },
  mapping: Mapping,
): Declaration[] {
  const places = new Places(wire);
  const prefix = camel(`${form.name} ${suffix}`);
  const { unmapped } = form;
  const reported = reportUnmapped({ prefix, known: keysOfForm(form, mapping), unmapped }, places);
  const given = Object.entries(fields).map(([concept, at]) =>
    madeOf(
      inside(form, "fields", concept),
      code`${memberName(concept)}: ${plainReader(concept, is, mapping)}(${places.read(at)})`,
    ),
  );
  const records = code`const records = ${readList(at, formReader(mapping, suffix, ""), places)} ?? [];`;
  const isEmpty = code`if (records.length === 0) ${loss}.at(${wire});`;
  const origin = code`origin: ${lossModule.listedIn}(one.origin, ${wire}, ${quote(form.key)})`;
  const filled = code`records.map((one) => ({ ${joined(["...one", ...given, origin])} }))`;
  return [
    ...reported.tables,
    functionOf({
      node: form,
      name: formReader(mapping, form.name, suffix),
      parameters: readerParameters,
      result: code`${type}[]`,
      body: [
        ...places.declarations,
        ...reported.statements,
        records,
        isEmpty,
        code`return ${given.length === 0 ? "records" : filled};`,
      ],
    }),
  ];
}

/** Whether a stream gives the part whole, in one event. */
function isReadFromStream({ key, name }: Form, mapping: Mapping): boolean {
  return key.startsWith("part.") && piecesOf(mapping.stream.read).some(({ form }) => form === name);
}

function isUsedByStream(record: RecordRule, mapping: Mapping): boolean {
  return (
    streamedRecords(mapping.stream.results).includes(record.name) ||
    piecesOf(mapping.stream.read).some(({ citation }) => citation === record.name)
  );
}

function whereMatched(test: Code, reports: readonly Code[], result: Code): Code {
  const isAlone = reports.length === 0;
  return onlyWhere(test, isAlone ? result : code`{\n${lines([...reports, result])}\n}`);
}

/** The members that a form reads, and those of its condition. */
function placesOf({ when, lines }: Form): string[] {
  return [...Object.keys(when), ...lines.flatMap(({ at }) => [...at])];
}

/** Whether a place is another, or inside of it, or around it. */
function isSamePlace(one: string, other: string): boolean {
  return one === other || one.startsWith(`${other}.`) || other.startsWith(`${one}.`);
}

/** A record whose members are among those of the object around it. */
function readInline(record: RecordRule, mapping: Mapping): FunctionDeclaration {
  const places = new Places(wire);
  const type = vocabularyType(mapping.vocabulary, record.is);
  const forms = record.forms.filter(({ direction, implicit }) => direction !== "write" && !implicit);
  const all = [...new Set(forms.flatMap(placesOf))];
  const report = (at: string): Code => code`if (${places.read(at)} != null) ${loss}.at(${wire}, ${quote(at)});`;
  const branches = forms.map((form) => {
    const constants = constantMembers(form);
    const given = members(form.lines, places, mapping).map(printMember);
    const origin = originOf(form, mapping);
    const test = matchWire(form.when, wire);
    // What only other forms read is lost.
    const others = all.filter((at) => !placesOf(form).some((own) => isSamePlace(own, at))).map(report);
    const reports = [...reportShadowed(form.lines, places, "body"), ...others];
    if (test !== undefined)
      return madeOf(form, whereMatched(test, reports, code`return ${object([...constants, ...given, ...origin])};`));
    const whole = joined([...constants, "...given", ...origin]);
    const result = code`${read.hasAnyValue}(given) ? { ${whole} } : undefined`;
    return madeOf(form, lines([...reports, code`const given: ${type} = ${object(given)};`, code`return ${result};`]));
  });
  const isClosed = forms.some((form) => Object.keys(form.when).length === 0);
  const unread = all.map(report);
  return functionOf({
    node: record,
    name: formReader(mapping, record.name, ""),
    parameters: readerParameters,
    result: code`${type} | undefined`,
    body: [...places.declarations, ...branches, ...(isClosed ? [] : [...unread, "return undefined;"])],
  });
}
