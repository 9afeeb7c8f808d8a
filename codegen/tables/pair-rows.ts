/** The rows of the table of a pair: what becomes of each place of a request, by the nodes that writers are made of. */
import type { FieldRow } from "../../src/conversion/pair.js";
import type { Json } from "../../src/conversion/json.js";
import type { Form, Mapping, Pass } from "../model/mapping.js";
import { oncePer } from "../model/once-per.js";
import { dropped, noPlace, requestFates, WHOLE, type Fate } from "./fates.js";
import {
  knownWords,
  limitsOf,
  neutralOf,
  neverTaken,
  readLimits,
  ruleLimits,
  stepsTo,
  unlessNeutral,
} from "./limits.js";
import { conditionsOf, impliedValues, isCarriedFate } from "./fate-conditions.js";
import { elsewhere } from "./no-concepts.js";
import { ownRows } from "./own-rows.js";
import { onlyWhen, stated, type Condition, type Context } from "./condition.js";
import { contextsApart, contextsOf, fatesWithin, partFates } from "./part-fates.js";
import { isOneText, partReadPlaces } from "./part-place.js";
import { movedFates, type MovedFates } from "./moved-fates.js";
import { mergeForms } from "./merge-forms.js";
import { afterPasses, keptWhen, takenAway, withCarriedInto } from "./passes.js";
import { weakened } from "./shape.js";
import type { TableRow } from "./table-row.js";
import { citationPlaces, partPlaces, partShape, requestPlaces, type ReadPlace, type Step } from "./read-places.js";

export function pairRows(from: Mapping, to: Mapping): TableRow[] {
  return unique([
    ...conversationRows(from, to),
    ...conceptRows(from, to),
    ...citationRows(from, to),
    ...ownRows(from),
    others,
  ]);
}

/** The rows of the concepts of requests and of their parts. */
export function conceptRows(from: Mapping, to: Mapping): TableRow[] {
  const request = requestPlaces(from).map((place) => ({
    place,
    row: rowOf(place, requestFates(sentSteps(place, from, to), to), from, to),
  }));
  const parts = readParts(from).flatMap(({ places, contexts }) =>
    places.map((place) => ({ place, row: rowOf(place, fatesInContexts(place, contexts, from, to), from, to) })),
  );
  // The value of that member has its own row: losing what its presence says is no loss of it.
  return mergeForms(
    [...request, ...parts].filter(({ place, row }) => place.isOfLine !== true || row.dropped === undefined),
  );
}

/** How passes state that a concept is left out in silence. */
const NO_EFFECT = "no effect";
const IMPLIED = "implied by leaving it out";

/** The values at each place of a dialect's requests that request what happens anyway. */
export function neutralPlaces(from: Mapping): Map<string, Json[]> {
  const places = [...requestPlaces(from), ...from.parts.forms.flatMap((form) => partPlaces(form, from))];
  return new Map(places.map((place) => [place.path, neutralOf(place, from)]));
}

/** Readers report every member that they do not know. */
const others: FieldRow = { concept: "(others)", from: "(any other member)", dropped: "no concept covers it" };

function conversationRows(from: Mapping, to: Mapping): TableRow[] {
  if (!from.isConversation) return [];
  const by = passesBetween(to.layout.beforeWrite);
  const { instructions } = from.layout;
  // A list is carried in any case: the rows of its parts say which of them are.
  const knownForm = (isNoList: boolean): Condition[] => (isNoList ? [stated("in a known form")] : []);
  const placed = { at: { file: from.file, pointer: ["layout"] }, toAt: { file: to.file, pointer: ["layout"] } };
  return [
    {
      ...placed,
      concept: "turns",
      from: from.layout.at,
      to: to.layout.at,
      by,
      ...onlyWhen(knownForm(from.layout.defaultItem !== undefined)),
    },
    ...(instructions === undefined
      ? []
      : [
          {
            ...placed,
            concept: "instructions",
            from: instructions.at,
            to: to.layout.instructions?.at ?? to.layout.at,
            ...onlyWhen([...knownForm(instructions.words === true), ...unlessTurns(from, to)]),
          },
        ]),
  ];
}

/** Instructions that are turns are where turns are. */
function unlessTurns({ records }: Mapping, { layout }: Mapping): Condition[] {
  const { concept = "", member = "", value } = layout.instructions?.turnsBeside ?? {};
  const forms = records.get(concept)?.forms ?? [];
  const isRead = forms.some(({ concepts, direction }) => direction !== "write" && concepts[member] === value);
  return isRead ? [stated(`unless ${concept}.${member} is ${String(value)}`)] : [];
}

