/** Writers of parts and records, a function for each of their forms. */
import { singleOf, transformOf } from "../model/line.js";
import {
  citesBesideText,
  isWrittenIn,
  uncoveredBy,
  writtenAs,
  writtenForms,
  writtenInContent,
} from "../model/forms-in-use.js";
import type { Form, Line, Mapping, RecordRule } from "../model/mapping.js";
import { streamedRecords } from "../model/result-rules.js";
import type { Field } from "../model/vocabulary.js";
import { code, joined, madeOf, type Code, Name, type Piece } from "../print/code.js";
import { functionOf, type FunctionDeclaration } from "../print/declarations.js";
import { allOf, matchRecord, onlyWhere } from "./conditions.js";
import { isInline } from "./keys.js";
import { locals } from "./locals.js";
import { formWriter, writer } from "./own-names.js";
import { conversionError, types, vocabularyType, write } from "./runtime.js";
import { mentions } from "./template-text.js";
import { camel, pascal } from "../model/names.js";
import { quote } from "./text.js";
import { bareType, isWrittenByItself, writeBareForm, writeBarePart } from "./write-bare.js";
import { Filling } from "./write-fill.js";
import { reportAbsent, reportLost } from "./write-report.js";
import { writeValue } from "./write-value.js";

const { context, loss, part } = locals;

/** Concepts of a kind that a form has no line for. */
export function reportUncovered(form: Form, record: Piece, mapping: Mapping): Code[] {
  const reports = uncoveredConcepts(form, mapping).map((field) => reportAbsent(record, { concept: field.name, field }));
  const field = dependsOnContext(form, mapping) ? citationsOf(form, mapping) : undefined;
  if (field === undefined) return reports;
  return [...reports, code`if (${context} !== "answer") ${reportAbsent(record, { concept: field.name, field })}`];
}

/** Those without a line, but for citations that answers have elsewhere. */
function uncoveredConcepts(form: Form, mapping: Mapping): Field[] {
  const uncovered = uncoveredBy(form, fieldsOf(form, mapping));
  return dependsOnContext(form, mapping) ? uncovered.filter(({ name }) => name !== CITATIONS) : uncovered;
}

function fieldsOf({ kind = "" }: Form, { vocabulary }: Mapping): readonly Field[] {
  return vocabulary.unions.get("Part")?.kinds.get(kind)?.fields ?? [];
}

const CITATIONS = "citations";

/** The concept of citations, where this form has no place for them. */
function citationsOf(form: Form, mapping: Mapping): Field | undefined {
  const line = form.lines.find(({ concept }) => concept === CITATIONS);
  if (line !== undefined && writtenAs(line) !== "loss") return undefined;
  return fieldsOf(form, mapping).find(({ name }) => name === CITATIONS);
}

/** Whether answers have the citations of this form elsewhere, while requests have no place for them. */
function dependsOnContext(form: Form, mapping: Mapping): boolean {
  const isInContent = writtenInContent(mapping).includes(form) && isWrittenIn(form, "answer");
  return isInContent && citesBesideText(mapping) && citationsOf(form, mapping) !== undefined;
}

export function emitParts(mapping: Mapping): FunctionDeclaration[] {
  const forms = mapping.parts.forms.filter(({ direction, isBare }) => direction !== "read" && !isBare);
  const ownItems = new Set(mapping.layout.items.map((item) => item.part));
  const own = forms.filter(({ name }) => !ownItems.has(name));
  return [
    writePart(writtenInContent(mapping), mapping),
    ...own.map((form) =>
      emitForm(
        form,
        {
          name: formWriter(mapping, form.name, "Part"),
          record: part,
          type: vocabularyType(mapping.vocabulary, `${pascal(form.kind ?? "")}Part`),
          uncovered: reportUncovered(form, part, mapping),
          isInContext: dependsOnContext(form, mapping),
        },
        mapping,
      ),
    ),
    ...mapping.parts.forms
      .filter((form) => isWrittenByItself(form, mapping))
      .map((form) =>
        writeBarePart(form, [...reportLost(form.lines, part), ...reportUncovered(form, part, mapping)], mapping),
      ),
  ];
}

function writePart(forms: readonly Form[], mapping: Mapping): FunctionDeclaration {
  return functionOf({
    node: mapping.parts,
    name: writer(mapping, "Part"),
    isExported: true,
    docs: "A part in a content list, or nothing where the dialect has no form for it there.",
    parameters: [
      { name: part, type: vocabularyType(mapping.vocabulary, "Part") },
      { name: context, type: "Context" },
      { name: loss, type: types.Loss },
    ],
    result: code`${types.Wire} | undefined`,
    body: [
      ...forms.map((form) => {
        const tests = [isOfKind(form.kind), ...matchRecord(form.concepts, part), ...whereOf(form)];
        const where = dependsOnContext(form, mapping) ? code`, ${context}` : "";
        const written = code`${formWriter(mapping, form.name, "Part")}(${part}, ${loss}${where})`;
        return madeOf(form, code`if (${joined(tests, " && ")}) return ${written};`);
      }),
      code`return ${loss}.drop(${part});`,
    ],
  });
}

export function isOfKind(kind: string | undefined): Code {
  return code`${part}.kind === ${quote(kind ?? "")}`;
}

/** Where a form may appear, if not everywhere. */
function whereOf({ in: contexts }: Form): Code[] {
  if (contexts === undefined) return [];
  const tests = joined(
    contexts.map((where) => code`${context} === ${quote(where)}`),
    " || ",
  );
  return [contexts.length === 1 ? tests : code`(${tests})`];
}

