/** What the passes of a dialect do to concepts, as they declare it beside their code. */
import type { Json } from "../../src/conversion/json.js";
import type { Form, Mapping, Pass } from "../model/mapping.js";
import { wordsOf } from "../model/line.js";
import { parseSelector } from "../model/selector.js";
import type { FunctionEffects } from "../load/dialect-functions.js";
import type { Match } from "../load/sources/mapping-lines.js";
import { oncePer } from "../model/once-per.js";
import { stated, type Condition } from "./condition.js";
import type { Shape } from "./shape.js";

/** A concept by its name in tables. Parts and requests have concepts of one name: `reasoning`. */
export interface Named {
  readonly concept: string;
  readonly isOfPart: boolean;
  /** The constants of the part that it is in then. */
  readonly of?: Match;
}

/** A concept in the form that a pass gives it. */
export interface Moved {
  readonly pass: string;
  readonly concepts: readonly Named[];
  /** The condition under which the pass does so, if it has one. */
  readonly when: readonly Condition[];
  /** The concept is no longer where it was, and no other pass takes it back. */
  readonly takesAway: boolean;
}

/**
 * The passes that carry a concept in another form. `forms` are those that it is read from; none where it has no form.
 * What a pass over read requests has moved may be moved again by one over written requests.
 */
export function movedBy(one: Named, from: Mapping, to: Mapping, forms: readonly Form[]): Moved[] {
  const [read, written] = [passesOfReader(from), passesOfWriter(to)];
  const again = (moved: Moved): Moved => {
    const further = moved.concepts.flatMap((concept) => movesOf(concept, written.request, forms));
    return { ...moved, concepts: [...moved.concepts, ...further.flatMap(({ concepts }) => concepts)] };
  };
  const comesBack = ({ concepts }: Moved): boolean =>
    concepts
      .flatMap((concept) => movesOf(concept, written.turns, []))
      .some((moved) =>
        moved.concepts.some(({ concept, isOfPart }) => concept === one.concept && isOfPart === one.isOfPart),
      );
  return [
    ...movesOf(one, read.turns, forms).map((moved) => ({ ...moved, takesAway: moved.takesAway && !comesBack(moved) })),
    ...movesOf(one, written.turns, forms),
    ...movesOf(one, read.request, forms).map(again),
    ...movesOf(one, written.request, forms),
  ];
}

function movesOf(one: Named, passes: readonly Applied[], forms: readonly Form[]): Moved[] {
  const isPossible = (of: Match): boolean => forms.length === 0 || forms.some((form) => mayBe(of, form));
  return passes.flatMap(({ name, carried, takesAway }) =>
    carried.flatMap(({ moved: { concept, isOfPart }, of, concepts, when }) =>
      concept === one.concept && isOfPart === one.isOfPart && isPossible(of)
        ? [{ pass: name, concepts, when, takesAway }]
        : [],
    ),
  );
}

/** When passes do not drop a concept, or the record that it belongs to. `part` is the form that it is read from. */
export function keptWhen(one: Named, from: Mapping, to: Mapping, part?: Form): Condition[] {
  return appliedTo(from, to).flatMap(({ drops }) => {
    const meant = drops.filter(({ dropped: { concept, isOfPart }, of }) => {
      const isSame = concept.startsWith("*") || isOfPart === one.isOfPart;
      return isSame && isWithin(one.concept, concept) && mayBe(of, part);
    });
    const kept = meant.some(({ dropped, when }) => dropped.concept === one.concept && when === NEVER);
    return kept ? [] : meant.map(({ when }) => when);
  });
}

/** The condition of what a pass leaves in place, though it drops the record around it. */
const NEVER = stated("");

/** Whether parts of a form may have these constants. What is to be present needs a place in the form. */
function mayBe(of: Match, part: Form | undefined): boolean {
  return Object.entries(of).every(([name, wanted]) => {
    const constant = part?.concepts[name];
    const line = part?.lines.find(({ concept }) => concept === name);
    const words = line === undefined ? undefined : wordsOf(line);
    if (words !== undefined && constant === undefined && wanted !== "present" && wanted !== "absent")
      return [wanted].flat().some((word) => (words[String(word)] ?? []).length > 0);
    if (wanted === "present" && part !== undefined && constant === undefined)
      return part.lines.some(({ concept, kind }) => concept === name && kind !== "absent");
    return constant === undefined || [wanted].flat().includes(constant as string);
  });
}