/** Passes as tables name them. */
export function passesBetween(passes: readonly Pass[]): string {
  return passes.map(({ name }) => name.replace(/_/g, " ")).join(", ");
}

/** The records that a writer is given, after the passes over them. */
function sentSteps({ steps, part }: ReadPlace, from: Mapping, to: Mapping): Step[] {
  const read = conceptsOfParts(from);
  return steps.map((step, index) => {
    const shape = afterPasses(step.shape, to);
    if (part?.kind === undefined) {
      const inside = steps.slice(0, index).map(({ concept }) => concept);
      const taken = new Set(takenAway(to));
      // The place itself is there.
      taken.delete([...inside, step.concept].join("."));
      return { ...step, shape: weakened(shape, taken, inside) };
    }
    return { ...step, shape: index === 0 ? withCarriedInto(shape, part.kind, (name) => read.has(name), to) : shape };
  });
}

/** What parts of a dialect may have: `call.calling`. */
const conceptsOfParts = oncePer(
  (from: Mapping): ReadonlySet<string> =>
    new Set(
      from.parts.forms
        .filter(({ direction }) => direction !== "write")
        .flatMap((form) => [...partShape(form, from).keys()].map((concept) => `${form.kind ?? ""}.${concept}`)),
    ),
);

/** A form of parts that is read. */
interface ReadPart {
  /** Of the part itself, and of its concepts. */
  readonly places: readonly ReadPlace[];
  readonly contexts: readonly Context[];
}

const readParts = oncePer((from: Mapping): readonly ReadPart[] =>
  from.parts.forms
    .filter(({ direction }) => direction !== "write")
    .map((form) => ({
      places: placesOf(form, from),
      contexts: contextsOf(form, from),
    }))
    .filter(({ contexts }) => contexts.length > 0),
);

/** A text that is the whole content of an item has no members: it is at the place of the part. */
function placesOf(form: Form, from: Mapping): ReadPlace[] {
  const members = partPlaces(form, from);
  if (form.isBare) return members;
  const whole = wholeParts(form, from);
  if (form.beside || !isOneText(from)) return [...whole, ...members];
  return members
    .filter(({ concept }) => concept === `${form.kind ?? ""}.text`)
    .flatMap((place) => whole.map(({ path, earlier }) => ({ ...place, path, earlier })));
}

function wholeParts(form: Form, from: Mapping): ReadPlace[] {
  return partReadPlaces(from, form).map((path, index, all) => ({
    concept: form.kind ?? "",
    path,
    earlier: all.slice(0, index),
    steps: [{ concept: WHOLE, shape: partShape(form, from) }],
    line: undefined,
    form,
    part: form,
    isConstant: false,
    isOfKnownForm: false,
    isInSomeForms: false,
  }));
}

/** Citations of earlier answers in a list beside their text. */
function citationRows(from: Mapping, to: Mapping): TableRow[] {
  return citationPlaces(from).flatMap(({ role, places }) =>
    places.map((place) => rowOf(place, fatesInContexts(place, [{ role }], from, to), from, to)),
  );
}

/** The fates of a part's concept everywhere, with the places where they differ. */
function fatesInContexts(place: ReadPlace, contexts: readonly Context[], from: Mapping, to: Mapping): Fate[] {
  const kind = place.part?.kind ?? "";
  const steps = sentSteps(place, from, to);
  return fatesWithin(contextsApart(contexts, from, to), (context) => partFates({ steps, kind }, context, to));
}

function rowOf(place: ReadPlace, fates: readonly Fate[], from: Mapping, to: Mapping): TableRow {
  const { line, form } = place;
  const at = line ?? form;
  const row = fateRow(place, fates, from, to);
  const [fate] = fates.filter(({ is }) => (is === "dropped") === (row.dropped !== undefined));
  const toAt = fate?.node ?? (fate !== undefined && isCarriedFate(fate) ? (fate.line ?? fate.form) : undefined);
  return { ...row, at, toAt, form: form?.key ?? "request" };
}

