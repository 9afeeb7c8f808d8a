/** Holds the table of a pair against what the converter did with a request. */
import type { Form, Mapping } from "../../../codegen/model/mapping.js";
import { partPlace } from "../../../codegen/tables/part-place.js";
import { ConversionError, Loss, type FieldRow, type Json, type Wire } from "../../../src/registry.js";
import { join } from "../../../src/conversion/place-names.js";
import type { Party } from "./party.js";
import { rowsInItem } from "./row-items.js";
import { bare, isWithin, placeNames, placesIn, wordsOf, type Leaf } from "./table-places.js";

export interface Table {
  readonly from: Mapping;
  readonly to: Mapping;
  readonly rows: readonly FieldRow[];
  /** The values at each place that request what happens anyway. */
  readonly neutral: ReadonlyMap<string, readonly Json[]>;
  /** Places that the writer fills by itself, without form names. */
  readonly constants: readonly string[];
  /** What is dropped need not be named, but it must not be there. */
  readonly mayDropInSilence?: boolean;
}

/** A place where table and converter disagree. */
export interface Disagreement {
  readonly place: string;
  readonly why: string;
  readonly path: string;
}

/** A place of a body, with its name in tables. */
export interface Named extends Leaf {
  readonly name: string;
}

/** Nothing where the request is refused. */
export function disagreements<Meaning>(
  table: Table,
  from: Party<Meaning>,
  to: Party<Meaning>,
  body: Wire,
): Disagreement[] | undefined {
  const loss = new Loss(from.paths, body);
  const sent = converted(from, to, body, loss);
  if (sent === undefined) return undefined;
  const nameOf = placeNames(body, from, table.from, knownPlaces(table.rows));
  const lost = loss.paths;
  const given = placesIn(body).map((leaf) => ({ ...leaf, name: nameOf(leaf.path) }));
  const arrived = arrivals(sent, table, to);
  return [
    ...losses(lost, given, table, nameOf),
    ...fates(given, lost, { arrived, sent }, table),
    ...additions(sent, table),
  ];
}

function converted<Meaning>(from: Party<Meaning>, to: Party<Meaning>, body: Wire, loss: Loss): Wire | undefined {
  try {
    return JSON.parse(JSON.stringify(to.write(from.read(body, loss), loss, body))) as Wire;
  } catch (error) {
    if (error instanceof ConversionError) return undefined;
    throw error;
  }
}

/** The places that rows are about. */
export function knownPlaces(rows: readonly FieldRow[]): string[] {
  return [...new Set(rows.map(({ from }) => from))].filter((place) => !place.startsWith("("));
}

/** Every loss that was named has a row that it is dropped, or that it may be. */
function losses(
  lost: readonly string[],
  given: readonly Named[],
  { rows }: Table,
  nameOf: (path: string) => string,
): Disagreement[] {
  return lost.flatMap((path) => {
    const leaf = given.find((one) => one.path === path);
    if (leaf !== undefined && isEmpty(leaf.value)) return [];
    if (leaf === undefined && !given.some((one) => isWithin(one.path, path)))
      return [{ place: nameOf(path), path, why: "lost, and not sent" }];
    const place = leaf?.name ?? nameOf(path);
    const about = rowsAbout(place, rowsInItem(path, given, rows));
    const isStated = about.some(({ dropped, when }) => dropped !== undefined || when !== undefined);
    return about.length === 0 || isStated ? [] : [{ place, path, why: "lost, and carried in the table" }];
  });
}

/** Rows of lists whose items have rows of their own. */
const containers = new Set(["turns", "instructions"]);

/** The rows of a place, or of the whole around it; none where readers do not know the place. */
function rowsAbout(place: string, rows: readonly FieldRow[]): FieldRow[] {
  const own = rows.filter(({ from }) => from === place || from === `${place}[]`);
  if (own.length > 0) return own;
  const around = rows.filter(({ from, concept }) => !containers.has(concept) && isWithin(place, from));
  return around.filter(({ from }) => !rows.some((row) => row.from !== from && isWithin(row.from, from)));
}

/** The places of what was sent, by the forms in which the target reads them. */
function arrivals<Meaning>(sent: Wire, { to: mapping, rows }: Table, to: Party<Meaning>): Named[] {
  const known = [...new Set(rows.flatMap(({ to: targets = "" }) => targetsOf(targets)))];
  const nameOf = placeNames(sent, to, mapping, known);
  return placesIn(sent).map((leaf) => ({ ...leaf, name: nameOf(leaf.path) }));
}

interface Sent {
  readonly sent: Wire;
  /** Its places, by the forms in which the target reads them. */
  readonly arrived: readonly Named[];
}

