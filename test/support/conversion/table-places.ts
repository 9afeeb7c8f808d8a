/**
 * The places of bodies as the tables of pairs show them: `messages[0].content[1].text` is
 * `messages[].content[text].text`.
 */
import { join } from "node:path";
import { readSpecs } from "../../../codegen/compile.js";
import type { Form, Mapping } from "../../../codegen/model/mapping.js";
import { pairTables, type PairTable } from "../../../codegen/tables/pairs.js";
import { itemPlace, partPlace, partReadPlaces } from "../../../codegen/tables/part-place.js";
import { lookUp } from "../../../src/conversion/body-paths.js";
import type { Origin } from "../../../src/conversion/loss.js";
import { Loss, type Json, type Wire } from "../../../src/registry.js";
import { CHECKOUT } from "../checkout.js";
import type { Party } from "./party.js";

/** The mappings of this checkout by their dialects. */
export async function mappingsByDialect(): Promise<ReadonlyMap<string, Mapping>> {
  return (await compiledTables()).mappings;
}

export interface CompiledTables {
  readonly mappings: ReadonlyMap<string, Mapping>;
  /** With the conditions of their rows as data. */
  readonly pairs: readonly PairTable[];
}

let compiled: Promise<CompiledTables> | undefined;

/** Several files of one process ask for them. */
export function compiledTables(): Promise<CompiledTables> {
  return (compiled ??= compileTables());
}

async function compileTables(): Promise<CompiledTables> {
  const { mappings, documents } = await readSpecs({
    roots: [join(CHECKOUT, "specs")],
    languageFolder: join(CHECKOUT, "specs/language"),
    out: join(CHECKOUT, "generated"),
  });
  const byDialect = new Map(mappings.map((mapping) => [mapping.dialect, mapping]));
  return { mappings: byDialect, pairs: pairTables(mappings, documents) };
}

type Words = ReadonlyMap<string, readonly string[]>;

/** Asked for with every value of every body. */
const wordsByMapping = new WeakMap<Mapping, Words>();

/** The words that distinguish the forms of a dialect and the items of lists, by the names of their members. */
export function wordsOf(mapping: Mapping): Words {
  const words = wordsByMapping.get(mapping) ?? collectWords(mapping);
  wordsByMapping.set(mapping, words);
  return words;
}

function collectWords({ layout, parts, records, request }: Mapping): Words {
  const forms = [...layout.items, ...parts.forms, ...[...records.values()].flatMap((rule) => rule.forms)];
  const selected = request.lines.flatMap((line) => ("match" in line ? [line.match] : []));
  const words = new Map<string, string[]>();
  for (const [path, wanted] of [...forms.map(({ when }) => when), ...selected].flatMap(Object.entries<Json>)) {
    const name = path.replace(/^.*\./, "");
    const given = [wanted]
      .flat()
      .filter((word): word is string => typeof word === "string" && !/^(?:ab|pre)sent$/.test(word));
    if (given.length > 0) words.set(name, [...(words.get(name) ?? []), ...given]);
  }
  return words;
}

/** An object whose being there says all: the member that distinguishes a form without others. */
export function saysAll(place: string, value: Json, form: string | undefined, { parts, records }: Mapping): boolean {
  if (typeof value !== "object" || Array.isArray(value)) return false;
  const forms = [...parts.forms, ...[...records.values()].flatMap((rule) => rule.forms)];
  const { when = {}, lines = [] } = forms.find(({ key }) => key === form) ?? {};
  return lines.length === 0 && Object.keys(when).some((at) => place === at || place.endsWith(`.${at}`));
}

interface ReadPlace {
  readonly path: string;
  readonly form: string;
}

/** Where each record that was read from a body came from. `loss` is that of its reader. */
function originsOf(record: unknown, loss: Loss): ReadPlace[] {
  if (Array.isArray(record)) return record.flatMap((item) => originsOf(item, loss));
  if (typeof record !== "object" || record === null) return [];
  const { origin, ...members } = record as { readonly origin?: Origin };
  return [...placesOf(origin, loss), ...Object.values(members).flatMap((value) => originsOf(value, loss))];
}

function placesOf(origin: Origin | undefined, loss: Loss): ReadPlace[] {
  if (origin === undefined) return [];
  const { from, member, form, another } = origin;
  return [{ path: loss.pathTo(from, member), form }, ...placesOf(another, loss)];
}

