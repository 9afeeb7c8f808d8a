/** Small answers for each place of tables, as `directed-bodies.ts` makes requests. */
import type { Condition } from "../../../codegen/tables/condition.js";
import { wordsOf } from "../../../codegen/model/line.js";
import type { Mapping } from "../../../codegen/model/mapping.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { readAnswers } from "../../../codegen/tables/answer-view.js";
import { memberPlace, partPlace } from "../../../codegen/tables/part-place.js";
import type { Dialect, Json, VocabularyName, Wire } from "../../../src/registry.js";
import { DirectedBodies } from "./directed-bodies.js";
import { answersOf } from "./party.js";

/** For the rows that other answers do not try. */
export function directedAnswers(
  mapping: Mapping,
  dialect: Dialect<VocabularyName>,
  rows: readonly TableRow[],
  others: readonly Wire[],
): Wire[] {
  const made = new DirectedBodies(readAnswers(mapping), dialect, rows, {
    schema: "Response",
    party: answersOf,
    isAccepted: () => true,
    beside: ({ concept, conditions }) =>
      new Map([
        ...(/^videos/.test(concept) ? stateOf("succeeded", mapping) : []),
        ...(isWithheld(concept) ? withheldIn(mapping) : []),
        ...(needsWords(conditions) ? wordsIn(mapping) : []),
      ]),
  });
  return made.beside(others);
}

function isWithheld(concept: string): boolean {
  return concept === "explanation";
}

/** The words of the reasons for withheld output. */
function withheldIn({ finish, response }: Mapping): [string, readonly Json[]][] {
  const words = Object.entries(finish.read).flatMap(([word, meaning]) =>
    meaning === "filtered" || meaning === "refused" ? [word] : [],
  );
  const line = response.lines.find(({ concept }) => concept === "finish");
  return (line?.at ?? []).slice(0, 1).map((place) => [place, words]);
}

/** The words of tasks in a state. */
function stateOf(state: string, { response }: Mapping): [string, readonly Json[]][] {
  const line = response.lines.find(({ concept }) => concept === "state");
  const words = (line && wordsOf(line)?.[state]) ?? [];
  return (line?.at ?? []).slice(0, 1).map((place) => [place, words]);
}

function needsWords(conditions: readonly Condition[]): boolean {
  return conditions.some((one) => one.is === "stated" && one.words.includes("where the answer has words"));
}

/** A text that citations may be about. */
function wordsIn(mapping: Mapping): [string, readonly Json[]][] {
  const answers = readAnswers(mapping);
  const form = answers.parts.forms.find(({ kind, direction }) => kind === "text" && direction !== "write");
  const [line] = form?.lines.filter(({ concept }) => concept === "text") ?? [];
  if (form === undefined) return [];
  return [[form.isBare ? memberPlace(answers) : `${partPlace(answers, form)}.${line?.at[0] ?? ""}`, []]];
}