function fates(
  given: readonly Named[],
  lost: readonly string[],
  { arrived, sent }: Sent,
  table: Table,
): Disagreement[] {
  const { from, neutral } = table;
  return given.flatMap(({ path, name, value }) => {
    const rows = rowsInItem(path, given, table.rows);
    const own = rows.filter((row) => row.from === name);
    if (own.every((row) => describesNothing(row, path, given, rows))) return [];
    if (isEmpty(value) || isNeutral(own, value, neutral.get(name) ?? [])) return [];
    const isLost = lost.some((place) => isWithin(path, place));
    if (describesLost(path, from, lost, given) || holdsLost(path, from, lost, given)) return [];
    const isPartly =
      isLost ||
      lost.some((place) => isWithin(place, path)) ||
      (table.mayDropInSilence === true && !hasWordsOf(value, sent));
    const at = { place: name, path };
    const [before] = saidBefore(own, path, given);
    if (before !== undefined && JSON.stringify(before.value) === JSON.stringify(value)) return [];
    if (before !== undefined && table.mayDropInSilence === true && typeof value === "object") return [];
    if (before !== undefined && !isPartly) return [{ ...at, why: "beside another value, and not named" }];
    if (own.some(({ when = "" }) => when.includes("no effect"))) return [];
    const only = own.length === 1 ? stated(own[0]?.when ?? "", value) : undefined;
    if (only?.isMet === false && !isPartly) return [{ ...at, why: "outside of what is carried, and not named" }];
    if (only?.isMet === true && only.isAlone && isLost) return [{ ...at, why: "among what is carried, and lost" }];
    if (own.every(({ by = "" }) => by.startsWith("refused")) && !isPartly)
      return [{ ...at, why: "refused in the table, and converted" }];
    if (own.every(isAlwaysDropped) && !isPartly) return [{ ...at, why: "dropped in the table, and not named" }];
    if (own.some(({ to, by = "" }) => to === undefined || by.includes("by leaving it out")) || isLost) return [];
    if (typeof value === "object" && (isPartly || !/[a-z]{14}/.test(JSON.stringify(value)))) return [];
    if (holdsNothing(name, path, given, rows)) return [];
    const isConditional = table.mayDropInSilence === true && own.some(({ when }) => when !== undefined);
    if (isConditional && (isPartly || typeof value === "object")) return [];
    // The same place may hold another concept, which has arrived instead.
    const all = isConditional ? rows.filter((row) => bare(row.from) === bare(name)) : own;
    return all.some((row) => hasArrived(row, value, arrived, table.to))
      ? []
      : [{ ...at, why: "carried in the table, and not there" }];
  });
}

/** Whether any of the words of a value is there. */
function hasWordsOf(value: Json, sent: Wire): boolean {
  const text = JSON.stringify(sent);
  return (JSON.stringify(value).match(/[a-z]{14}/g) ?? []).some((word) => text.includes(word));
}

/** The word that tells the form of an object, beside members that are all lost or empty. */
function describesLost(path: string, from: Mapping, lost: readonly string[], given: readonly Named[]): boolean {
  const object = around(path);
  if (!wordsOf(from).has(path.slice(object.length + 1))) return false;
  const others = given.filter((leaf) => leaf.path !== path && leaf.path !== object && isWithin(leaf.path, object));
  return others.length > 0 && others.every((leaf) => isEmpty(leaf.value) || isAround(leaf.path, lost));
}

/** A member of an object around a list of records, which are all lost. */
function holdsLost(path: string, from: Mapping, lost: readonly string[], given: readonly Named[]): boolean {
  const forms = [...from.records.values()].flatMap((rule) => rule.forms);
  return forms.some(({ inside }) => {
    if (inside === undefined) return false;
    const list = join(around(path), inside.at);
    const items = given.filter((leaf) => leaf.path.startsWith(`${list}[`) && leaf.path.endsWith("]"));
    return items.length > 0 && items.every((item) => lost.some((place) => isWithin(item.path, place)));
  });
}

/** Whether a place is lost, or holds one that is. */
function isAround(path: string, lost: readonly string[]): boolean {
  return lost.some((place) => isWithin(path, place) || isWithin(place, path));
}

/** What the places have of which only the first with a value counts, and which come before a place. */
function saidBefore(own: readonly FieldRow[], path: string, given: readonly Named[]): Named[] {
  const earlier = own.flatMap(({ when = "" }) =>
    [...when.matchAll(/unless (\S+) has another value/g)].map(([, place = ""]) => place),
  );
  return given.filter((leaf) => earlier.includes(leaf.name) && !isEmpty(leaf.value) && isInSameItems(leaf.path, path));
}

/** Whether two places are in the same items of the lists that both are in. */
function isInSameItems(left: string, right: string): boolean {
  const [some, others] = [left, right].map((path) => path.match(/\[\d+\]/g) ?? []);
  return some?.every((item, index) => others?.[index] === item) ?? false;
}

/** An object of whose members none is carried: those that are there only describe others. */
function holdsNothing(name: string, path: string, given: readonly Named[], rows: readonly FieldRow[]): boolean {
  if (!rows.some(({ from }) => from !== name && isWithin(from, name))) return false;
  const inside = given.filter((leaf) => leaf.path !== path && isWithin(leaf.path, path));
  return !inside.some((leaf) =>
    rows.some(
      (row) => row.from === leaf.name && row.to !== undefined && !describesNothing(row, leaf.path, given, rows),
    ),
  );
}