/** How the rows of a dialect's tables name the places of a body. `known` are the places with rows. */
export function placeNames<Meaning>(
  body: Wire,
  dialect: Party<Meaning>,
  mapping: Mapping,
  known: readonly string[],
): (path: string) => string {
  const { nameOf, itemPlaceOf } = namesIn(body, dialect, mapping);
  const { all, numbered, ofAnyItem, bareOfAnyItem } = sortedPlaces(known);
  return (path) => {
    const name = nameOf(path);
    const ofEach = ofAnyItem.get(name);
    if (ofEach !== undefined) return ofEach;
    const atNumber = numbered.get(name)?.find((place) => isAtItems(place, path));
    if (atNumber !== undefined || all.has(name)) return atNumber ?? name;
    const ofAny = bareOfAnyItem.get(bare(name));
    if (ofAny !== undefined) return ofAny;
    const inItem = itemPlaceOf(path);
    return inItem !== undefined && all.has(inItem) ? inItem : name;
  };
}

/** The names of the places of a body, whichever places have rows. */
interface NamesInBody {
  /** By the records that were read from them. */
  nameOf(path: string): string;
  /** The place of an item of which no record was read: that of its form. */
  itemPlaceOf(path: string): string | undefined;
}

/** Names by bodies, and by the mappings that they were read by: a body is tried for each target. */
const namesByBody = new WeakMap<Wire, WeakMap<Mapping, NamesInBody>>();

function namesIn<Meaning>(body: Wire, dialect: Party<Meaning>, mapping: Mapping): NamesInBody {
  const byMapping = namesByBody.get(body) ?? new WeakMap<Mapping, NamesInBody>();
  namesByBody.set(body, byMapping);
  const known = byMapping.get(mapping);
  if (known !== undefined) return known;
  const loss = new Loss(dialect.paths, body);
  const origins = originsOf(dialect.read(body, loss), loss);
  const names = {
    nameOf: kept((path) => placeName(path, origins, mapping, body)),
    itemPlaceOf: kept((path) => placeInItem(path, body, mapping)),
  };
  byMapping.set(mapping, names);
  return names;
}

interface SortedPlaces {
  readonly all: ReadonlySet<string>;
  /** Places that name items by their numbers, by the same places without numbers. */
  readonly numbered: ReadonlyMap<string, readonly string[]>;
  /** One place may be a member of an object, and the same member of each object of a list. */
  readonly ofAnyItem: ReadonlyMap<string, string>;
  /** The same by places without names of forms and items. */
  readonly bareOfAnyItem: ReadonlyMap<string, string>;
}

/** Places with rows, which are asked for with every body. */
const sorted = new WeakMap<readonly string[], SortedPlaces>();

function sortedPlaces(known: readonly string[]): SortedPlaces {
  const places = sorted.get(known) ?? sortPlaces(new Set(known));
  sorted.set(known, places);
  return places;
}

function sortPlaces(all: ReadonlySet<string>): SortedPlaces {
  const numbered = [...all].filter((place) => /\[\d/.test(place));
  // Of several places of one name the first counts.
  const ofAnyItem = [...all].filter((place) => place.includes("[*]")).reverse();
  return {
    all,
    numbered: new Map(numbered.map((place) => [withoutNumbers(place), sameWithoutNumbers(place, numbered)])),
    ofAnyItem: new Map(ofAnyItem.map((place) => [place.replaceAll("[*]", "[]"), place])),
    bareOfAnyItem: new Map(ofAnyItem.map((place) => [bare(place), place])),
  };
}

function sameWithoutNumbers(place: string, others: readonly string[]): readonly string[] {
  return others.filter((other) => withoutNumbers(other) === withoutNumbers(place));
}

function placeInItem(path: string, body: Wire, { layout }: Mapping): string | undefined {
  const [list, rest = ""] = [/\[\d+\]/.exec(path.slice(layout.at.length))?.[0], path.replace(/^.*?\[\d+\]/, "")];
  const own = `${layout.at}${list ?? ""}`;
  if (list === undefined || !isWithin(path, own)) return undefined;
  const item = layout.items.find(({ when }) => isOfForm(when, lookUp(body, own)));
  return `${layout.at}[${item?.name ?? ""}]${withoutNumbers(rest)}`;
}

function isOfForm(when: Form["when"], item: Json | undefined): boolean {
  return Object.entries(when).every(([at, wanted]) => {
    const value = lookUp((item ?? {}) as Wire, at);
    if (wanted === "present") return value !== undefined;
    return wanted === "absent" ? value === undefined : [wanted].flat().some((one) => one === value);
  });
}

/** Whether a path leads through the items that a place names by their numbers. */
function isAtItems(place: string, path: string): boolean {
  const [wanted, given] = [place, path].map((one) => [...one.matchAll(/\[([^\]]*)\]/g)].map(([, item = ""]) => item));
  return wanted?.every((item, index) => !/^\d/.test(item) || item === given?.at(index - wanted.length)) ?? false;
}

