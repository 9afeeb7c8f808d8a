/** What a writer makes of a concept: it is followed through the forms and lines that the writer is emitted from. */
import { type LineOf, type Placed, recordOf, transformOf } from "../model/line.js";
import { uncoveredBy, writtenAs, writtenForms } from "../model/forms-in-use.js";
import type { Form, Line, Mapping, RecordRule } from "../model/mapping.js";
import type { Json } from "../../src/conversion/json.js";
import type { Test } from "./condition.js";
import { takenAway } from "./passes.js";
import { inside, placeIn, type Step } from "./read-places.js";
import { holds, type Shape } from "./shape.js";

export type Fate = {
  /** Conditions on the record under which the writer comes to this form. */
  readonly conditions: readonly Test[];
  /** Where the mapping states it. */
  readonly node?: Placed | undefined;
} & (
  | { readonly is: "carried"; readonly to: string; readonly line: Line | undefined; readonly form: Form | undefined }
  | { readonly is: "dropped"; readonly because: string; readonly neutral: Json | undefined }
  | { readonly is: "refused"; readonly because: string }
  /** A whole record that is implied by its form, or a value. */
  | { readonly is: "implied"; readonly because: string; readonly isWhole?: boolean }
);

/** The concept of a step that is the record itself. */
export const WHOLE = "";

/** Lines that a writer fills an object with. */
interface Holder {
  readonly lines: readonly Line[];
  readonly form: Form | undefined;
  readonly prefix: string;
}

export function noPlace(mapping: Mapping): string {
  return `the ${mapping.dialect} dialect has no place for it`;
}

export function dropped(because: string, neutral?: Json, node?: Placed): Fate {
  return { is: "dropped", because, neutral, conditions: [], ...(node !== undefined && { node }) };
}

export function requestFates(steps: readonly Step[], to: Mapping): Fate[] {
  return afterTaking(fatesIn({ lines: to.request.lines, form: undefined, prefix: "" }, steps, to), to);
}

/** A test that a concept is absent is met where a pass has taken it away. No form counts after one that always fits. */
function afterTaking(fates: readonly Fate[], to: Mapping): Fate[] {
  const taken = takenAway(to);
  const isMet = (test: Test): boolean =>
    test.is === "concept" && test.wanted === "absent" && taken.has([...test.of, test.concept].join("."));
  if (!fates.some(({ conditions }) => conditions.some(isMet))) return [...fates];
  const left = fates.map((fate) => ({ ...fate, conditions: fate.conditions.filter((test) => !isMet(test)) }));
  const last = left.findIndex(({ conditions }) => conditions.length === 0);
  return last === -1 ? left : left.slice(0, last + 1);
}

/** The fates of a concept in the first of several forms that can hold its record. */
export function fatesAmong(
  forms: readonly Form[],
  steps: readonly Step[],
  prefixOf: (form: Form) => string,
  to: Mapping,
): Fate[] {
  const { fates, isClosed } = fatesWhereHeld(forms, steps, prefixOf, to);
  const [step] = steps;
  if (isClosed || step === undefined) return fates;
  const absent = absentIn(forms, step);
  return [...fates, dropped(absent?.because ?? noPlace(to), undefined, absent)];
}

/** The fates in the forms that may hold the record, and whether one of them always does. */
export function fatesWhereHeld(
  forms: readonly Form[],
  steps: readonly Step[],
  prefixOf: (form: Form) => string,
  to: Mapping,
): { readonly fates: Fate[]; readonly isClosed: boolean } {
  const [step] = steps;
  const fates: Fate[] = [];
  for (const form of step === undefined ? [] : forms) {
    const conditions = holds(form.concepts, step?.shape ?? new Map());
    if (conditions === "never" || (step !== undefined && lacksValue(form, step, to))) continue;
    const own = fatesInForm(form, steps, prefixOf(form), to);
    fates.push(...own.map((fate) => ({ ...fate, conditions: [...conditions, ...fate.conditions] })));
    if (conditions.length === 0) return { fates, isClosed: true };
  }
  return { fates, isClosed: false };
}

