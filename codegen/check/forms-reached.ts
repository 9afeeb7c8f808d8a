/** Every form is used: none comes after one that fits all that it fits. */
import { writtenForms, writtenInContent } from "../model/forms-in-use.js";
import { problemOf } from "../model/line.js";
import type { Form } from "../model/mapping.js";
import type { Problem } from "../load/problem.js";
import type { Constants } from "../load/sources/mapping-lines.js";
import type { Json } from "../../src/conversion/json.js";
import { openConcepts } from "./concepts-of-forms.js";
import { formsOf, type FormFields } from "./forms.js";
import { isEmptyForm } from "./forms-written.js";
import { orderOf, placeFor } from "./order-of-forms.js";
import type { Specs } from "./specs.js";

export function formsReached({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    // A form that nothing distinguishes, that is empty, or that lacks a concept, is a problem of its own.
    const isFaulty = (form: FormFields): boolean => openConcepts(form).length > 0 || isEmptyForm(form.form);
    const faulty = new Set(formsOf(mapping).flatMap((form) => (isFaulty(form) ? [form.form] : [])));
    const sound = (forms: readonly Form[]): Form[] => forms.filter((form) => !faulty.has(form));
    const { parts, records } = mapping;
    const inContent = sound(parts.forms).filter(({ beside, when }) => !beside && Object.keys(when).length > 0);
    return [
      ...[...records.values()].flatMap((record) =>
        unreached({ all: record.forms, read: readable(sound(record.forms)), written: sound(writtenForms(record)) }),
      ),
      ...unreached({ all: parts.forms, read: readable(inContent), written: sound(writtenInContent(mapping)) }),
    ];
  });
}

/** Forms of objects are told apart by their members, and those of bare values have readers of their own. */
function readable(forms: readonly Form[]): Form[] {
  return forms.filter(({ direction, implicit, isBare }) => direction !== "write" && !implicit && !isBare);
}

function unreached(forms: OrderedForms): Problem[] {
  const problems = [
    ...hidden(forms.read, isReadFirst).map(({ form, before }) =>
      problemOf(
        form,
        `the form "${form.name}" is never read: "${before.name}" before it matches all that it matches`,
        hintFor({ form, before }, forms, "give it another when:, or write direction: write", "written"),
      ),
    ),
    ...hidden(forms.written, isWrittenFirst).map(({ form, before }) =>
      problemOf(
        form,
        `the form "${form.name}" is never written: "${before.name}" before it is written in its place`,
        hintFor({ form, before }, forms, "give it other concepts:, or write direction: read", "read"),
      ),
    ),
  ];
  // An order of all forms is the end of each of these problems.
  const [whole] = problems.filter(({ hint }) => hint?.startsWith(WHOLE_ORDER));
  return whole === undefined ? problems : [whole];
}

const WHOLE_ORDER = "write them in the order ";

/** Where to place a form, or what else to write where no order lets every form be read and written. */
function hintFor(
  { form, before }: Hidden,
  { all, read, written }: OrderedForms,
  otherwise: string,
  wouldBe: "read" | "written",
): string {
  const isFirst = (list: readonly Form[], isTakenFirst: IsTakenFirst, one: Form, other: Form): boolean =>
    list.includes(one) && list.includes(other) && isTakenFirst(other, one) && !isTakenFirst(one, other);
  const precedes = (one: Form, other: Form): boolean =>
    isFirst(read, isReadFirst, one, other) || isFirst(written, isWrittenFirst, one, other);
  const first = precedes(form, before) ? placeFor(form, all, precedes) : undefined;
  if (first !== undefined) return `place it before "${first.name}", ${otherwise}`;
  const order = precedes(form, before) ? orderOf(all, precedes) : undefined;
  if (order !== undefined) return `${WHOLE_ORDER}${order.map(({ name }) => name).join(", ")}, ${otherwise}`;
  const wouldHide = precedes(before, form) ? `; before "${before.name}" it would be ${wouldBe} in its place` : "";
  return `${otherwise}${wouldHide}`;
}

interface Hidden {
  readonly form: Form;
  readonly before: Form;
}

type IsTakenFirst = (wide: Form, narrow: Form) => boolean;

/** Forms in the order of the file. */
interface OrderedForms {
  readonly all: readonly Form[];
  /** Those whose order counts for readers, and for writers. */
  readonly read: readonly Form[];
  readonly written: readonly Form[];
}

/** The first form that has one before it that is always taken in its place. */
function hidden(forms: readonly Form[], isTakenFirst: IsTakenFirst): Hidden[] {
  const all = forms.flatMap((form, index) => {
    const before = forms.slice(0, index).find((other) => isTakenFirst(other, form));
    return before === undefined ? [] : [{ form, before }];
  });
  // One condition that is too wide hides all forms after it.
  return all.slice(0, 1);
}

function isReadFirst(wide: Form, narrow: Form): boolean {
  return isWider(wide.when, narrow.when);
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
