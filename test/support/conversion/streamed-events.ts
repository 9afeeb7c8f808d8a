/** The events of streams as data, and the places in them with words. */
import { eventPlaces } from "../../../codegen/tables/event-places.js";
import type { Mapping } from "../../../codegen/model/mapping.js";
import {
  encodeEvents,
  StreamWriter,
  writeResponseEvents,
  type Dialect,
  type Json,
  type Response,
  type TextSink,
  type Wire,
} from "../../../src/registry.js";
import { EventParser } from "../event-parser.js";
import { placesIn } from "./table-places.js";

/** The data of the events of an answer, as a dialect writes them. */
export function eventsOfAnswer(dialect: Dialect, answer: Response): string[] {
  return eventsOf(dialect, (writer) => writeResponseEvents(answer, writer));
}

/** How a stream is converted. */
export interface StreamConversion {
  /** What a reader calls may be changed on the way to the writer. */
  readonly change?: (sink: StreamWriter) => TextSink;
  /** The family of models that opaque state is tagged with. */
  readonly family?: string;
}

/** The data of the events that a client gets. */
export function convertedEvents(
  upstream: Dialect,
  client: Dialect,
  sent: readonly string[],
  { change = (sink) => sink, family }: StreamConversion = {},
): string[] {
  const convert = (writer: StreamWriter): void => {
    const reader = upstream.openReader(change(writer));
    for (const data of sent) reader.event(data);
    reader.close();
  };
  return eventsOf(client, convert, family);
}

/** The data of the events that are written. */
function eventsOf(dialect: Dialect, write: (writer: StreamWriter) => void, family?: string): string[] {
  let written = "";
  const writer = new StreamWriter(dialect, {
    model: "maker/model",
    requestId: "request",
    usageWanted: true,
    family,
    write: (event) => (written += event),
  });
  write(writer);
  const parser = new EventParser(undefined, dialect.framing);
  const bytes = Buffer.from(encodeEvents(written, dialect.framing));
  return [...parser.push(bytes), ...parser.end()].flatMap(({ data }) => data ?? []);
}

/** A place with words in it. */
export interface WordPlace {
  readonly name: string;
  readonly words: readonly string[];
}

/** The places of events with words in them, named as tables name them but for what is in brackets. */
export function wordPlaces(events: readonly string[], discriminator: string | undefined): WordPlace[] {
  return events.flatMap((data) =>
    namedPlaces(data, discriminator).flatMap(({ name, path, value }) => {
      const found = `${path} ${saidIn(value)}`.match(/(?<![a-z])[a-z]{14}(?![a-z])/g) ?? [];
      return found.length === 0 ? [] : [{ name, words: found }];
    }),
  );
}

interface NamedValue {
  readonly name: string;
  readonly path: string;
  readonly value: Json;
}

/** Every place of an event that has a value. */
export function namedPlaces(data: string, discriminator: string | undefined): NamedValue[] {
  if (!data.startsWith("{")) return [];
  const event = JSON.parse(data) as Wire;
  const word = discriminator === undefined ? undefined : event[discriminator];
  const prefix = typeof word === "string" ? `${word}.` : "";
  return placesIn(event).map(({ path, value }) => ({ name: withoutBrackets(prefix + path), path, value }));
}

/** A value as text. The names of arguments are words of the answer too, and no place has those without a value. */
function saidIn(value: Json): string {
  if (typeof value !== "object") return String(value);
  return Object.entries(value ?? {})
    .flatMap(([name, member]) => (member === null ? [name] : []))
    .join(" ");
}

export function withoutBrackets(place: string): string {
  return place.replace(/\[[^\]]*\]/g, "");
}

/** Whether a place of an event is in that of a table, where `*` is any word of an event. */
export function isInPlace(name: string, place: string): boolean {
  const pattern = withoutBrackets(place)
    .replace(/[.?+^$|(){}]/g, "\\$&")
    .replaceAll("*", "[^.]+");
  return new RegExp(`^${pattern}(?:\\.|$)`).test(name);
}

/** Events that repeat a whole part or a whole answer, and IDs that follow from that of the answer. */
export function repeatedBy(mapping: Mapping): string[] {
  const places = [...eventPlaces(mapping).values()].flat();
  return places.flatMap(({ variable, path }) =>
    /^\$(?:item|content|response|item_tail)\b/.test(variable) ? [path] : [],
  );
}
