/** Tools that are called in a way for which a dialect has no form are offered as functions. */
import { type Line, problemOf } from "../model/line.js";
import { printed } from "../load/former-lines.js";
import type { Problem } from "../load/problem.js";
import { writtenForms } from "../model/forms-in-use.js";
import type { Mapping } from "../model/mapping.js";
import type { Vocabulary } from "../model/vocabulary.js";
import type { Specs } from "./specs.js";

const PASS = "tools_as_functions";
const RECORD = "Tool";
const CONCEPT = "calling";

export function callingsHeld({ mappings }: Specs): Problem[] {
  return mappings.flatMap((mapping) => {
    const { request, vocabulary } = mapping;
    const line = request.lines.find(({ concept }) => concept === "tools");
    const held = callingsOf(mapping);
    if (line === undefined || held === undefined || request.beforeWrite.some(({ name }) => name === PASS)) return [];
    const others = meaningsOf(vocabulary).filter((meaning) => !held.includes(meaning));
    const [lost] = others;
    if (lost === undefined) return [];
    // Without options the pass converts every tool, also those that have a form.
    const entry = held.length === 0 ? PASS : `- ${printed({ [PASS]: others })}`;
    const message = `no form of tools has ${CONCEPT}: ${lost}, and without the pass ${PASS} such tools are lost`;
    return [problemOf(line, message, `write ${entry} in before_write under request`, { rank: 1 })];
  });
}

/** The ways that forms of tools have; nothing where the dialect has no tools, or writes the way by itself. */
function callingsOf({ records }: Mapping): unknown[] | undefined {
  const rules = [...records.values()].filter(({ is }) => is === RECORD);
  if (rules.length === 0) return undefined;
  const forms = rules.flatMap(writtenForms);
  const isWritten = ({ concept, kind }: Line): boolean =>
    concept === CONCEPT && kind !== "absent" && kind !== "implicit";
  if (forms.some(({ lines }) => lines.some(isWritten))) return undefined;
  return forms.flatMap(({ concepts }) => concepts[CONCEPT] ?? []);
}

function meaningsOf({ records, enums }: Vocabulary): string[] {
  const type = records.get(RECORD)?.fields.find(({ name }) => name === CONCEPT)?.type;
  return type?.kind === "enum" ? (enums.get(type.name) ?? []).map(({ name }) => name) : [];
}
