/** Streams with an event that has the place of a row, for the places that a dialect's own writer does not write. */
import type { Mapping } from "../../../codegen/model/mapping.js";
import { streamPlaces, type Level, type StreamPlace } from "../../../codegen/tables/stream-places.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import { lookUp } from "../../../src/conversion/body-paths.js";
import { namesOf } from "../../../src/conversion/place-names.js";
import type { Dialect, Json, Wire } from "../../../src/registry.js";
import { citedAnswer } from "./rare-answers.js";
import type { StreamTable } from "./stream-check.js";

/** How many streams are made for a row. */
const TRIES = 60;

/** The events of `streams`, each as data, with one more or with another one. */
export function* plantedStreams(
  row: TableRow,
  streams: readonly (readonly string[])[],
  { upstream, source: mapping }: Pick<StreamTable, "upstream" | "source">,
): Generator<string[]> {
  const values = candidatesFor(row, upstream, mapping);
  const beside = row.concept === "explanation" ? reasonsBeside(row, mapping) : namesBeside(row, mapping);
  const ways = row.ways ?? [];
  for (let seed = 0; seed < TRIES; seed++) {
    const [way, value] = [ways[seed % ways.length], values[seed % values.length]];
    const stream = streams[(seed * 7) % streams.length];
    if (way === undefined || value === undefined || stream === undefined) return;
    const at = seed % stream.length;
    const given = seed % 3 === 0 ? undefined : eventAt(stream, at);
    const event = withOthers(eventWith(way, value, given), beside);
    const data = event === undefined ? undefined : JSON.stringify(event);
    // It comes before another event, or in its place, or it is the last one.
    const rest = seed % 4 === 3 ? [] : stream.slice(given === undefined ? at : at + 1);
    if (data !== undefined) yield [...stream.slice(0, at), data, ...rest];
  }
}

function eventAt(stream: readonly string[], at: number): Wire | undefined {
  const data = stream[at];
  return data?.startsWith("{") === true ? (JSON.parse(data) as Wire) : undefined;
}

/** What an event needs beside the place of a row. */
interface Other {
  readonly way: StreamPlace;
  readonly word: string;
}

/** A call that comes whole has a name and an ID. */
function namesBeside({ concept, ways = [] }: TableRow, mapping: Mapping): Other[] {
  if (!concept.startsWith("call.")) return [];
  return streamPlaces(mapping).flatMap((way) =>
    /^call\.(?:id|name)$/.test(way.concept) &&
    way.concept !== concept &&
    ways.some(({ pointer }) => String(pointer) === String(way.pointer))
      ? [{ way, word: way.concept === "call.id" ? "call_edcrfvtgbyhnuj" : "lookupweatherx" }]
      : [],
  );
}

/** Words for withheld output at the places of the event that an explanation is in. */
function reasonsBeside({ ways = [] }: TableRow, mapping: Mapping): Other[] {
  const inEvent = streamPlaces(mapping).filter(
    ({ concept, pointer }) => concept === "finish" && ways.some((way) => String(way.pointer) === String(pointer)),
  );
  const near = inEvent.filter(({ member }) => ways.some((way) => headOf(way.member) === headOf(member)));
  const all = near.length > 0 ? near : inEvent;
  const words = Object.entries(mapping.finish.read).flatMap(([own, meaning]) => (meaning === "filtered" ? [own] : []));
  const [first = ""] = words;
  const parts = first.split("/").filter((one) => one !== "*");
  return all.flatMap((way, index) => {
    const own = parts.length >= all.length ? parts[parts.length - all.length + index] : parts.at(-1);
    return own === undefined ? [] : [{ way, word: own }];
  });
}

