/** What becomes of each place of an upstream's answer for a client of another dialect. */
import type { FieldRow } from "../../src/conversion/pair.js";
import type { Line } from "../model/line.js";
import type { Mapping } from "../model/mapping.js";
import { wordsFor } from "../model/vocabulary.js";
import { readAnswers, writtenAnswers } from "./answer-view.js";
import { citationRows } from "./citation-rows.js";
import { onlyWhen, stated, type Condition } from "./condition.js";
import { noPlace } from "./fates.js";
import { ownRows } from "./own-rows.js";
import { conceptRows, passesBetween, unique } from "./pair-rows.js";
import { memberPlace, partPlace } from "./part-place.js";
import { probabilityRows } from "./probability-rows.js";
import { inside } from "./read-places.js";
import type { TableRow } from "./table-row.js";

/** `from` is the dialect of the upstream, `to` that of the client. */
export function answerRows(from: Mapping, to: Mapping): TableRow[] {
  const [read, written] = [readAnswers(from), writtenAnswers(to)];
  const kinds = new Set(from.vocabulary.unions.get("Part")?.kinds.keys());
  const rows = conceptRows(read, written).filter((row) => !isEmptyByForm(row, read));
  const concepts = withoutEmpty(rows, kinds, to)
    .map((row) => asAnswered(row, kinds))
    .map((row) => (isState(row, to) ? withStated(row, "unless nothing is said after it") : row));
  if (!from.isConversation) return unique([...concepts, ...ownRows(read), undescribed]);
  return unique([
    partsRow(read, written),
    ...finishRows(from, to),
    ...explanationRows(from, to),
    ...concepts.filter(({ concept }) => !concept.startsWith("text.citations")),
    ...wordRows(from, concepts),
    ...citationRows(read, written),
    ...probabilityRows(from, to),
    ...ownRows(read),
    unknown,
    undescribed,
  ]);
}

const unknown: FieldRow = {
  concept: "(others)",
  from: "(any other member of a part)",
  dropped: "no concept covers it",
};

const undescribed: FieldRow = {
  concept: "(others)",
  from: "(any other member)",
  dropped: "it describes the call; clients miss nothing, and it is not named",
};

/** State at the end of an answer, which some dialects leave out. */
function isState({ concept, to: target }: TableRow, { response }: Mapping): boolean {
  return (
    !response.endsInState && target !== undefined && (concept === "reasoning" || concept === "reasoning.signature")
  );
}

/** The word that tells the form is an empty text: nothing of it could arrive. */
function isEmptyByForm({ from, form: key }: TableRow, read: Mapping): boolean {
  const form = read.parts.forms.find((one) => one.key === key);
  return Object.entries(form?.when ?? {}).some(
    ([at, wanted]) => wanted === "" && form !== undefined && from === inside(partPlace(read, form), at),
  );
}

/** Parts of which no concept is carried are not carried either. */
function withoutEmpty(rows: readonly TableRow[], kinds: ReadonlySet<string>, to: Mapping): TableRow[] {
  return rows.map((row) => {
    const { concept, from, at, toAt, form } = row;
    const members = rows.filter((one) => one.concept.startsWith(`${concept}.`) && one.form === form);
    const isEmpty = kinds.has(concept) && members.length > 0 && members.every((one) => one.to === undefined);
    return isEmpty && row.to !== undefined ? { concept, from, at, toAt, form, dropped: noPlace(to) } : row;
  });
}

/** Answers name the model as clients do, their counts of tokens add up, and no schema was held against them. */
function asAnswered({ form, ...others }: TableRow, kinds: ReadonlySet<string>): TableRow {
  // Answers themselves and their counts are no records of several forms.
  const row = form === "request" || form === "usage" || form === undefined ? others : { ...others, form };
  const { concept, to, by, at } = row;
  if (to === undefined) return row;
  // Transforms read what they understand, and describe the answer without the rest.
  const isTransformed = at !== undefined && "kind" in at && (at as Line).kind === "transform";
  if (isTransformed && kinds.size > 0 && !concept.includes(".")) return withStated(row, "as far as it is understood");
  if (concept === "model") return { ...row, by: "the public name of it" };
  if (concept.startsWith("usage.")) return { ...row, by: "made to add up" };
  if (kinds.has(concept)) return withStated(row, "where any of it is carried");
  if (concept.startsWith("call.")) return withStated(row, "of calls with a name");
  return kinds.size === 0 && by !== undefined ? withStated(row, "as far as it is understood") : row;
}

