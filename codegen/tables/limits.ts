/** The values of a concept that a writer does not carry, and the steps on the way of those that it does. */
import { transformOf, wordsOf } from "../model/line.js";
import { rulesOf } from "../model/rules.js";
import type { Json } from "../../src/conversion/json.js";
import type { Form, Item, Line, Mapping, Words } from "../model/mapping.js";
import { wordsFor } from "../model/vocabulary.js";
import type { RuleSource } from "../load/sources/rules.js";
import { stated, type Condition } from "./condition.js";
import type { ReadPlace } from "./read-places.js";

/** Where a concept comes to on the writer's side. */
export interface Target {
  readonly line: Line | undefined;
  readonly form: Form | undefined;
}

/** What is done to a value on the way: `media uri, at most 4`. */
export function stepsTo({ line: from, form: fromForm, isConstant }: ReadPlace, { line, form }: Target): string[] {
  if (isConstant) return ["by its form"];
  const read = (from && transformOf(from)) ?? (from === undefined ? fromForm?.transform : undefined);
  const written = (line && transformOf(line)) ?? (line === undefined ? form?.transform : undefined);
  return [
    ...(read === undefined ? [] : [spaced(read)]),
    ...(written === undefined || written === read ? [] : [spaced(written)]),
    ...(line?.clamp === undefined ? [] : [`kept within ${line.clamp[0]} and ${line.clamp[1]}`]),
    ...(line?.atMost === undefined ? [] : [`at most ${line.atMost}`]),
    ...(isAlwaysList(line) && !isAlwaysList(from) ? ["always a list"] : []),
    ...(tableOf(line, form) === undefined ? [] : ["word for word"]),
  ];
}

function isAlwaysList(line: Line | undefined): boolean {
  return line?.kind === "value" && line.isAlwaysList;
}

/** The values of the source that request what happens anyway. */
export function neutralOf({ line }: ReadPlace, { functions }: Mapping): Json[] {
  const neutral = line?.field.neutral;
  if (line === undefined || neutral === undefined) return [];
  const table = tableOf(line, undefined);
  if (table !== undefined) return [...(table[String(neutral)] ?? [])];
  const transform = transformOf(line);
  if (transform === undefined) return [neutral];
  const { trueFor, neutralLists = [] } = functions.find("transforms", transform)?.effects ?? {};
  const lists = neutralLists.map((list): Json => [...list]);
  return trueFor === undefined ? lists : [neutral === trueFor, ...lists];
}

/** The condition that a value is another than these. */
export function unlessNeutral(neutral: readonly Json[]): Condition[] {
  return neutral.length === 0 ? [] : [{ is: "other value", values: neutral }];
}

/** The values that the reader drops, and names. */
export function readLimits(
  { earlier, line, form, part, isOfKnownForm, isInSomeForms }: ReadPlace,
  { functions, layout }: Mapping,
): Condition[] {
  const name = line && transformOf(line);
  const transform = name === undefined ? undefined : functions.find("transforms", name);
  const isChecked = transform !== undefined && transform.takes > 1;
  return [
    ...itemLimit(line),
    ...earlier.map((place): Condition => ({ is: "earlier", place })),
    ...(isChecked ? [stated("as far as it is understood")] : []),
    ...(isInSomeForms ? [{ is: "form", form: form?.name ?? "" } as const] : []),
    ...(isOfKnownForm ? [stated("in a known form")] : []),
    ...(part?.beside === true ? besideWhich(part, layout.items) : []),
  ];
}

/** A line that reads only some items of a list. */
function itemLimit(line: Line | undefined): Condition[] {
  const match = line !== undefined && "match" in line ? line.match : {};
  return Object.keys(match).length === 0 ? [] : [{ is: "items", match }];
}

/** A member beside the content of some turns is unknown in the others. */
function besideWhich({ name }: Form, items: readonly Item[]): Condition[] {
  const read = items.filter(({ direction }) => direction !== "write");
  const having = read.filter(({ beside }) => beside.some(({ forms }) => forms.includes(name)));
  const roles = [...new Set(having.map(({ role }) => role))];
  return having.length > 0 && having.length < read.length ? [{ is: "roles", roles }] : [];
}

