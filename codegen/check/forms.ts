/** Every form of a mapping with the fields of the vocabulary that it can hold. */
import type { Form, Line, Mapping } from "../model/mapping.js";
import type { Field } from "../model/vocabulary.js";

export interface FormFields {
  readonly form: Form;
  /** The name of the record or the kind of part in messages. */
  readonly subject: string;
  readonly fields: readonly Field[];
}

export function formsOf(mapping: Mapping): FormFields[] {
  return [...partForms(mapping), ...recordForms(mapping)];
}

/** Forms of kinds that the vocabulary does not have are left out: they have a rule of their own. */
function partForms({ parts, vocabulary }: Mapping): FormFields[] {
  const kinds = vocabulary.unions.get("Part")?.kinds;
  return parts.forms.flatMap((form) => {
    const kind = kinds?.get(form.kind ?? "");
    return kind === undefined ? [] : [{ form, subject: `a part of the kind ${form.kind ?? ""}`, fields: kind.fields }];
  });
}

function recordForms({ records, vocabulary }: Mapping): FormFields[] {
  return [...records.values()].flatMap(({ is, forms }) => {
    const record = vocabulary.records.get(is);
    return record === undefined ? [] : forms.map((form) => ({ form, subject: `a ${is}`, fields: record.fields }));
  });
}

/** A line with a fault of its own, such as a concept that nothing describes, has no others. */
export function isFaulty(line: Line): boolean {
  return line.fault !== undefined || line.field.description === "" || isUneven(line);
}

/** Whether a line has not one transform for each of its places. */
export function isUneven(line: Line): boolean {
  return line.kind === "transforms" && line.transforms.length !== line.at.length;
}

/** The meanings of an enum; none for what is none. */
export function meaningsOf({ type }: Field, { enums }: Mapping["vocabulary"]): string[] {
  return type.kind === "enum" ? (enums.get(type.name) ?? []).map(({ name }) => name) : [];
}

/** Lines directly in a section, and all lines of forms. */
export function linesOf(mapping: Mapping): Line[] {
  return [...linesOfSections(mapping), ...formsOf(mapping).flatMap(({ form }) => linesOfForm(form))];
}

/** The same with the lines of forms that are nothing in the vocabulary, or that no line refers to. */
export function writtenLines(mapping: Mapping): Line[] {
  const records = [mapping.parts, ...mapping.records.values()];
  return [...linesOfSections(mapping), ...records.flatMap(({ forms }) => forms.flatMap(linesOfForm))];
}

export function linesOfSections({ request, response, usage }: Mapping): Line[] {
  return [...request.lines, ...response.lines, ...usage];
}

export function linesOfForm({ bare, lines }: Form): readonly Line[] {
  return bare === undefined ? lines : [...lines, bare];
}
