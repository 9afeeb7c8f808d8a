/** Small answers for each place of tables, as `directed-bodies.ts` makes requests. */
import type { Condition } from "../../../codegen/tables/condition.js";
import { wordsOf } from "../../../codegen/model/line.js";
import type { Mapping } from "../../../codegen/model/mapping.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { readAnswers } from "../../../codegen/tables/answer-view.js";
import { memberPlace, partPlace } from "../../../codegen/tables/part-place.js";
import { ConversionError, type Dialect, type Json, type VocabularyName, type Wire } from "../../../src/registry.js";
import { DirectedBodies } from "./directed-bodies.js";
import { answersOf } from "./party.js";
import { knownPlaces } from "./table-check.js";
import { placeNames, placesIn } from "./table-places.js";

/** How many answers each row has, and after how many tries it is given up. */
const DRAWN = 4;
const TRIES = 32;

/** For the rows that other answers do not try. */
export function directedAnswers(
  mapping: Mapping,
  dialect: Dialect<VocabularyName>,
  rows: readonly TableRow[],
  others: readonly Wire[],
): Wire[] {
  const answers = readAnswers(mapping);
  const made = new DirectedBodies(answers, dialect, {
    schema: "Response",
    isAccepted: () => true,
    beside: ({ concept, conditions }) =>
      new Map([
        ...(/^videos/.test(concept) ? stateOf("succeeded", mapping) : []),
        ...(isWithheld(concept) ? withheldIn(mapping) : []),
        ...(needsWords(conditions) ? wordsIn(mapping) : []),
      ]),
  });
  const known = knownPlaces(rows);
  const placesOf = (answer: Wire): string[] => {
    try {
      const nameOf = placeNames(answer, answersOf(dialect), answers, known);
      return placesIn(answer).map(({ path }) => nameOf(path));
    } catch (error) {
      if (error instanceof ConversionError) return [];
      throw error;
    }
  };
  const met = new Set(others.flatMap(placesOf));
  const untried = rows.filter(({ from }) => !from.startsWith("(") && !met.has(from));
  return untried.flatMap((row) =>
    [...made.bodiesFor(row, mapping, TRIES)].filter((answer) => placesOf(answer).includes(row.from)).slice(0, DRAWN),
  );
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