/** The values that the writer drops, and names: not those that are implied without the place. */
export function limitsOf(place: ReadPlace, target: Target, implied: readonly Json[], to: Mapping): Condition[] {
  const { line } = target;
  return [
    ...(line?.clamp === undefined ? [] : [range(line.clamp)]),
    ...(line?.atMost === undefined ? [] : [{ is: "first", count: line.atMost } as const]),
    ...wordLimit(place, target, implied, to),
    ...memberLimit(place, target, to),
    ...placeLimit(target, to),
  ];
}

/** A concept of a record that the transform of the record carries in some cases only. */
function memberLimit({ concept }: ReadPlace, { line, form }: Target, { functions }: Mapping): Condition[] {
  const transform = line === undefined ? form?.transform : transformOf(line);
  const drops = transform === undefined ? undefined : functions.find("transforms", transform)?.effects.drops;
  const when = drops?.[concept.replace(/^.*\./, "")];
  return when === undefined || when === "" ? [] : [stated(when)];
}

/** An object beside the content holds one part. Texts there are joined, and a list holds all. */
function placeLimit({ form }: Target, { layout }: Mapping): Condition[] {
  const places =
    form === undefined
      ? []
      : layout.items.flatMap(({ beside }) => beside).filter(({ forms }) => forms.includes(form.name));
  const isOne = form?.isBare === false && places.length > 0 && places.every(({ list }) => !list);
  return isOne ? [stated("the first of them")] : [];
}

function range([least, most]: readonly [number, number]): Condition {
  return { is: "range", least, most };
}

/** The words of the source that have a word of the target, where either has words. */
function wordLimit(place: ReadPlace, { line, form }: Target, implied: readonly Json[], to: Mapping): Condition[] {
  const { line: from, form: fromForm } = place;
  const table = tableOf(line, form);
  const own = tableOf(from, fromForm);
  const type = (from ?? fromForm?.bare)?.field.type ?? (line ?? form?.bare)?.field.type;
  if (type?.kind !== "enum" || (table === undefined && own === undefined)) return [];
  const words = new Map(
    Object.entries(table ?? {}).flatMap(([meaning, [word]]) => (word === undefined ? [] : [[meaning, word]])),
  );
  const carried = wordsFor(to.vocabulary.enums.get(type.name) ?? [], words);
  const isCarried = (meaning: string): boolean => carried.has(meaning) || implied.includes(meaning);
  if (place.isConstant && isCarried(String(constantOf(place)))) return [];
  if (from !== undefined && transformOf(from) !== undefined && own === undefined) return [stated("with a word for it")];
  const known = readWords(own, type.name, to).filter(([, meaning]) => table === undefined || isCarried(meaning));
  return [{ is: "words", words: known.map(([word]) => word) }];
}

/** The value that the form of a place implies. */
function constantOf({ concept, form }: ReadPlace): Json | undefined {
  return form?.concepts[concept.replace(/^.*\./, "")];
}

/** The words that the reader knows. */
export function knownWords({ line, form }: ReadPlace, to: Mapping): Condition[] {
  const table = tableOf(line, form);
  return table === undefined ? [] : [{ is: "words", words: readWords(table, "", to).map(([word]) => word) }];
}

function readWords(table: Words | undefined, type: string, to: Mapping): [string, string][] {
  if (table !== undefined)
    return Object.entries(table).flatMap(([meaning, words]) => words.map((word): [string, string] => [word, meaning]));
  return (to.vocabulary.enums.get(type) ?? []).map(({ name }) => [name, name]);
}

function tableOf(line: Line | undefined, form: Form | undefined): Words | undefined {
  return line === undefined ? form?.values : wordsOf(line);
}

/** The rules of the target's dialect about a concept, as conditions under which it is carried. */
export function ruleLimits(concept: string, { request: { rules } }: Mapping): Condition[] {
  return writtenRules(concept, rules).map((rule) => ({ is: "rule", concept, rule }));
}

/** Why a call with a concept is refused: the dialect accepts no value of it, and it cannot be left out. */
export function neverTaken(concept: string, { request: { rules } }: Mapping): string | undefined {
  const isNever = ({ values, when, essential }: RuleSource): boolean =>
    values?.length === 0 && when === undefined && essential === true;
  return writtenRules(concept, rules).find(isNever)?.message;
}

function writtenRules(concept: string, rules: Mapping["request"]["rules"]): RuleSource[] {
  const [head = ""] = concept.split(".");
  return Object.entries(rules).flatMap(([name, declared]) =>
    name.split(".")[0] === head ? rulesOf(declared).filter(({ direction }) => direction !== "read") : [],
  );
}

function spaced(name: string): string {
  return name.replace(/_/g, " ");
}
