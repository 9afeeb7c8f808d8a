/** The controls of reasoning that a pass writes are those that the dialect has a place for, and such a pass runs. */
import { printed } from "../load/former-lines.js";
import { hintFor } from "../load/nearest.js";
import type { Problem } from "../load/problem.js";
import { writtenForms } from "../model/forms-in-use.js";
import { problemOf, recordOf } from "../model/line.js";
import type { Mapping, Pass } from "../model/mapping.js";
import { isList } from "../model/source.js";
import type { Specs } from "./specs.js";

/** The pass, and the concept of requests whose controls its value names: `budget >= 1024`. */
const PASS = "fit_reasoning";
const CONCEPT = "reasoning";

/** The concepts that the pass converts into each other. */
const CONTROLS = ["mode", "effort", "budget"];

export function controlsHeld({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const held = controlsOf(mapping);
    if (held === undefined) return [];
    const passes = mapping.request.beforeWrite.filter(({ name }) => name === PASS);
    return passes.length === 0 ? withoutPass(held, mapping) : passes.flatMap((pass) => faultsOf(pass, held, mapping));
  });
}

/** The concepts of reasoning with a place in this dialect; nothing where it has no record for it. */
function controlsOf({ request, records }: Mapping): readonly string[] | undefined {
  const line = request.lines.find(({ concept }) => concept === CONCEPT);
  const rule = records.get((line && recordOf(line)) ?? "");
  if (rule === undefined) return undefined;
  return writtenForms(rule).flatMap(({ lines, concepts, value }) => [
    ...lines.flatMap(({ kind, concept }) => (kind === "absent" ? [] : [concept])),
    ...Object.keys(concepts),
    ...(value ?? []),
  ]);
}

/** Without the pass, controls that the dialect has no place for are left out without a report. */
function withoutPass(held: readonly string[], { request }: Mapping): Problem[] {
  const line = request.lines.find(({ concept }) => concept === CONCEPT);
  const kept = CONTROLS.filter((control) => held.includes(control));
  if (line === undefined || kept.every((control) => control === "mode") || kept.length === CONTROLS.length) return [];
  const message = `without the pass ${PASS}, other controls of ${CONCEPT} are lost in silence`;
  return [problemOf(line, message, `write - ${printed({ [PASS]: kept })} in before_write under request`, { rank: 1 })];
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