/** Whether a form has nothing to write of a record: what it cannot be without is not there, or is empty. */
function lacksValue(form: Form, { shape }: Step, { functions }: Mapping): boolean {
  const isEmpty = (concept: string): boolean => {
    const known = shape.get(concept);
    return known === undefined || known.is === "absent" || (known.is === "constant" && known.value === "");
  };
  const isNeeded = (line: Line): boolean => {
    const name = transformOf(line);
    return line.field.required && name !== undefined && functions.find("transforms", name)?.effects.omitsEmpty === true;
  };
  if (form.isBare) return form.value !== undefined && isEmpty(form.value);
  return form.lines.some((line) => isNeeded(line) && isEmpty(line.concept));
}

/** Why a dialect has no place for a concept, as one of its forms states it. */
function absentIn(forms: readonly Form[], { concept }: Step): LineOf<"absent"> | undefined {
  const line = forms.flatMap(({ lines }) => lines).find((one) => one.concept === concept);
  return line?.kind === "absent" ? line : undefined;
}

function fatesInForm(form: Form, steps: readonly Step[], prefix: string, to: Mapping): Fate[] {
  if (form.refused !== undefined) return [{ is: "refused", because: form.refused, conditions: [], node: form }];
  if (form.implicit) return [{ is: "implied", because: "what happens without it", conditions: [] }];
  if (!form.isBare) return fatesIn({ lines: form.lines, form, prefix }, steps, to);
  const concept = steps[0]?.concept ?? WHOLE;
  const isHeld = form.value === concept || concept === WHOLE || concept in form.concepts;
  return [isHeld ? { is: "carried", to: prefix, line: undefined, form, conditions: [] } : dropped(noPlace(to))];
}

function fatesIn({ lines, form, prefix }: Holder, steps: readonly Step[], to: Mapping): Fate[] {
  const [step, ...inner] = steps;
  if (step === undefined) return [];
  if (step.concept === WHOLE) return heldFates({ lines, form, prefix }, step, to);
  const line = lines.find(({ concept }) => concept === step.concept);
  if (line === undefined) return [uncovered(form, step, prefix, to)];
  const as = writtenAs(line);
  if (as === "nothing") return [{ is: "implied", because: impliedBy(line), conditions: [], node: line }];
  if (as === "loss")
    return [dropped(line.kind === "absent" ? line.because : noPlace(to), line.neutral ?? line.field.neutral, line)];
  const [at] = line.at;
  const rule = to.records.get(recordOf(line) ?? "");
  if (rule !== undefined && inner.length > 0)
    return within(step, fatesOfRecord(rule, inner, at === undefined ? prefix : placeIn(prefix, at, line), to));
  if (rule !== undefined)
    return within(
      step,
      fatesOfWhole(rule, step, line, at === undefined ? undefined : placeIn(prefix, at, line), prefix, to),
    );
  if (at === undefined) return [];
  const [member] = inner;
  if (member !== undefined && !isWrittenBy(line, member, to)) return [dropped(noPlace(to))];
  const places = line.kind === "together" ? line.at : [at];
  const path = places.map((one) => placeIn(prefix, one, line)).join(" and ");
  return [{ is: "carried", to: path, line, form, conditions: [] }];
}

/** A record is carried where what it cannot be without is: a medium with its source. */
function heldFates({ lines, form, prefix }: Holder, { shape }: Step, to: Mapping): Fate[] {
  const whole = (conditions: readonly Test[]): Fate => ({
    is: "carried",
    to: prefix,
    line: undefined,
    form,
    conditions,
  });
  const line = lines.find((one) => one.field.required && to.records.has(recordOf(one) ?? ""));
  if (line === undefined) return [whole([])];
  // The form itself may ask for it: `source.data: present`.
  if (Object.keys(form?.concepts ?? {}).some((path) => path.startsWith(`${line.concept}.`))) return [whole([])];
  const fates = fatesIn({ lines, form, prefix }, [{ concept: line.concept, shape }], to);
  const isSure = fates.length === 0 || fates.every(({ is }) => is !== "dropped");
  return isSure ? [whole([])] : fates.map((fate) => (fate.is === "carried" ? whole(fate.conditions) : fate));
}

/** Tests of the record that a concept is. */
function within({ concept }: Step, fates: readonly Fate[]): Fate[] {
  const inside = (test: Test): Test => (test.is === "concept" ? { ...test, of: [concept, ...test.of] } : test);
  return fates.map((fate) => ({ ...fate, conditions: fate.conditions.map(inside) }));
}

