/** Holds the table of a pair against what the converter did with a request. */
import type { Line, Mapping } from "../../../codegen/model/mapping.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { ConversionError, Loss, type FieldRow, type Json, type Wire } from "../../../src/registry.js";
import { lookUp } from "../../../src/conversion/body-paths.js";
import { join } from "../../../src/conversion/place-names.js";
import { additions } from "./additions.js";
import { hasArrived, targetsOf } from "./arrivals.js";
import { around, describesNothing, holdsNothing } from "./idle-members.js";
import type { Party } from "./party.js";
import { recordsOf, type Plain } from "./read-records.js";
import { earlierThan, isEmpty, isRepeated, verdictOf, type Named, type Scene, type Verdict } from "./row-conditions.js";
import { countRefused } from "./refused-rows.js";
import { hasAnyOf, isMissing, wordsIn } from "./recognisable-words.js";
import type { RowTally } from "./row-tally.js";
import { isWithin, placeNames, placesIn, saysAll, wordsOf } from "./table-places.js";
import type { Table, Disagreement } from "./table.js";

/** Nothing where the request is refused. What becomes of each row is counted. */
export function disagreements<Meaning extends object>(
  table: Table,
  from: Party<Meaning>,
  to: Party<Meaning>,
  body: Wire,
  tally?: RowTally,
): Disagreement[] | undefined {
  const loss = new Loss(from.paths, body);
  const converted = convert(from, to, body, loss);
  if (converted instanceof ConversionError) {
    if (tally !== undefined) countRefused(table, from, body, converted, tally);
    return undefined;
  }
  const { meaning } = converted;
  const sent = withLists(converted.sent, table.to);
  const nameOf = placeNames(body, from, table.from, knownPlaces(table.rows));
  const given = placesIn(body).map((leaf) => ({ ...leaf, name: nameOf(leaf.path) }));
  const conversion: Conversion = {
    table,
    given,
    records: recordsOf(meaning, loss),
    request: meaning as Plain,
    lost: loss.paths,
    arrived: arrivals(sent, table, to),
    sent,
    ...(table.mayDropInSilence === true && { understood: to.read(sent, new Loss(to.paths, sent)) as Plain }),
    nameOf,
  };
  return [
    ...losses(conversion),
    ...given.flatMap((leaf) => fate(leaf, conversion, tally) ?? []),
    ...additions(sent, table),
  ];
}

/** Items that are written without their lists, in them: tables have one place for both. */
function withLists(sent: Wire, { request: { lists } }: Mapping): Wire {
  const lone = Object.keys(lists).filter((at) => lists[at]?.isLone === true && at in sent && !Array.isArray(sent[at]));
  return lone.length === 0 ? sent : { ...sent, ...Object.fromEntries(lone.map((at) => [at, [sent[at] ?? null]])) };
}

/** What a converter made of a body. */
interface Conversion extends Scene {
  readonly table: Table;
  readonly lost: readonly string[];
  /** The places of what was sent, by the forms in which the target reads them. */
  readonly arrived: readonly Named[];
  readonly sent: Wire;
  /** What the target reads of an answer that was sent. */
  readonly understood?: Plain;
  readonly nameOf: (path: string) => string;
}

function convert<Meaning>(
  from: Party<Meaning>,
  to: Party<Meaning>,
  body: Wire,
  loss: Loss,
): { readonly meaning: Meaning; readonly sent: Wire } | ConversionError {
  try {
    const meaning = from.read(body, loss);
    return { meaning, sent: JSON.parse(JSON.stringify(to.write(meaning, loss, body))) as Wire };
  } catch (error) {
    if (error instanceof ConversionError) return error;
    throw error;
  }
}

/** The places of tables: they are asked for with every body. */
const placesOfRows = new WeakMap<readonly FieldRow[], readonly string[]>();

/** The places that rows are about. */
export function knownPlaces(rows: readonly FieldRow[]): readonly string[] {
  const places =
    placesOfRows.get(rows) ?? [...new Set(rows.map(({ from }) => from))].filter((place) => !place.startsWith("("));
  placesOfRows.set(rows, places);
  return places;
}

/** Every loss that was named has a row by which it is dropped, or may be. */
function losses(conversion: Conversion): Disagreement[] {
  const { lost, given, table, nameOf } = conversion;
  return lost.flatMap((path) => {
    const leaf = given.find((one) => one.path === path);
    if (leaf !== undefined && isEmpty(leaf.value)) return [];
    if (leaf === undefined && !given.some((one) => isWithin(one.path, path)))
      return [{ place: nameOf(path), path, why: "lost, and not sent" }];
    const place = leaf?.name ?? nameOf(path);
    const verdicts = rowsAbout(place, table.rows).flatMap((row) => verdictAround(row, path, conversion) ?? []);
    const isStated = verdicts.length === 0 || verdicts.some((verdict) => verdict !== "carried");
    return isStated ? [] : [{ place, path, why: "lost, and carried in the table" }];
  });
}

