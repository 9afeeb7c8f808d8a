/** A form of parts or of records answers what each of them has: what the vocabulary requires, and what it is for. */
import { inside, problemOf } from "../model/line.js";
import type { Form } from "../model/mapping.js";
import type { Field } from "../model/vocabulary.js";
import type { Problem } from "../load/problem.js";
import { formsOf, type FormFields } from "./forms.js";
import type { Specs } from "./specs.js";

/** Conditions of a concept whose value comes from the wire. */
const CONDITIONS: readonly unknown[] = ["present", "one"];
const NO_CONSTANTS = ["present", "absent", "one"];

export function conceptsOfForms({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) =>
    formsOf(mapping)
      .filter((fields) => isRecord(fields.form) && !hasUnknown(fields))
      .flatMap((fields) => [
        ...requiredOf(fields),
        ...conditionsOf(fields),
        ...constantsOf(fields),
        ...meaningsOf(fields),
      ]),
  );
}

/** The other forms have no record, or one that has its concepts elsewhere. */
function isRecord({ dropped, refused, implicit }: Form): boolean {
  return dropped === undefined && refused === undefined && !implicit;
}

/** A concept that is not known may be the one that is missing: that is a problem of its own. */
function hasUnknown({ form: { lines, bare, concepts }, fields }: FormFields): boolean {
  const known = fields.map(({ name }) => name);
  return (
    [...lines, ...(bare === undefined ? [] : [bare])].some(({ field }) => field.description === "") ||
    Object.keys(concepts).some((path) => !known.includes(path.split(".")[0] ?? ""))
  );
}

function answeredBy({ lines, value, inside }: Form): ReadonlySet<string> {
  return new Set([
    ...lines.map(({ concept }) => concept),
    ...(value === undefined ? [] : [value]),
    ...Object.keys(inside?.fields ?? {}),
  ]);
}

/** A bare value is one concept, and the records in a list that a form holds have their own lines. */
function requiredOf({ form, subject, fields }: FormFields): Problem[] {
  const open = openConcepts({ form, fields });
  if (open.length === 0) return [];
  return [
    problemOf(
      form,
      `the form "${form.name}" has no line for what ${subject} always has: ${open.map(described).join(", ")}`,
      `under fields: ${open.map(lineFor).join("; ")}`,
    ),
  ];
}

/** Required concepts that a form does not answer. */
export function openConcepts({ form, fields }: Pick<FormFields, "form" | "fields">): Field[] {
  if (form.bare !== undefined || form.inside !== undefined) return [];
  const answered = new Set([...answeredBy(form), ...Object.keys(form.concepts)]);
  return fields.filter(({ name, required }) => required && !answered.has(name));
}

function described({ name, description }: Field): string {
  return `"${name}" (${description})`;
}

function lineFor({ name }: Field): string {
  return `write ${name}: <place>, or ${name}: { absent: <why> }`;
}

/** A form for records that have a concept has a place for it. */
function conditionsOf({ form, fields }: FormFields): Problem[] {
  const answered = answeredBy(form);
  return Object.entries(form.concepts).flatMap(([path, wanted]) => {
    const [concept = "", member] = path.split(".");
    const isKnown = fields.some(
      ({ name, type }) => name === concept && (member === undefined || type.kind === "record"),
    );
    if (!isKnown || !CONDITIONS.includes(wanted) || answered.has(concept)) return [];
    return [
      problemOf(
        form,
        `the form "${form.name}" is for what has "${concept}", and no line has it`,
        `write ${concept}: <place> under fields:, or leave it out of concepts:`,
      ),
    ];
  });
}

/** A concept that is a constant is not read. */
function constantsOf({ form, fields }: FormFields): Problem[] {
  const lined = new Set(
    form.lines.filter(({ kind }) => kind !== "absent" && kind !== "implicit").map(({ concept }) => concept),
  );
  return Object.entries(form.concepts).flatMap(([concept, value]) => {
    const isText = typeof value === "string" && !NO_CONSTANTS.includes(value);
    if (!isText || !lined.has(concept) || !fields.some(({ name }) => name === concept)) return [];
    return [
      problemOf(
        inside(form, "concepts", concept),
        `"${concept}" is always "${value}" in the form "${form.name}", and a line reads it too`,
        `write ${concept}: present, or leave out one of the two`,
      ),
    ];
  });
}

/** A meaning may be that the record has the concept of this name. */
function meaningsOf({ form, fields }: FormFields): Problem[] {
  const answered = answeredBy(form);
  return Object.entries(form.concepts).flatMap(([concept, meaning]) => {
    const isConcept = fields.some(({ name }) => name === meaning && name !== concept);
    if (typeof meaning !== "string" || !isConcept || answered.has(meaning)) return [];
    return [
      problemOf(
        form,
        `the form "${form.name}" is for the ${concept} "${meaning}", and no line has the concept "${meaning}"`,
        `write ${meaning}: <place> under fields:`,
      ),
    ];
  });
}