interface Writer {
  readonly name: Name;
  /** The parameter that holds what is written. */
  readonly record: Name;
  readonly type: Piece;
  readonly uncovered: readonly Code[];
  /** What is lost depends on where the part appears. */
  readonly isInContext?: boolean;
  /** A record of which nothing can be written is left out. */
  readonly isRecord?: boolean;
}

/** Lines without whose values the form cannot be written. */
function isNeeded(line: Line): boolean {
  const { field, readOnly, at, default: fallback } = line;
  const mayFail = singleOf(line) !== undefined || transformOf(line) !== undefined;
  return field.required && !readOnly && at.length > 0 && mayFail && fallback === undefined;
}

function emitForm(
  form: Form,
  { name, record, type, uncovered, isInContext = false, isRecord = false }: Writer,
  mapping: Mapping,
): FunctionDeclaration {
  const filling = new Filling(mapping);
  filling.setConstants(form);
  const guards: Code[] = [];
  for (const line of form.lines) {
    if (isInContext && line.concept === CITATIONS) continue;
    if (!isNeeded(line)) {
      filling.fill([line], record);
      continue;
    }
    const member = code`${record}.${line.concept}`;
    const local = `${camel(line.concept)}Value`;
    guards.push(
      madeOf(line, code`const ${local} = ${writeValue(line, member, record, mapping)};`),
      code`if (${local} === undefined) return ${loss}.drop(${record});`,
    );
    filling.tree.set(line.at[0] ?? "", madeOf(line, local), { constant: true });
    filling.setMedia(line, member);
  }
  const mayBeEmpty = isRecord && !filling.tree.isConstant && !form.lines.some(({ field }) => field.required);
  const written = mayBeEmpty ? code`${write.compact}(${filling.tree.print()})` : filling.tree.print();
  return functionOf({
    node: form,
    name: name,
    parameters: [
      { name: record, type },
      { name: loss, type: types.Loss },
      ...(isInContext ? [{ name: context, type: "Context" }] : []),
    ],
    result: guards.length > 0 || mayBeEmpty ? code`${types.Wire} | undefined` : types.Wire,
    body: [...guards, ...filling.statements, ...uncovered, code`return ${written};`],
  });
}

export function emitRecord(rule: RecordRule, mapping: Mapping): FunctionDeclaration[] {
  if (isInline(rule, mapping)) return [];
  const record = new Name(camel(rule.name));
  const type = vocabularyType(mapping.vocabulary, rule.is);
  const fields = mapping.vocabulary.records.get(rule.is)?.fields ?? [];
  const forms = writtenForms(rule);
  const written = forms.filter((form) => !form.isBare && !form.implicit && form.refused === undefined);
  return [
    writeRecord(rule, forms, record, mapping),
    ...written.map((form) => {
      const covered = new Set([...form.lines.map(({ concept }) => concept), ...Object.keys(form.concepts)]);
      const uncovered = fields
        .filter((field) => !covered.has(field.name))
        .map((field) => reportAbsent(record, { concept: field.name, field }));
      const name = formWriter(mapping, form.name, pascal(rule.name));
      return emitForm(form, { name, record, type, uncovered, isRecord: true }, mapping);
    }),
  ];
}

/** The writer of a record, in the first form that can hold it. */
function writeRecord(rule: RecordRule, forms: readonly Form[], record: Name, mapping: Mapping): FunctionDeclaration {
  const isClosed = forms.some((form) => Object.keys(form.concepts).length === 0);
  return functionOf({
    node: rule,
    name: formWriter(mapping, rule.name, ""),
    isExported: isUsedByStream(rule, mapping),
    docs: `The record "${rule.name}" in the first of its forms that can hold it.`,
    parameters: [
      { name: record, type: vocabularyType(mapping.vocabulary, rule.is) },
      { name: loss, type: types.Loss },
    ],
    result: code`${joined(resultTypes(forms, mapping), " | ")} | undefined`,
    body: [
      ...forms.map((form) =>
        madeOf(form, onlyWhere(allOf(matchRecord(form.concepts, record)), formStatement(form, rule, record, mapping))),
      ),
      ...(isClosed ? [] : [code`return ${loss}.drop(${record});`]),
    ],
  });
}

/** What is written of a record: an object, or the values of bare forms. */
function resultTypes(forms: readonly Form[], mapping: Mapping): Piece[] {
  const written = forms.filter(({ implicit, refused }) => !implicit && refused === undefined);
  const names = new Map(
    written.map((form) => {
      const type = form.isBare ? bareType(form, mapping) : types.Wire;
      return [typeof type === "string" ? type : type.text, type];
    }),
  );
  const hasAny = names.has(types.Json.text) || names.size === 0;
  return hasAny ? [types.Json] : [...names.values()];
}

function isUsedByStream(rule: RecordRule, mapping: Mapping): boolean {
  const isCited = rule.is === "Citation" && mentions(mapping.stream.write, "$citation", "$citations");
  return isCited || streamedRecords(mapping.stream.results).includes(rule.name);
}

function formStatement(form: Form, rule: RecordRule, record: Name, mapping: Mapping): Code {
  if (form.refused !== undefined) {
    const given = code`${loss}.pathOf(${record}), ${quote(form.refused)}`;
    return code`throw new ${conversionError.ConversionError}(${given});`;
  }
  return form.isBare || form.implicit
    ? writeBareForm(form, rule, record, mapping)
    : code`return ${formWriter(mapping, form.name, pascal(rule.name))}(${record}, ${loss});`;
}