/** The verdict about the value of a row that a path is in. */
function verdictAround(row: TableRow, path: string, conversion: Conversion): Verdict | undefined {
  // Some items of a list of records may be in no known form.
  if (!isWithin(row.from, conversion.nameOf(path)) && /\]$/.test(path)) return "undecided";
  const leaf = conversion.given.findLast(({ name, path: other }) => name === row.from && isWithin(path, other));
  if (leaf === undefined) return "undecided";
  // What is in an object that says all by being there is in no form.
  const isUnknown = leaf.path !== path && saysAll(leaf.name, leaf.value, row.form, conversion.table.from);
  return isUnknown ? "undecided" : verdictOf(row, leaf, conversion);
}

/** Rows of lists whose items have rows of their own. */
const containers = new Set(["turns", "instructions"]);

/** The rows of a place, or of the whole around it; none where readers do not know the place. */
function rowsAbout(place: string, rows: readonly TableRow[]): TableRow[] {
  const own = rows.filter(({ from }) => from === place || from === `${place}[]`);
  if (own.length > 0) return own;
  const around = rows.filter(({ from, concept }) => !containers.has(concept) && isWithin(place, from));
  return around.filter(({ from }) => !rows.some((row) => row.from !== from && isWithin(row.from, from)));
}

const targetsOfRows = new WeakMap<readonly TableRow[], readonly string[]>();

/** The places that rows lead to. */
function targetPlaces(rows: readonly TableRow[]): readonly string[] {
  const places = targetsOfRows.get(rows) ?? rows.flatMap(({ to = "" }) => targetsOf(to));
  targetsOfRows.set(rows, places);
  return places;
}

/** The places of what was sent, by the forms in which the target reads them. */
function arrivals<Meaning>(sent: Wire, { to: mapping, rows }: Table, to: Party<Meaning>): Named[] {
  const nameOf = placeNames(sent, to, mapping, targetPlaces(rows));
  return placesIn(sent).map((leaf) => ({ ...leaf, name: nameOf(leaf.path) }));
}

/** What is wrong about a value of a body. */
function fate(leaf: Named, conversion: Conversion, tally: RowTally | undefined): Disagreement | undefined {
  const { path, name, value } = leaf;
  const { table, lost, given, sent } = conversion;
  const own = ownRows(leaf, conversion);
  if (own.every(({ row }) => describesNothing(row, path, given, table.rows))) return undefined;
  if (isEmpty(value) && !own.some(({ row }) => saysAll(name, value, row.form, table.from))) return undefined;
  if ((table.neutral.get(name) ?? []).some((one) => isEqual(one, value))) return undefined;
  if (describesLost(path, table.from, lost, given) || holdsLost(path, table.from, lost, given)) {
    for (const { row, verdict } of own)
      if (row.dropped !== undefined || (table.mayDropInSilence === true && row.to === undefined && verdict === "lost"))
        tally?.count(row, "lost");
    return undefined;
  }
  const isLost =
    lost.some((place) => isLostWith(leaf, place)) || (table.mayDropInSilence === true && isMissing(value, sent));
  const isPartly = isLost || lost.some((place) => isWithin(place, path));
  // What is lost inside an object is lost by other rows.
  const isGone = ({ to }: TableRow): boolean => (to !== undefined && typeof value === "object" ? isLost : isPartly);
  for (const { row, verdict } of own)
    if (verdict !== "silent" && (row.to === undefined || verdict !== "lost"))
      tally?.count(row, outcomeOf({ row, verdict }, isGone(row), leaf, conversion));
  const why = wrongAbout(leaf, own, { isLost, isPartly }, conversion);
  return why === undefined ? undefined : { place: name, path, why };
}

/** Words that are where the row says have arrived, though another row of the place may have lost them too. */
function outcomeOf(
  { row, verdict }: OwnRow,
  isGone: boolean,
  leaf: Named,
  conversion: Conversion,
): "lost" | "arrived" | "tried" {
  const { table, sent } = conversion;
  const hasWords = table.mayDropInSilence === true && hasAnyOf(wordsIn(leaf.value), sent);
  if (isGone && !hasWords) return "lost";
  if (isGone) return hasComeAs(row, leaf, conversion) ? "arrived" : "lost";
  return hasComeTrue(row, verdict, leaf, conversion) ? "arrived" : "tried";
}