/** `unless {value}` names the value of the pass, or its values. */
function filled(when: string, { value = null }: Pass): Condition {
  if (when === "") return NEVER;
  return when === `unless ${VALUE}` ? { is: "other value", values: [value].flat() } : stated(when);
}

const VALUE = "{value}";

/** A concept that a pass takes away from records, or these values of it only. */
interface Cleared {
  readonly concept: string;
  readonly values: readonly Json[] | undefined;
}

const clearedBy = oncePer(({ functions, request }: Mapping): Cleared[] =>
  request.beforeWrite.flatMap(({ name, value }) => {
    const concept = functions.find("request", name)?.effects.clears;
    return concept === undefined ? [] : [{ concept, values: Array.isArray(value) ? value : undefined }];
  }),
);

/** A record after the passes of a writer: some take a concept away. */
export function afterPasses(shape: Shape, to: Mapping): Shape {
  const cleared = clearedBy(to).filter(({ concept, values }) => {
    const known = shape.get(concept);
    return known?.is === "constant" ? values?.includes(known.value) !== false : values === undefined;
  });
  return cleared.length === 0
    ? shape
    : new Map([...shape].filter(([name]) => !cleared.some(({ concept }) => concept === name)));
}

/** A record of a part after the passes of its reader: they may move concepts of other places into it. */
export function withMovedInto(shape: Shape, kind: string, from: Mapping): Shape {
  return passesOfReader(from)
    .turns.flatMap(({ carried }) => carried)
    .filter(({ moved, of }) => mayHave(shape, kind, moved.concept.split(".")) && isAllowed(of, shape))
    .flatMap(({ concepts }) => concepts.map(({ concept }) => concept.split(".")))
    .reduce((known, [head, ...names]) => (head === kind ? withPossible(known, names) : known), shape);
}

/** The same after the passes of a writer: what is read of parts of other kinds may be moved into it. */
export function withCarriedInto(shape: Shape, kind: string, isRead: (concept: string) => boolean, to: Mapping): Shape {
  const isOther = ({ concept, isOfPart }: Named): boolean => isOfPart && concept.split(".")[0] !== kind;
  return passesOfWriter(to)
    .turns.flatMap(({ carried }) => carried)
    .filter(({ moved }) => isOther(moved) && isRead(moved.concept))
    .flatMap(({ concepts }) => concepts.map(({ concept }) => concept.split(".")))
    .reduce((known, [head, ...names]) => (head === kind ? withPossible(known, names) : known), shape);
}

/** Whether what is moved may be in the record, or is in a part of another kind. */
function mayHave(shape: Shape, kind: string, [head = "", ...names]: readonly string[]): boolean {
  return head !== kind || isIn(shape, names);
}

function isIn(shape: Shape, [name = "", ...inside]: readonly string[]): boolean {
  const known = shape.get(name);
  if (inside.length === 0) return known !== undefined;
  return known !== undefined && "shapes" in known && known.shapes.some((one) => isIn(one, inside));
}

function isAllowed(of: Match, shape: Shape): boolean {
  return Object.entries(of).every(([name, wanted]) => {
    const known = shape.get(name);
    return known?.is !== "constant" || known.value === wanted;
  });
}

function withPossible(shape: Shape, [name = "", ...inside]: readonly string[]): Shape {
  const known = shape.get(name);
  if (inside.length > 0 && known !== undefined && "shapes" in known)
    return new Map([...shape, [name, { ...known, shapes: known.shapes.map((one) => withPossible(one, inside)) }]]);
  return known === undefined && inside.length === 0
    ? new Map([...shape, [name, { is: "possible", shapes: [] }]])
    : shape;
}

/** Concepts of requests that passes carry in other concepts, wherever they are. Writers find them nowhere else. */
export const takenAway = oncePer((to: Mapping): ReadonlySet<string> => {
  const taken = passesOfWriter(to).request.flatMap(({ carried }) =>
    carried.filter(({ moved, of, concepts, when }) => {
      const isAlways = when.length === 0 && Object.keys(of).length === 0;
      return isAlways && !moved.isOfPart && !concepts.some(({ concept }) => concept === moved.concept);
    }),
  );
  return new Set(taken.map(({ moved }) => moved.concept));
});

/** The parts that passes move out of results. */
export const carriedFromResults = oncePer(({ functions, layout }: Mapping): readonly Selected[] =>
  layout.beforeWrite.flatMap((pass) => {
    const carried = functions.find("conversation", pass.name)?.effects.carries?.["result.parts"] ?? [];
    return carried.map((path) => selected(path, pass));
  }),
);

/** A concept that a pass carries in another form, of those parts alone that look so. */
interface Moves {
  readonly moved: Named;
  readonly of: Match;
}

