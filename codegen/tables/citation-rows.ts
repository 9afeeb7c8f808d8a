/** Citations of answers: in the parts that they are about, in a list of the item, or beside the whole answer. */
import { eachOf, inside as inNode, type Placed } from "../model/line.js";
import { readForms, writtenForms } from "../model/forms-in-use.js";
import type { Form, Mapping, RecordRule } from "../model/mapping.js";
import { onlyWhen, stated, type Condition, type Conditional, type Test } from "./condition.js";
import { dropped, fatesAmong, noPlace, type Fate } from "./fates.js";
import { memberPlace, partPlace } from "./part-place.js";
import { ownRowsOfForm } from "./own-rows.js";
import { formsAt, inside, listsInside, placeIn, type Step } from "./read-places.js";
import { given, shapesOfForms, type Shape } from "./shape.js";
import type { TableRow } from "./table-row.js";

const CONCEPT = "text.citations";

/** A list of citations: records, or what a transform makes of it. */
export interface CitationPlace extends Placed {
  readonly place: string;
  readonly rule: RecordRule | undefined;
  readonly transform: string | undefined;
}

/** Both are mappings as tables of answers see them. */
export function citationRows(from: Mapping, to: Mapping): TableRow[] {
  const [target] = writtenCitations(to);
  return [
    ...readCitations(from).flatMap((source) => rowsOf(source, target, from, to)),
    ...beside(from).flatMap(({ place, rule }) =>
      formsAt(place, rule?.forms ?? []).flatMap((one) => ownRowsOfForm(`${one.place}.`, one.form, from)),
    ),
  ];
}

function rowsOf(source: CitationPlace, target: CitationPlace | undefined, from: Mapping, to: Mapping): TableRow[] {
  const whole = { concept: CONCEPT, from: source.place, at: source, toAt: target };
  if (target === undefined) return [{ ...whole, dropped: noPlace(to) }];
  const by = [source.transform, target.transform].flatMap((name) => name?.replace(/_/g, " ") ?? []);
  const list = {
    ...whole,
    to: target.place,
    ...(by.length > 0 && { by: by.join(", ") }),
    ...onlyWhen([stated("in a known form, where the answer has words")]),
  };
  if (source.rule === undefined) return [list];
  const forms = readForms(source.rule);
  const shapes = shapesOfForms(forms, from);
  return [
    ...formsAt(source.place, forms).flatMap((one) =>
      memberRows({ ...one, shape: shapes[forms.indexOf(one.form)] ?? new Map() }, target, to),
    ),
    ...listsInside(source.place, forms).map((place) => ({ ...list, from: place })),
    list,
  ];
}

/** A concept of citations of one form. */
interface Member {
  readonly concept: string;
  readonly from: string;
  readonly at: Placed;
}

function membersOf(form: Form, place: string): Member[] {
  const fields = Object.entries(form.inside?.fields ?? {});
  return [
    ...fields.map(([concept, at]) => ({
      concept,
      from: inside(place, at),
      at: inNode(form, "fields", concept),
    })),
    ...form.lines.flatMap((line) =>
      line.at.map((at) => ({ concept: line.concept, from: placeIn(place, at, line), at: line })),
    ),
  ];
}

/** Citations of one form at a place. */
interface CitationForm {
  readonly form: Form;
  readonly place: string;
  readonly shape: Shape;
}

/** The members of citations of one form. */
function memberRows({ form, place, shape }: CitationForm, target: CitationPlace, to: Mapping): TableRow[] {
  return membersOf(form, place).map(({ concept, from: path, at }): TableRow => {
    const step: Step = { concept, shape: given(shape, concept) };
    const fates = fatesIn(target, step, to);
    const row = { concept: `${CONCEPT}.${concept}`, from: path, at, form: form.key };
    const [carried] = fates.filter((fate) => fate.is === "carried");
    const [lost = dropped(noPlace(to))] = fates;
    const because = lost.is === "dropped" ? lost.because : noPlace(to);
    return carried === undefined
      ? { ...row, toAt: lost.node ?? target, dropped: because }
      : {
          ...row,
          toAt: carried.node ?? target,
          to: carried.to,
          ...byOf(target),
          ...whenOf(fates, keptBy(target, concept, to)),
        };
  });
}

function byOf({ transform }: CitationPlace): { by?: string } {
  return transform === undefined ? {} : { by: transform.replace(/_/g, " ") };
}

/** When the transform of the target does not drop a concept. */
function keptBy({ transform }: CitationPlace, concept: string, { functions }: Mapping): Condition[] {
  const when = transform === undefined ? undefined : functions.find("transforms", transform)?.effects.drops?.[concept];
  return when === undefined ? [] : [stated(when)];
}

/** Citations are those of words: without any, there is nothing that they could be about. */
function whenOf(fates: readonly Fate[], kept: readonly Condition[]): Conditional {
  const tests = fates.flatMap((fate) => (fate.is === "carried" ? fate.conditions : []));
  const conditions = tests.map((test): Condition => ({ is: "tests", any: [[ofCitation(test)]] }));
  return onlyWhen([...conditions, ...kept, stated("where the answer has words")]);
}

/** The text around it has a citation in its list. */
function ofCitation(test: Test): Test {
  return test.is === "concept" ? { ...test, of: ["citations", ...test.of] } : test;
}

function fatesIn({ rule, place }: CitationPlace, step: Step, to: Mapping): Fate[] {
  if (rule !== undefined) return fatesAmong(writtenForms(rule), [step], () => place, to);
  return [{ is: "carried", to: place, line: undefined, form: undefined, conditions: [] }];
}

function readCitations(from: Mapping): CitationPlace[] {
  const { response } = from;
  const rule = response.citations;
  return [
    ...inParts(from, "write"),
    ...beside(from),
    ...(rule?.at ?? []).map((place) => ({ ...nodeOf(from), place, rule: undefined, transform: rule?.transform })),
  ];
}

export function writtenCitations(to: Mapping): CitationPlace[] {
  const rule = to.response.citations;
  const own = rule === undefined || rule.isOnlyRead ? [] : rule.at.slice(0, 1);
  return [
    ...inParts(to, "read"),
    ...beside(to),
    ...own.map((place) => ({ ...nodeOf(to), place, rule: undefined, transform: rule?.transform })),
  ];
}

function nodeOf({ file }: Mapping): Placed {
  return { file, pointer: ["response", "citations"] };
}

/** The lists in the forms of texts, but for those of one direction. */
function inParts(mapping: Mapping, but: "read" | "write"): CitationPlace[] {
  return mapping.parts.forms
    .filter(({ kind, direction }) => kind === "text" && direction !== but)
    .flatMap((form) =>
      form.lines.flatMap((line) => {
        const [at] = line.at;
        if (line.concept !== "citations" || at === undefined || (but === "read" && line.readOnly)) return [];
        const rule = mapping.records.get(eachOf(line) ?? "");
        return [{ ...placed(line), place: placeIn(partPlace(mapping, form), at, line), rule, transform: undefined }];
      }),
    );
}

function placed({ file, pointer }: Placed): Placed {
  return { file, pointer };
}

function beside(mapping: Mapping): CitationPlace[] {
  return mapping.layout.items.flatMap((item) => {
    const { citations } = item;
    if (citations === undefined) return [];
    const place = `${inside(memberPlace(mapping), citations.at)}[]`;
    return [{ ...placed(item), place, rule: mapping.records.get(citations.each), transform: undefined }];
  });
}