/** What is read of any item of a list is read of items that are lost too. */
function isLostWith({ path, name }: Named, lost: string): boolean {
  return isWithin(path, lost) && !(name.includes("[*]") && lost.endsWith("]"));
}

/** A row about a value, and what it says of it. */
interface OwnRow {
  readonly row: TableRow;
  readonly verdict: Verdict;
}

function ownRows(leaf: Named, conversion: Conversion): OwnRow[] {
  return rowsAt(leaf.name, conversion.table.rows).flatMap((row) => {
    if (isOtherType(row, leaf.value)) return [];
    const verdict = verdictOf(row, leaf, conversion);
    return verdict === undefined ? [] : [{ row, verdict }];
  });
}

/** Readers take no object for the text of a line that has no transform. */
function isOtherType({ at }: TableRow, value: Json): boolean {
  if (at === undefined || !("field" in at) || typeof value !== "object") return false;
  const { kind, field } = at as Line;
  return kind === "value" && field.type.kind === "string";
}

/** The rows of tables by their places. */
const byPlace = new WeakMap<readonly TableRow[], ReadonlyMap<string, readonly TableRow[]>>();

function rowsAt(place: string, rows: readonly TableRow[]): readonly TableRow[] {
  const known =
    byPlace.get(rows) ?? new Map(knownPlaces(rows).map((from) => [from, rows.filter((row) => row.from === from)]));
  byPlace.set(rows, known);
  return known.get(place) ?? [];
}

function hasComeAs(row: TableRow, { value }: Named, { arrived, table }: Conversion): boolean {
  return row.to !== undefined && hasArrived(row, value, arrived, table.to);
}

/** What is carried by leaving something out is true where it is to be carried. */
function hasComeTrue(row: TableRow, verdict: Verdict, leaf: Named, conversion: Conversion): boolean {
  return hasComeAs(row, leaf, conversion) || (verdict === "carried" && isLeftOut(row));
}

interface Losses {
  readonly isLost: boolean;
  /** It, or something in it, is lost. */
  readonly isPartly: boolean;
}

function wrongAbout(
  leaf: Named,
  own: readonly OwnRow[],
  { isLost, isPartly }: Losses,
  conversion: Conversion,
): string | undefined {
  const { path, name, value } = leaf;
  const { table, given } = conversion;
  const rows = own.map(({ row }) => row);
  const [before] = saidBefore(rows, path, conversion);
  if (before !== undefined && isEqual(before.value, value)) return undefined;
  if (table.mayDropInSilence === true)
    return before === undefined ? wrongInAnswer(leaf, own, isLost, conversion) : undefined;
  if (before !== undefined && !isPartly) return "beside another value, and not named";
  if (own.some(({ verdict }) => verdict === "silent")) return undefined;
  if (!isPartly && own.length > 0 && own.every(({ verdict }) => verdict === "lost"))
    return isRepeated(leaf, rows, table.rows, given) ? undefined : "lost by the table, and not named";
  if (rows.every(({ by = "" }) => by.startsWith("refused")) && !isPartly) return "refused in the table, and converted";
  if (rows.some((row) => row.to === undefined || isLeftOut(row)) || isLost) return undefined;
  if (typeof value === "object" && (isPartly || !/[a-z]{14}/.test(JSON.stringify(value)))) return undefined;
  if (holdsNothing(name, path, given, table.rows)) return undefined;
  if (typeof value === "object" && isCarriedInside(path, conversion)) return undefined;
  return rows.some((row) => hasComeAs(row, leaf, conversion)) ? undefined : NOT_THERE;
}

/** Of an object without a place, the members may be carried elsewhere. */
function isCarriedInside(path: string, conversion: Conversion): boolean {
  const { given, table } = conversion;
  const inside = given.filter((leaf) => leaf.path !== path && isWithin(leaf.path, path));
  return inside.some((leaf) => rowsAt(leaf.name, table.rows).some((row) => hasComeAs(row, leaf, conversion)));
}

/** It is carried by what is not there. */
function isLeftOut({ by = "" }: TableRow): boolean {
  return by.includes("by leaving it out") || by.includes("withhold tools");
}

const NOT_THERE = "carried in the table, and not there";

const inAnyItem = (path: string): string => path.replaceAll(/\[\d+\]/g, "[*]");

