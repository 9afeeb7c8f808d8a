/** The controls of reasoning that a pass writes are those that the dialect has a place for, and such a pass runs. */
import { printed } from "../load/former-lines.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { writtenForms } from "../model/forms-in-use.js";
import { type Line, problemOf, recordOf, wordsOf } from "../model/line.js";
import type { Form, Mapping, Pass } from "../model/mapping.js";
import { isList } from "../model/source.js";
import type { Specs } from "./specs.js";

/** The pass, and the concept of requests whose controls its value names: `budget >= 1024`. */
const PASS = "fit_reasoning";
const CONCEPT = "reasoning";

const EFFORT = "effort";

/** The effort of reasoning that is switched off. */
const OFF = "none";

/** The concepts that the pass converts into each other. */
const CONTROLS = ["mode", "effort", "budget"];

export function controlsHeld({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const held = controlsOf(mapping);
    if (held === undefined) return [];
    const passes = mapping.request.beforeWrite.filter(({ name }) => name === PASS);
    return passes.length === 0
      ? withoutPass(held, mapping)
      : passes.flatMap((pass) => [...faultsOf(pass, held, mapping), ...withoutLeast(pass, mapping)]);
  });
}

function formsOf({ request, records }: Mapping): readonly Form[] | undefined {
  const line = request.lines.find(({ concept }) => concept === CONCEPT);
  const rule = records.get((line && recordOf(line)) ?? "");
  return rule && writtenForms(rule);
}

/** The concepts of reasoning with a place in this dialect; nothing where it has no record for it. */
function controlsOf(mapping: Mapping): readonly string[] | undefined {
  return formsOf(mapping)?.flatMap(({ lines, concepts, value }) => [
    ...lines.flatMap(({ kind, concept }) => (kind === "absent" ? [] : [concept])),
    ...Object.keys(concepts),
    ...(value ?? []),
  ]);
}

/** An effort as the pass takes it: with the least one, where the dialect has no word for reasoning that is off. */
function effortOf(mapping: Mapping): string {
  const words = (formsOf(mapping) ?? []).flatMap(({ lines, concepts }): string[] => [
    ...lines.flatMap((line) => (line.concept === EFFORT ? wordedIn(line) : [])),
    ...[concepts[EFFORT] ?? []].flat().map(String),
  ]);
  const efforts = (mapping.vocabulary.enums.get("Effort") ?? []).map(({ name }) => name);
  const least = efforts.find((effort) => words.includes(effort));
  const isOff = least === undefined || least === efforts[0] || efforts[0] !== OFF;
  return isOff ? EFFORT : `${EFFORT} >= ${least}`;
}

/** Without words of its own a dialect takes those of the vocabulary. */
function wordedIn(line: Line): string[] {
  const words = wordsOf(line);
  return words === undefined ? [OFF] : Object.keys(words).filter((word) => (words[word] ?? []).length > 0);
}

/** Off is lost where nothing else can say it, and the place that is reported then is none that the client has sent. */
function withoutLeast({ value, pointer }: Pass, mapping: Mapping): Problem[] {
  const effort = effortOf(mapping);
  if (!isList(value) || value.length !== 1 || value[0] !== EFFORT || effort === EFFORT) return [];
  const message = `the ${mapping.dialect} dialect has no word for the effort "${OFF}", and the pass writes it`;
  return [mapping.file.problem([...pointer, 0], message, `write - ${printed({ [PASS]: [effort] })}`, { rank: 1 })];
}

/** Without the pass, controls that the dialect has no place for are left out without a report. */
function withoutPass(held: readonly string[], mapping: Mapping): Problem[] {
  const line = mapping.request.lines.find(({ concept }) => concept === CONCEPT);
  const kept = CONTROLS.filter((control) => held.includes(control));
  if (line === undefined || kept.every((control) => control === "mode") || kept.length === CONTROLS.length) return [];
  const message = `without the pass ${PASS}, other controls of ${CONCEPT} are lost in silence`;
  const value = kept.length === 1 && kept[0] === EFFORT ? [effortOf(mapping)] : kept;
  return [problemOf(line, message, `write - ${printed({ [PASS]: value })} in before_write under request`, { rank: 1 })];
}

function faultsOf({ value, pointer }: Pass, held: readonly string[], { file, dialect }: Mapping): Problem[] {
  const given = isList(value) ? value.map(String) : [];
  const isHeld = (control: string): boolean => held.includes(control.split(" ")[0] ?? "");
  const kept = given.filter(isHeld);
  return given.flatMap((control, index) => {
    if (isHeld(control)) return [];
    const [name = ""] = control.split(" ");
    const message = `the ${dialect} dialect has no place for "${name}" of ${CONCEPT}`;
    const hint = kept.length > 0 ? `write - ${printed({ [PASS]: kept })}` : hintFor(name, held);
    return [file.problem([...pointer, index], message, hint, { lacks: name, rank: 1 })];
  });
}