/** Whether the transform of a line of records writes a concept of them. */
function isWrittenBy(line: Line, { concept }: Step, { functions }: Mapping): boolean {
  const name = transformOf(line);
  const writes = name === undefined ? undefined : functions.find("transforms", name)?.effects.writes;
  return writes?.includes(concept) ?? true;
}

function fatesOfRecord(rule: RecordRule, steps: readonly Step[], prefix: string, to: Mapping): Fate[] {
  return fatesAmong(writtenForms(rule), steps, () => prefix, to);
}

/** The fate of a record itself: that of the forms that can hold it. */
function fatesOfWhole(
  rule: RecordRule,
  { concept, shape, isWhole = false }: Step,
  line: Line,
  path: string | undefined,
  prefix: string,
  to: Mapping,
): Fate[] {
  const known = shape.get(concept);
  const shapes = known !== undefined && "shapes" in known ? known.shapes : [];
  const fatesOfShape = (one: Shape, testsOf: (form: Form) => readonly Test[]): Fate[] => {
    const fates: Fate[] = [];
    for (const form of writtenForms(rule)) {
      const conditions = holds(form.concepts, one);
      if (conditions === "never") continue;
      const isLeftOut = form.refused !== undefined || form.implicit;
      const isApart = !form.isBare && (path === undefined || isWhole);
      const places = isApart ? membersOf(form, path ?? prefix) : [path ?? prefix];
      fates.push(
        ...(isLeftOut
          ? fatesInForm(form, [], prefix, to).map((fate) => (fate.is === "implied" ? { ...fate, isWhole: true } : fate))
          : places.map((place): Fate => ({ is: "carried", to: place, line, form, conditions: [] }))
        ).map((fate) => ({ ...fate, conditions: [...conditions, ...testsOf(form)] })),
      );
      if (conditions.length === 0) return fates;
    }
    return [...fates, dropped(noPlace(to))];
  };
  const lost = shapes.filter((one) => isLost(rule, one));
  const isMixed = lost.length > 0 && lost.length < shapes.length;
  // Where records of some forms are lost, what tells them apart is the condition.
  return shapes.flatMap((one) => fatesOfShape(one, (form) => (isMixed ? testsAmong(form, one, lost) : [])));
}

/** Whether there are records of this shape that no form holds. */
function isLost(rule: RecordRule, shape: Shape): boolean {
  return !writtenForms(rule).some(({ concepts }) => isCertain(concepts, shape));
}

function isCertain(concepts: Form["concepts"], shape: Shape): boolean {
  const tests = holds(concepts, shape);
  return tests !== "never" && tests.length === 0;
}

/** The concepts of a form that a record of this shape has for certain, and one of the others has not. */
function testsAmong({ concepts }: Form, shape: Shape, others: readonly Shape[]): Test[] {
  return Object.entries(concepts).flatMap(([concept, wanted]) => {
    const isHeld = (of: Shape): boolean => isCertain({ [concept]: wanted }, of);
    return isHeld(shape) && !others.every(isHeld) ? [{ is: "concept", of: [], concept, wanted } as const] : [];
  });
}

/** Where the members of a record are that has no place of its own. */
function membersOf(form: Form, prefix: string): string[] {
  const discriminators = Object.entries(form.when).flatMap(([at, wanted]) => (wanted === "absent" ? [] : [at]));
  const lines = form.lines.flatMap((line) => (writtenAs(line) === "place" ? line.at.slice(0, 1) : []));
  return [...discriminators, ...lines].map((at) => inside(prefix, at));
}

function impliedBy(line: Line): string {
  if (line.kind === "address") return "the address";
  return line.kind === "implicit" ? line.because : "other concepts";
}

/** A concept without a line: the constants of a form are the members that distinguish it. */
function uncovered(form: Form | undefined, { concept }: Step, prefix: string, to: Mapping): Fate {
  const [discriminator] = Object.keys(form?.when ?? {});
  if (form !== undefined && uncoveredBy(form, [{ name: concept }]).length === 0) {
    if (discriminator === undefined) return { is: "implied", because: "the form of the others", conditions: [] };
    return { is: "carried", to: inside(prefix, discriminator), line: undefined, form, conditions: [] };
  }
  return dropped(noPlace(to));
}