/** A pass, with its effects on concepts. */
interface Applied {
  /** As tables name it. */
  readonly name: string;
  readonly carried: readonly (Moves & Pick<Moved, "concepts" | "when">)[];
  readonly takesAway: boolean;
  readonly drops: readonly { readonly dropped: Named; readonly of: Match; readonly when: Condition }[];
}

/** Passes over turns come before those over requests. */
interface AppliedPasses {
  readonly turns: readonly Applied[];
  readonly request: readonly Applied[];
}

function appliedTo(from: Mapping, to: Mapping): Applied[] {
  const [read, written] = [passesOfReader(from), passesOfWriter(to)];
  return [...read.turns, ...written.turns, ...read.request, ...written.request];
}

const passesOfReader = oncePer((mapping: Mapping): AppliedPasses => ({
  turns: mapping.layout.afterRead.map((pass) => applied(pass, true, mapping)),
  request: mapping.request.afterRead.map((pass) => applied(pass, false, mapping)),
}));

const passesOfWriter = oncePer((mapping: Mapping): AppliedPasses => ({
  turns: mapping.layout.beforeWrite.map((pass) => applied(pass, true, mapping)),
  request: mapping.request.beforeWrite.map((pass) => applied(pass, false, mapping)),
}));

function applied(pass: Pass, isOfTurns: boolean, mapping: Mapping): Applied {
  const effects = effectsOf(pass, isOfTurns, mapping);
  const named = (concept: string): Named => ({ concept, isOfPart: isOfPart(concept, isOfTurns, mapping) });
  const target = (path: string): Named => {
    const { concept, of } = selected(path, pass);
    return { ...named(concept), of };
  };
  return {
    name: pass.name.replace(/_/g, " "),
    carried: Object.entries(effects?.carries ?? {}).flatMap(([moved, concepts]) => {
      const when = effects?.carriesWhen === undefined ? [] : [stated(effects.carriesWhen)];
      return ofKinds(moved, pass).map((path) => {
        const { concept, of } = selected(path, pass);
        return { moved: named(concept), of, concepts: concepts.map(target), when };
      });
    }),
    takesAway: effects?.takesAway === true,
    drops: Object.entries(effects?.drops ?? {}).map(([dropped, when]) => {
      const { concept, of } = selected(dropped, pass);
      return { dropped: named(concept), of, when: filled(when, pass) };
    }),
  };
}

/** `{value}.signature`: of parts of each kind that the pass is given. */
function ofKinds(path: string, { value = [] }: Pass): string[] {
  if (!path.startsWith(VALUE)) return [path];
  return [value].flat().map((kind) => `${String(kind)}${path.slice(VALUE.length)}`);
}

/** Passes over answers without parts are those over results. */
function effectsOf({ name }: Pass, isOfTurns: boolean, { functions }: Mapping): FunctionEffects | undefined {
  const found = functions.find(isOfTurns ? "conversation" : "request", name) ?? functions.find("results", name);
  return found?.effects;
}

/** A concept, and the constants of the parts that are meant. */
interface Selected {
  readonly concept: string;
  readonly of: Match;
}

/**
 * `media[medium=image].title`, or `media[medium={value}]` where the pass lists the constants. Without a value, any are
 * meant.
 */
function selected(path: string, { value }: Pass): Selected {
  const { base, selections: [selection] = [] } = parseSelector(path);
  const match = Object.entries(selection?.match ?? {}).flatMap(([name, wanted]): [string, Match[string]][] => {
    if (wanted !== VALUE) return [[name, wanted]];
    return value === undefined ? [] : [[name, [value].flat().map(String)]];
  });
  return { concept: [base, selection?.rest].filter(Boolean).join("."), of: Object.fromEntries(match) };
}

/** Whether a pass means a concept of parts by a name. */
function isOfPart(name: string, isOfTurns: boolean, { vocabulary }: Mapping): boolean {
  const [head = "", member] = name.split(".");
  const kind = vocabulary.unions.get("Part")?.kinds.get(head);
  if (kind === undefined) return false;
  const isField = vocabulary.records.get("Request")?.fields.some((field) => field.name === head) ?? false;
  return member === undefined ? isOfTurns || !isField : kind.fields.some((field) => field.name === member);
}

/** `*` is any record: `*.cache`. */
function isWithin(concept: string, other: string): boolean {
  if (other.startsWith("*")) return concept.endsWith(other.slice(1));
  return concept === other || concept.startsWith(`${other}.`);
}