function withStated(row: TableRow, words: string): TableRow {
  const { cases, conditions = [] } = row;
  const own = { ...row, ...onlyWhen([...conditions, stated(words)]) };
  return cases === undefined ? own : { ...own, cases: cases.map((one) => withStated(one, words)) };
}

function partsRow({ file, layout }: Mapping, { file: toFile, layout: written }: Mapping): TableRow {
  const by = passesBetween([...layout.afterRead, ...written.beforeWrite]);
  return {
    concept: "parts",
    from: layout.at,
    to: written.at,
    ...(by !== "" && { by }),
    at: { file, pointer: ["response", "fields", "parts"] },
    toAt: { file: toFile, pointer: ["response", "fields", "parts"] },
  };
}

/** The text of an item whose content is one text. */
function wordRows(from: Mapping, rows: readonly TableRow[]): TableRow[] {
  const { layout } = readAnswers(from);
  const own = from.layout.items.filter(({ name, words }) => words !== false && isAmong(name, layout.items));
  const text = rows.find(({ concept }) => concept === "text.text");
  return text === undefined
    ? []
    : own.map(({ content }) => ({ ...text, from: memberPlace(readAnswers(from), content) }));
}

function isAmong(wanted: string, items: readonly { readonly name: string }[]): boolean {
  return items.some(({ name }) => name === wanted);
}

function lineOf({ response }: Mapping, concept: string): Line | undefined {
  return response.lines.find((line) => line.concept === concept);
}

/** A reason for the end may be several words at several places. */
function finishRows(from: Mapping, to: Mapping): TableRow[] {
  const [line, target] = [lineOf(from, "finish"), lineOf(to, "finish")];
  const words = finishWords(from, to);
  const places = target?.at.join(" and ") ?? "";
  if (places === "") {
    const dropped = target?.kind === "absent" ? target.because : noPlace(to);
    return (line?.at ?? []).map((at) => ({ concept: "finish", from: at, dropped, at: line, toAt: target }));
  }
  return (line?.at ?? []).map((at, index) => ({
    concept: "finish",
    from: at,
    to: places,
    by: index === 0 ? wordForWord(words) : `one word with that of ${line?.at[0] ?? ""}`,
    ...(line?.at.length === 1 && { words }),
    at: line,
    toAt: target,
  }));
}

function finishWords({ finish }: Mapping, { finish: written, vocabulary }: Mapping): ReadonlyMap<string, string> {
  const words = wordsFor(vocabulary.enums.get("Finish") ?? [], written.write);
  const read = [...Object.entries(finish.read), ["others", finish.otherwise] as const];
  return new Map(read.map(([word, meaning]) => [word, words.get(meaning) ?? ""]));
}

/** The words of one dialect as those of another: `done as stop, cut or full as length`. */
function wordForWord(words: ReadonlyMap<string, string>): string {
  const groups = new Map<string, string[]>();
  for (const [word, target] of words)
    groups.set(target, [...(groups.get(target) ?? []), word === "" ? "an empty word" : word]);
  return [...groups].map(([word, known]) => `${known.join(" or ")} as ${word}`).join(", ");
}

/** Why output was withheld is a text of its own, or that of a refusal. */
function explanationRows(from: Mapping, to: Mapping): TableRow[] {
  const [line, target] = [lineOf(from, "explanation"), lineOf(to, "explanation")];
  if (line === undefined || line.at.length === 0) return [];
  const places = target === undefined ? [] : [...refusalPlace(target, to), ...target.at.slice(0, 1)];
  return line.at.map((at, index) => {
    const row = { concept: "explanation", from: at, at: line, toAt: target };
    if (places.length === 0) return { ...row, dropped: target?.kind === "absent" ? target.because : noPlace(to) };
    const earlier = line.at.slice(0, index).map((place): Condition => ({ is: "earlier", place }));
    return { ...row, to: places.join(" or "), ...onlyWhen([stated("where output was withheld"), ...earlier]) };
  });
}

function refusalPlace({ part }: Line, to: Mapping): string[] {
  const answers = writtenAnswers(to);
  const form = answers.parts.forms.find(({ kind, direction }) => kind === part && direction !== "read");
  if (part === undefined || form === undefined) return [];
  const [line] = form.lines.filter(({ concept }) => concept === "text");
  const place = partPlace(answers, form);
  return [form.isBare ? place : `${place}.${line?.at[0] ?? ""}`];
}