/** The same of answers: what is dropped need not be named. */
function wrongInAnswer(
  leaf: Named,
  own: readonly OwnRow[],
  isLost: boolean,
  conversion: Conversion,
): string | undefined {
  const { path, name, value } = leaf;
  const { table, given, sent } = conversion;
  // Of the items that a place may be in, one counts.
  const place = inAnyItem(path);
  if (name.includes("[*]") && given.some((other) => other.path !== path && inAnyItem(other.path) === place))
    return undefined;
  const verdicts = new Set(own.map(({ verdict }) => verdict));
  if (verdicts.has("silent") || own.length === 0) return undefined;
  if (verdicts.size === 1 && verdicts.has("lost"))
    return typeof value !== "object" && hasAnyOf(wordsIn(value), sent) ? "dropped in the table, and there" : undefined;
  if (verdicts.size > 1 || !verdicts.has("carried")) return undefined;
  const [finish] = own.filter(({ row }) => row.concept === "finish");
  if (finish !== undefined) return wrongEnd(leaf, finish.row, conversion);
  if (own.some(({ row }) => !isCounted(row, conversion))) return NOT_THERE;
  if (holdsNothing(name, path, given, table.rows) || (isLost && typeof value === "object")) return undefined;
  // The counts inside have rows of their own.
  if (own.every(({ row }) => row.concept === "usage")) return undefined;
  const hasCome = !isLost && own.some(({ row }) => hasComeAs(row, leaf, conversion));
  return hasCome ? undefined : NOT_THERE;
}

/** Counts of tokens arrive if the client counts as many: each dialect includes others in its counts. */
function isCounted({ concept }: TableRow, { request, understood }: Conversion): boolean {
  const [record = "", count = ""] = concept.split(".");
  // A total is the sum of the others, whatever was sent.
  if (record !== "usage" || count === "" || count === "total") return true;
  const [given, got] = [request, understood].map((answer) => (answer?.usage as Plain | undefined)?.[count]);
  return given === undefined || given === got;
}

/** The reason for the end is the word that the row says, unless the parts of the answer tell another one. */
function wrongEnd(
  { value }: Named,
  { words, to = "" }: TableRow,
  { table, request, sent }: Conversion,
): string | undefined {
  const { finish } = table.from;
  if (words === undefined || typeof value !== "string") return undefined;
  const parts = (request.parts ?? []) as readonly Plain[];
  if (request.finish !== (finish.read[value] ?? finish.otherwise)) return undefined;
  if (parts.some(({ kind }) => kind === "call" || kind === "refusal")) return undefined;
  const expected = words.get(value) ?? words.get("others") ?? "";
  const found = targetsOf(to).map((place) => lookUp(sent, place) ?? "");
  return found.join("/").replace(/\/+$/, "") === expected ? undefined : `not "${expected}", as the table has it`;
}

function isEqual(left: Json, right: Json): boolean {
  return JSON.stringify(left) === JSON.stringify(right);
}

/** The word that tells the form of an object, beside members that are all lost or empty. */
function describesLost(path: string, from: Mapping, lost: readonly string[], given: readonly Named[]): boolean {
  const object = around(path);
  if (!wordsOf(from).has(path.slice(object.length + 1))) return false;
  const others = given.filter((leaf) => leaf.path !== path && leaf.path !== object && isWithin(leaf.path, object));
  return others.length > 0 && others.every((leaf) => isEmpty(leaf.value) || isAround(leaf.path, lost));
}

/** Where in objects the lists of records are, by the mappings: they are asked for with every value. */
const listsInObjects = new WeakMap<Mapping, readonly string[]>();

function listsInside(mapping: Mapping): readonly string[] {
  const known = listsInObjects.get(mapping);
  if (known !== undefined) return known;
  const forms = [...mapping.records.values()].flatMap((rule) => rule.forms);
  const lists = [...new Set(forms.flatMap(({ inside }) => inside?.at ?? []))];
  listsInObjects.set(mapping, lists);
  return lists;
}

/** A member of an object around a list of records, which are all lost. */
function holdsLost(path: string, from: Mapping, lost: readonly string[], given: readonly Named[]): boolean {
  // Most bodies lose nothing.
  if (lost.length === 0) return false;
  return listsInside(from).some((at) => {
    const list = `${join(around(path), at)}[`;
    const items = given.filter((leaf) => leaf.path.startsWith(list) && leaf.path.endsWith("]"));
    return items.length > 0 && items.every((item) => lost.some((place) => isWithin(item.path, place)));
  });
}

/** Whether a place is lost, or holds one that is. */
function isAround(path: string, lost: readonly string[]): boolean {
  return lost.some((place) => isWithin(path, place) || isWithin(place, path));
}

/** What the places have of which only the first with a value counts, and which come before a place. */
function saidBefore(own: readonly TableRow[], path: string, scene: Scene): Named[] {
  return own.flatMap(({ conditions = [] }) =>
    conditions.flatMap((one) => (one.is === "earlier" ? earlierThan(one.place, path, scene) : [])),
  );
}