/** A member that is read together with an earlier one, which is not there: the type of bytes without bytes. */
export function describesNothing(
  row: FieldRow,
  path: string,
  given: readonly Named[],
  rows: readonly FieldRow[],
): boolean {
  const isBeside = ({ concept, from, by, when }: FieldRow): boolean =>
    concept === row.concept && by === row.by && when === row.when && around(from) === around(row.from);
  const first = row.by === undefined ? undefined : rows.find(isBeside);
  if (first === undefined || first.from === row.from) return false;
  return !given.some(({ name, path: other }) => name === first.from && around(other) === around(path));
}

function around(path: string): string {
  return path.replace(/\.?[^.]*$/, "");
}

/** Dropped, but for the values that are named in the row. */
function isAlwaysDropped({ dropped, when = "unless" }: FieldRow): boolean {
  return dropped !== undefined && when.startsWith("unless");
}

/** Whether a value meets a condition on values: `only low, high`, `from 0 to 1`, `the first 4`. */
function stated(when: string, value: Json): { readonly isMet: boolean; readonly isAlone: boolean } | undefined {
  const isAlone = !when.includes(";");
  const [, words] = /(?:^|; )only ([^;]*)/.exec(when) ?? [];
  if (words !== undefined && typeof value === "string") return { isMet: words.split(", ").includes(value), isAlone };
  const [, least, most] = /(?:^|; )from ([^\s;]+) to ([^\s;]+)/.exec(when) ?? [];
  if (least !== undefined && typeof value === "number")
    return { isMet: value >= Number(least) && value <= Number(most), isAlone };
  const [, count] = /(?:^|; )the first (\d+)/.exec(when) ?? [];
  return count !== undefined && Array.isArray(value) ? { isMet: value.length <= Number(count), isAlone } : undefined;
}

/** A value that requests what happens anyway: `unless false, "auto"`. */
function isNeutral(own: readonly FieldRow[], value: Json, neutral: readonly Json[]): boolean {
  const named = own.flatMap(({ when = "" }) => /unless ([^;]*)/.exec(when)?.[1]?.split(", ") ?? []);
  const text = JSON.stringify(value);
  return named.includes(text) || neutral.some((one) => JSON.stringify(one) === text);
}

/** Nothing is in it, on any level. */
function isEmpty(value: Json | undefined): boolean {
  if (value === undefined || value === "") return true;
  return typeof value === "object" && Object.values(value ?? {}).every(isEmpty);
}

/**
 * Numbers and switches that no transform changes arrive as they are, unless the target has a form for them. Words
 * arrive inside any text.
 */
function hasArrived(row: FieldRow, value: Json, arrived: readonly Named[], to: Mapping): boolean {
  const { to: places = "", by, concept } = row;
  const targets = targetsOf(places).map((place): Target => ({ place, form: formOf(place, to) }));
  const there = arrived.filter((leaf) => targets.some((target) => isAtTarget(leaf, target)));
  const isOfForm = targets.some(({ form }) => form?.concepts[concept.replace(/^.*\./, "")] === value);
  if (by !== undefined || isOfForm || typeof value === "object") return there.length > 0;
  if (typeof value !== "string") return there.some((leaf) => leaf.value === value);
  const [word] = /[a-z]{14}/.exec(value) ?? [];
  return word === undefined ? there.length > 0 : there.some((leaf) => JSON.stringify(leaf.value).includes(word));
}

/** Forms that are only written have no name when they are read. */
function isAtTarget({ name, path }: Named, { place, form }: Target): boolean {
  return isWithin(name, place) || (form?.direction === "write" && isWithin(bare(path), bare(place)));
}

interface Target {
  readonly place: string;
  readonly form: Form | undefined;
}

/** The places of the forms of parts, by their mappings. */
const formPlaces = new WeakMap<Mapping, readonly (readonly [place: string, form: Form])[]>();

/** The form of parts around a place. */
function formOf(place: string, mapping: Mapping): Form | undefined {
  const places =
    formPlaces.get(mapping) ?? mapping.parts.forms.map((form) => [partPlace(mapping, form), form] as const);
  formPlaces.set(mapping, places);
  return places.find(([around]) => isWithin(place, around))?.[1];
}

function targetsOf(to: string): string[] {
  return to.split(/ or | and /);
}

/** Every member that was written is one that a row or the writer itself accounts for. */
function additions(sent: Wire, { rows, constants }: Table): Disagreement[] {
  const changed = rows.flatMap(({ to = "", by }) => (by === undefined ? [] : to.split(/ or | and /).map(bare)));
  const exact = [...rows.flatMap(({ to = "" }) => to.split(/ or | and /)), ...constants].map(bare);
  const isWhole = (target: string): boolean => !exact.some((other) => other !== target && isWithin(other, target));
  return placesIn(sent).flatMap(({ path, value }) => {
    const place = bare(path).replace(/(?:\[\])+$/, "");
    if (typeof value === "object" && value !== null) return [];
    const isKnown =
      exact.some((target) => target.replace(/(?:\[\])+$/, "") === place) ||
      exact.some((target) => target !== "" && isWithin(place, target) && (isWhole(target) || changed.includes(target)));
    return isKnown ? [] : [{ place, path, why: "written without a row" }];
  });
}