function fateRow(place: ReadPlace, direct: readonly Fate[], from: Mapping, to: Mapping): TableRow {
  const { concept, path, line, form } = place;
  const own = { concept, from: path };
  if (form?.dropped !== undefined)
    return { ...own, ...onlyWhen([{ is: "form", form: form.name }]), dropped: form.dropped };
  const refused = neverTaken(concept, to);
  const moved = movedFates(place, from, to);
  const fates = moved.isGone ? [dropped(noPlace(to))] : direct;
  if (refused !== undefined && !moved.isInstead)
    return { ...own, by: `refused: ${refused}`, ...onlyWhen(readLimits(place, from)) };
  if (fates.some(isCarriedFate) || moved.carried.length > 0) return carriedRow(place, fates, moved, from, to);
  const kept = keptWhen({ concept, isOfPart: place.part !== undefined }, from, to, place.part);
  const idle = kept.filter(isIdle);
  const [first] = fates.filter((fate) => fate.is !== "dropped" && fate.is !== "carried");
  if (first !== undefined)
    return {
      ...own,
      by: `${first.is === "refused" ? "refused" : IMPLIED}: ${first.because}`,
      ...onlyWhen([...readLimits(place, from), ...knownWords(place, to), ...(first.is === "implied" ? kept : idle)]),
    };
  const lost = fates.filter((fate) => fate.is === "dropped");
  const unnamed = lost.flatMap((fate) =>
    fate.neutral === undefined || fate.neutral === line?.field.neutral ? [] : [fate.neutral],
  );
  const neutral = [...neutralOf(place, from), ...unnamed];
  const reasons = [...new Set(lost.map((fate) => fate.because))];
  const stated = reasons.filter((reason) => reason !== noPlace(to));
  const because = (stated.length > 0 ? stated : reasons).join("; ");
  return { ...own, ...onlyWhen([...unlessNeutral(neutral), ...idle]), dropped: because };
}

/** What passes leave out in silence. */
function isIdle(condition: Condition): boolean {
  return condition.is === "other value" || (condition.is === "stated" && condition.words.includes(NO_EFFECT));
}

function carriedRow(place: ReadPlace, fates: readonly Fate[], moved: MovedFates, from: Mapping, to: Mapping): TableRow {
  const carried = fates.filter(isCarriedFate);
  const places = [...new Set([...carried, ...moved.carried].map((fate) => fate.to))];
  const values = impliedValues(fates, place.concept);
  const implied = fates.flatMap((fate) =>
    fate.is === "implied" && (carried.length === 0 || values.length > 0) ? [fate.because] : [],
  );
  const by = [
    ...new Set([
      ...givenBy(place),
      ...carried.flatMap((fate) => stepsTo(place, fate)),
      ...moved.by,
      ...implied.map((because) => `${IMPLIED}: ${because}`),
    ]),
  ];
  const when = [
    ...(carried.length > 0 ? unlessMoved(conditionsOf(fates), moved) : implied.length > 0 ? [] : moved.when),
    ...readLimits(place, from),
    ...carried.flatMap((fate) => limitsOf(place, fate, values, to)).flatMap((limit) => limitBesideMoves(limit, moved)),
    ...ruleLimits(place.concept, to),
    ...keptWhen({ concept: place.concept, isOfPart: place.part !== undefined }, from, to, place.part),
  ];
  return {
    concept: place.concept,
    from: place.path,
    to: places.join(" or "),
    ...(by.length > 0 && { by: by.join(", ") }),
    ...onlyWhen(when),
  };
}

/** What has no place by itself may be carried by passes. */
function unlessMoved(conditions: readonly Condition[], { carried, otherwise }: MovedFates): readonly Condition[] {
  if (conditions.length === 0 || carried.length === 0) return conditions;
  return otherwise.length === 0 ? [] : [{ is: "any", any: [...conditions, ...otherwise] }];
}

/** Passes carry values elsewhere for which the place has no word. What a transform states is true unless they do. */
function limitBesideMoves(limit: Condition, moved: MovedFates): readonly Condition[] {
  return moved.carried.length > 0 && limit.is !== "stated" ? [] : unlessMoved([limit], moved);
}

/** What each call has from the route that it takes. */
function givenBy({ concept }: ReadPlace): string[] {
  return concept === "model" ? ["the upstream's name of it"] : [];
}

/** The first row of each concept of each place. What is read elsewhere has its row there. */
export function unique(rows: readonly TableRow[]): TableRow[] {
  const seen = new Set<string>();
  const places = new Set<string>();
  return rows.filter(({ concept, from }) => {
    const key = `${concept} ${from}`;
    if (from === "" || seen.has(key) || (concept === elsewhere && places.has(from))) return false;
    seen.add(key);
    places.add(from);
    return true;
  });
}