/** A place of a body as the tables show it, without numbers of items. */
function placeName(path: string, origins: readonly ReadPlace[], mapping: Mapping, body: Wire): string {
  const around = origins
    .filter((origin) => origin.path !== "" && isWithin(path, origin.path))
    .sort((left, right) => right.path.length - left.path.length);
  const part = around.find(({ form }) => form.startsWith("part."));
  const content = around.find(({ form }) => form === "content");
  const isContent = content !== undefined && (part === undefined || content.path.length >= part.path.length);
  const end = isContent ? content.path.replace(/\[\d*\]$/, "") : path;
  // The content of a result is a place of that part.
  const holder = around.find(({ form, path: start }) => form.startsWith("part.") && end.length > start.length);
  const within = isContent ? holder : part;
  if (within !== undefined) {
    const form = mapping.parts.forms.find(({ key }) => key === within.form);
    return `${placeOf(form, within.path, mapping)}${withoutNumbers(end.slice(within.path.length))}`;
  }
  if (isContent) return withoutNumbers(end);
  const item = around.find(({ form }) => form.startsWith("item."));
  if (item === undefined) return withoutNumbers(offeredPlace(path, mapping, body) ?? path);
  return `${itemPlace(mapping, item.form.slice("item.".length))}${withoutNumbers(path.slice(item.path.length))}`;
}

/** A place in an item that offers tools, and is no turn. */
function offeredPlace(path: string, mapping: Mapping, body: Wire): string | undefined {
  const { at, items } = mapping.layout;
  const [start = "", index] = /^\w+\[(\d+)\]/.exec(path) ?? [];
  const list = body[at];
  const given =
    Array.isArray(list) && start.startsWith(`${at}[`) ? (list[Number(index)] as Wire | undefined) : undefined;
  const item = items.find(
    ({ offers, when }) =>
      offers !== undefined && Object.entries(when).every(([member, wanted]) => given?.[member] === wanted),
  );
  return item === undefined || given === undefined
    ? undefined
    : itemPlace(mapping, item.name) + path.slice(start.length);
}

/** The place of a part that was read at this path. */
function placeOf(form: Form | undefined, path: string, mapping: Mapping): string {
  if (form === undefined) return "";
  const places = partReadPlaces(mapping, form);
  return places.find((place) => bare(place) === withoutNumbers(path)) ?? partPlace(mapping, form);
}

export function isWithin(path: string, other: string): boolean {
  if (!path.startsWith(other)) return false;
  const next = path.charAt(other.length);
  return next === "" || next === "." || next === "[";
}

/** Bodies have the same places again and again, so each is shortened once. */
const withoutNumbers = kept((path) => path.replace(/\[\d+\]/g, "[]"));

/** A place without the names of forms and items. */
export const bare = kept((place) => place.replace(/\[[^\]]*\]/g, "[]"));

function kept<Made extends string | undefined>(make: (place: string) => Made): (place: string) => Made {
  const known = new Map<string, Made>();
  return (place) => {
    const given = known.get(place);
    if (given !== undefined || known.has(place)) return given as Made;
    const made = make(place);
    known.set(place, made);
    return made;
  };
}

export interface Leaf {
  readonly path: string;
  readonly value: Json;
}

/** Places by bodies: a body is tried for each target. */
const placesByBody = new WeakMap<Wire, readonly Leaf[]>();

/** Every place of a body that has a value, objects and lists included. */
export function placesIn(body: Wire): readonly Leaf[] {
  const known = placesByBody.get(body);
  if (known !== undefined) return known;
  const places: Leaf[] = [];
  addPlaces(body, "", places);
  placesByBody.set(body, places);
  return places;
}

function addPlaces(value: Json | undefined, path: string, places: Leaf[]): void {
  if (value === undefined || value === null) return;
  if (path !== "") places.push({ path, value });
  if (Array.isArray(value)) value.forEach((item, index) => addPlaces(item, `${path}[${index}]`, places));
  else if (typeof value === "object")
    for (const [key, member] of Object.entries(value)) addPlaces(member, path === "" ? key : `${path}.${key}`, places);
}
