/** Small answers for each row of tables, as `directed-bodies.ts` makes requests. */
import type { Condition } from "../../../codegen/tables/condition.js";
import { wordsOf, type Line } from "../../../codegen/model/line.js";
import type { Mapping } from "../../../codegen/model/mapping.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { readAnswers } from "../../../codegen/tables/answer-view.js";
import { memberPlace, partPlace } from "../../../codegen/tables/part-place.js";
import { placeIn } from "../../../codegen/tables/read-places.js";
import { tagState } from "../../../src/conversion/state/tag.js";
import type { Dialect, Json, VocabularyName, Wire } from "../../../src/registry.js";
import { Dice } from "./bodies-of-schemas.js";
import { bodyWith } from "./bodies-with-places.js";
import { DirectedBodies, targetsOf } from "./directed-bodies.js";
import { preferenceFor, preferenceOfAnswer, type Target } from "./preferences.js";
import type { Schema } from "./schema-conditions.js";
import { wordsOf as wordsByMember } from "./table-places.js";

/** For the rows that other answers do not try, or of which no answer meets the conditions. */
export class DirectedAnswers {
  readonly #answers: Mapping;
  readonly #bodies: DirectedBodies;

  /** `others` are answers to which places are added that no schema leads to. */
  constructor(
    private readonly mapping: Mapping,
    dialect: Dialect<VocabularyName>,
    private readonly others: readonly Wire[],
  ) {
    this.#answers = readAnswers(mapping);
    this.#bodies = new DirectedBodies(this.#answers, dialect, {
      schema: "Response",
      isAccepted: () => true,
      beside: (target) => this.#beside(target),
    });
  }

  /** By the schema of the dialect first, then with places that it does not have. */
  *answersFor(row: TableRow, tries: number): Generator<Wire> {
    yield* this.#bodies.bodiesFor(row, this.#answers, tries);
    for (let seed = 1; seed <= tries; seed++) yield* this.#beyondSchema(row, seed);
  }

  *#beyondSchema(row: TableRow, seed: number): Generator<Wire> {
    const targets = targetsOf(row);
    const [target, other] = [targets[seed % targets.length], this.others[(seed * 31) % this.others.length]];
    if (target === undefined || other === undefined) return;
    const preference = preferenceFor(target, this.#answers, this.#answers, 0, seed);
    const wanted = preferenceOfAnswer(preference, this.#beside(target));
    const own = schemaOfValue(row, seed);
    const others: Schema = seed % 3 === 0 ? BLOCKS : { type: "string" };
    const leafAt = (place: string): Schema => (place === preference.inside ? own : others);
    const dice = new Dice(seed * 7919, wordsByMember(this.#answers));
    yield bodyWith({ preference: wanted, leafAt, dice, ofNewItems: seed % 2 === 0 }, other);
  }

  #beside(target: Target): Map<string, readonly Json[]> {
    const { concept, conditions } = target;
    return new Map([
      ...neededIn(this.#answers, target),
      ...matchAround(concept, this.mapping),
      ...(/^videos/.test(concept) ? stateOf("succeeded", this.mapping) : []),
      ...(isWithheld(concept) ? withheldIn(this.mapping) : []),
      ...(needsWords(conditions) ? wordsIn(this.mapping) : []),
    ]);
  }
}

/** Texts that readers understand: a time, a number, JSON, and state whose vendor is known. */
const TEXTS: readonly Json[] = [
  "2031-05-06T07:08:09.000Z",
  "4711",
  '{"qwertyuiopasdf":1}',
  tagState("vendor", "qwertyuiopasdfgh"),
];
/** A list of pages that an answer repeats, which no schema describes. */
const PAGES: Json = { citationSources: [{ uri: "https://example.test/zxcvbnmasdfghj", startIndex: 0, endIndex: 14 }] };
const BLOCKS: Schema = {
  type: "array",
  items: {
    type: "object",
    required: ["type", "text"],
    properties: { type: { const: "text" }, text: { type: "string" } },
  },
};

/** What a value at the place of a row may be. */
function schemaOfValue({ at, concept }: TableRow, seed: number): Schema {
  const type = at !== undefined && "field" in at ? (at as Line).field.type.kind : undefined;
  if (concept.startsWith("usage.") || type === "integer" || type === "number")
    return seed % 4 === 0 ? { enum: [...TEXTS] } : { type: "integer" };
  if (type === "boolean") return { type: "boolean" };
  if (concept === "text.citations") return { const: PAGES };
  const all =
    type === "json" ? [{ type: "object" }] : [{ type: "string" }, { type: "object" }, { enum: [...TEXTS] }, BLOCKS];
  return all[seed % all.length] ?? {};
}

/** What a part needs beside the place of a row: a call without a name is none, nor a medium without a source. */
function neededIn(answers: Mapping, { place, form: key }: Target): [string, readonly Json[]][] {
  const forms = answers.parts.forms.filter(({ direction }) => direction !== "write");
  const form =
    forms.find((one) => one.key === key) ?? forms.find((one) => place.startsWith(`${partPlace(answers, one)}.`));
  const lines = form?.lines.filter(({ concept, field }) => field.required || concept === "id") ?? [];
  return lines.flatMap((line) =>
    line.at.slice(0, 1).flatMap((at): [string, readonly Json[]][] => {
      const own = placeIn(form === undefined ? "" : partPlace(answers, form), at, line);
      return place === own || place.startsWith(`${own}.`) ? [] : [[own, []]];
    }),
  );
}

function isWithheld(concept: string): boolean {
  return concept === "explanation";
}

/** The words of a reason for withheld output, at each of their places. */
function withheldIn({ finish, response }: Mapping): [string, readonly Json[]][] {
  const [word] = Object.entries(finish.read).flatMap(([own, meaning]) =>
    meaning === "filtered" || meaning === "refused" ? [own.split("/")] : [],
  );
  const line = response.lines.find(({ concept }) => concept === "finish");
  return (line?.at ?? []).flatMap((place, index) => {
    const own = word?.[index];
    return own === undefined || own === "*" ? [] : [[place, [own]]];
  });
}

/** What the items of a list have whose members are read. */
function matchAround(concept: string, { response }: Mapping): [string, readonly Json[]][] {
  const line = response.lines.find((one) => one.concept === concept.split(".")[0]);
  if (line === undefined || !("of" in line)) return [];
  return Object.entries(line.of).map(([member, wanted]) => [`${line.at[0] ?? ""}[].${member}`, [wanted].flat()]);
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
  const place = form.isBare ? memberPlace(answers) : `${partPlace(answers, form)}.${line?.at[0] ?? ""}`;
  return [[place, ["wordsthatarethere"]]];
}