function headOf(member: string): string {
  return member.replace(/[.[].*$/, "");
}

function withOthers(event: Wire | undefined, others: readonly Other[]): Wire | undefined {
  return others.reduce((given, { way, word: own }) => given && eventWith(way, own, given, true), event);
}

/** An event with a value at a place; nothing where the given one is another event. */
function eventWith(
  { levels, member }: StreamPlace,
  value: Json,
  given: Wire = {},
  keepsItems = false,
): Wire | undefined {
  let object = given;
  for (const level of levels) {
    const inner = innerOf(object, level, keepsItems);
    if (inner === undefined || !match(inner, level.match)) return undefined;
    object = inner;
  }
  if (member !== ".") place(object, member, value);
  else if (typeof value === "object") Object.assign(object, value);
  return given;
}

/** The object of a level, which is made where it is not there. */
function innerOf(outer: Wire, { path, isList }: Level, keepsItems: boolean): Wire | undefined {
  if (path === "") return outer;
  const given = lookUp(outer, path);
  if (isList && keepsItems && Array.isArray(given)) return given[0] as Wire | undefined;
  if (isList) {
    const item: Wire = {};
    place(outer, path, [item]);
    return item;
  }
  if (given === undefined || given === null) place(outer, path, {});
  const inner = lookUp(outer, path);
  return typeof inner === "object" && inner !== null && !Array.isArray(inner) ? inner : undefined;
}

/** Whether an object is, or can be made, one that matches. */
function match(object: Wire, wanted: Readonly<Record<string, Json>>): boolean {
  return Object.entries(wanted).every(([path, words]) => {
    const [given, all] = [lookUp(object, path), [words].flat()];
    if (all.includes("absent")) return given === undefined || given === null || all.includes(given);
    const [word] = all;
    if (word === "present") {
      if (given === undefined) place(object, path, "qwertyuioplkjh");
      return true;
    }
    if (given !== undefined) return all.some((one) => String(one) === String(given));
    place(object, path, word === "true" || word === "false" ? word === "true" : (word ?? null));
    return true;
  });
}

function place(object: Wire, path: string, value: Json): void {
  const names = namesOf(path);
  let holder: Record<string, Json | undefined> = object;
  names.slice(0, -1).forEach((name, index) => {
    const isList = /^\d+$/.test(names[index + 1] ?? "");
    if (typeof holder[name] !== "object" || holder[name] === null) holder[name] = isList ? [] : {};
    holder = holder[name] as Record<string, Json | undefined>;
  });
  holder[names.at(-1) ?? ""] = value;
}

const word = "plmoknijbuhvyg";
const values: readonly Json[] = [
  word,
  { [word]: word },
  JSON.stringify({ [word]: word }),
  [{ type: "text", text: word }],
  [{ type: "summary_text", text: word }],
  [{ type: "reasoning.text", text: "wsxedcrfvtgbyh", signature: word }],
  [{ jsonPath: `$.${word}`, stringValue: word }],
  1_700_000_000,
  "2031-05-06T07:08:09.000Z",
];

/** Pages that an answer repeats, which no schema describes. */
const repeatedPages: Json = { citationSources: [{ uri: `https://example.test/${word}`, startIndex: 0, endIndex: 14 }] };

function known(all: readonly (Json | undefined)[]): Json[] {
  return all.filter((one) => one !== undefined);
}

/** Of words at several places, those at one. */
function finishWords({ finish }: Mapping, index: number): string[] {
  const all = Object.keys(finish.read).map((one) => one.split("/"));
  return all.flatMap((one) => one[index] ?? one).filter((one) => one !== "*");
}

/** Values that a reader may understand at the place of a row. */
function candidatesFor({ concept, ways = [] }: TableRow, upstream: Dialect, mapping: Mapping): readonly Json[] {
  const whole = JSON.parse(JSON.stringify(upstream.writeResponse(citedAnswer))) as Wire;
  if (concept === "usage")
    return known(placesOf("usage", mapping).map((at) => (at === "." ? whole : lookUp(whole, at))));
  if (concept === "finish") return finishWords(mapping, ways[0]?.earlier.length ?? 0);
  if (concept === "text.citations")
    return [...known((mapping.response.citations?.at ?? []).map((at) => lookUp(whole, at))), repeatedPages, ...values];
  return values;
}

function placesOf(concept: string, { response }: Mapping): readonly string[] {
  return response.lines.find((line) => line.concept === concept)?.at.slice(0, 1) ?? [];
}
