/** Every form is used: none comes after one that fits all that it fits. */
import { writtenForms, writtenInContent } from "../model/forms-in-use.js";
import { problemOf } from "../model/line.js";
import type { Form } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Constants } from "../load/sources/mapping-lines.js";
import type { Json } from "../../src/conversion/json.js";
import { openConcepts } from "./concepts-of-forms.js";
import { formsOf } from "./forms.js";
import type { Specs } from "./specs.js";

export function formsReached({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    // A form that nothing distinguishes, or that lacks a concept, is a problem of its own.
    const faulty = new Set(formsOf(mapping).flatMap((form) => (openConcepts(form).length > 0 ? [form.form] : [])));
    const sound = (forms: readonly Form[]): Form[] => forms.filter((form) => !faulty.has(form));
    return [
      ...[...mapping.records.values()].flatMap((record) => [
        ...unread(sound(record.forms)),
        ...unwritten(sound(writtenForms(record))),
      ]),
      ...unread(sound(mapping.parts.forms).filter(({ beside, when }) => !beside && Object.keys(when).length > 0)),
      ...unwritten(sound(writtenInContent(mapping))),
    ];
  });
}

/** Forms of objects are told apart by their members, and those of bare values have readers of their own. */
function unread(all: readonly Form[]): Problem[] {
  const forms = all.filter(({ direction, implicit, isBare }) => direction !== "write" && !implicit && !isBare);
  return hidden(forms, (wide, narrow) => isWider(wide.when, narrow.when)).map(({ form, before }) =>
    problemOf(
      form,
      `the form "${form.name}" is never read: "${before.name}" before it matches all that it matches`,
      `place it before "${before.name}", give it another when:, or write direction: write`,
    ),
  );
}

function unwritten(forms: readonly Form[]): Problem[] {
  return hidden(forms, isWrittenFirst).map(({ form, before }) =>
    problemOf(
      form,
      `the form "${form.name}" is never written: "${before.name}" before it is written in its place`,
      `place it before "${before.name}", give it other concepts:, or write direction: read`,
    ),
  );
}

/** The first form that has one before it that is always taken in its place. */
function hidden(
  forms: readonly Form[],
  isTakenFirst: (wide: Form, narrow: Form) => boolean,
): { readonly form: Form; readonly before: Form }[] {
  const all = forms.flatMap((form, index) => {
    const before = forms.slice(0, index).find((other) => isTakenFirst(other, form));
    return before === undefined ? [] : [{ form, before }];
  });
  // One condition that is too wide hides all forms after it.
  return all.slice(0, 1);
}

function isWrittenFirst(wide: Form, narrow: Form): boolean {
  const isEverywhere = wide.in === undefined || narrow.in?.every((where) => wide.in?.includes(where)) === true;
  return wide.kind === narrow.kind && isEverywhere && isWider(wide.concepts, narrow.concepts);
}

/** Whether all that meets the second condition meets the first. */
export function isWider(wide: Constants, narrow: Constants): boolean {
  return Object.entries(wide).every(([path, wanted]) => {
    const other = narrow[path];
    return other !== undefined && choices(other).every((choice) => choices(wanted).some((one) => covers(one, choice)));
  });
}

function choices(wanted: Json): readonly Json[] {
  return Array.isArray(wanted) ? wanted : [wanted];
}

function covers(one: Json, choice: Json): boolean {
  return JSON.stringify(one) === JSON.stringify(choice) || (one === "present" && choice !== "absent");
}
