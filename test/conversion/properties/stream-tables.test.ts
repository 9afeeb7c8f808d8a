/** The tables of streams against what readers and writers do with events, both ways. */
import { expect } from "chai";
import fc from "fast-check";
import type { Mapping } from "../../../codegen/model/mapping.js";
import { eventPlaces } from "../../../codegen/tables/event-places.js";
import { pairs } from "../../../generated/pairs/index.js";
import {
  dialectsOf,
  encodeEvents,
  StreamWriter,
  writeResponseEvents,
  type Dialect,
  type FieldRow,
  type Json,
  type Part,
  type Response,
  type Wire,
} from "../../../src/registry.js";
import { response, runs, token } from "../../support/conversion/arbitraries.js";
import { mappingsByDialect, placesIn } from "../../support/conversion/table-places.js";
import { EventParser } from "../../support/event-parser.js";

const mappings = await mappingsByDialect();
const text = dialectsOf("text");

/** A text whose words are cited, and what else an answer may be. */
const words: fc.Arbitrary<Part> = fc.oneof(
  fc.tuple(token, token, token).map(([said, page, title]): Part => ({
    kind: "text",
    text: said,
    citations: [{ url: `https://example.test/${page}`, title, start: 0, end: said.length }],
  })),
  token.map((said): Part => ({ kind: "text", text: said })),
  token.map((said): Part => ({ kind: "refusal", text: said })),
);

const answers = fc.sample(fc.tuple(response, words), { numRuns: runs, seed: 11 }).map(([answer, said]): Response => ({
  ...answer,
  parts: [...answer.parts.filter(({ kind }) => kind === "reasoning"), said, ...callsOf(answer)],
}));

function callsOf({ parts }: Response): Part[] {
  return parts.filter(({ kind }) => kind === "call");
}

function openWriter(target: Dialect, write: (event: string) => void): StreamWriter {
  return new StreamWriter(target, { model: "maker/model", requestId: "request", usageWanted: true, write });
}

/** The data of the events of an answer. */
function eventsOf(dialect: Dialect, write: (writer: StreamWriter) => void): string[] {
  let written = "";
  write(openWriter(dialect, (event) => (written += event)));
  const parser = new EventParser(undefined, dialect.framing);
  const bytes = Buffer.from(encodeEvents(written, dialect.framing));
  return [...parser.push(bytes), ...parser.end()].flatMap(({ data }) => data ?? []);
}

interface Place {
  readonly name: string;
  readonly words: readonly string[];
}

/** The places of events with words in them, named as tables name them but for what is in brackets. */
function placesOf(events: readonly string[], discriminator: string | undefined): Place[] {
  return events.flatMap((data) => {
    if (!data.startsWith("{")) return [];
    const event = JSON.parse(data) as Wire;
    const word = discriminator === undefined ? undefined : event[discriminator];
    const prefix = typeof word === "string" ? `${word}.` : "";
    return placesIn(event).flatMap(({ path, value }) => {
      const found = `${path} ${saidIn(value)}`.match(/(?<![a-z])[a-z]{14}(?![a-z])/g) ?? [];
      return found.length === 0 ? [] : [{ name: bare(prefix + path), words: found }];
    });
  });
}

/** A value as text. The names of arguments are words of the answer too, and no place has those without a value. */
function saidIn(value: Json): string {
  if (typeof value !== "object") return String(value);
  return Object.entries(value ?? {})
    .flatMap(([name, member]) => (member === null ? [name] : []))
    .join(" ");
}

function bare(place: string): string {
  return place.replace(/\[[^\]]*\]/g, "");
}

function isWithin(name: string, place: string): boolean {
  const pattern = bare(place)
    .replace(/[.?+^$|(){}]/g, "\\$&")
    .replaceAll("*", "[^.]+");
  return new RegExp(`^${pattern}(?:\\.|$)`).test(name);
}

function readBy({ stream }: Mapping): string | undefined {
  const { discriminator } = stream.read;
  return discriminator?.includes(".") === true ? undefined : discriminator;
}

/** Events that repeat a whole part or a whole answer, and IDs that follow from that of the answer. */
function repeatedBy(mapping: Mapping): string[] {
  const places = [...eventPlaces(mapping).values()].flat();
  return places.flatMap(({ variable, path }) =>
    /^\$(?:item|content|response|item_tail)\b/.test(variable) ? [path] : [],
  );
}

interface Events {
  readonly given: readonly Place[];
  readonly got: readonly Place[];
  readonly repeated: readonly string[];
}

function disagreements(rows: readonly FieldRow[], { given, got, repeated }: Events): string[] {
  const all = new Set(got.flatMap((place) => place.words));
  const sides = given.flatMap((place) => {
    const own = rows.filter(({ from }) => isWithin(place.name, from));
    const carried = own.filter(({ to }) => to !== undefined);
    // Citations quote words that are elsewhere too.
    const isQuoted = given.some(({ name, words: others }) => name !== place.name && others[0] === place.words[0]);
    if (own.length === 0 || (isQuoted && own.every(({ concept }) => concept === "text.citations"))) return [];
    if (carried.length === 0)
      return place.words.some((word) => all.has(word)) ? [`${place.name}: dropped in the table, and there`] : [];
    const targets = carried.flatMap(({ to = "" }) => to.split(" or "));
    const there = got.filter(({ name }) => targets.some((target) => isWithin(name, target)));
    const hasArrived = place.words.every((word) => there.some((one) => one.words.includes(word)));
    const isConditional = own.some(({ when, to }) => when !== undefined || to === undefined);
    const isAbsent = place.words.every((word) => !all.has(word));
    return hasArrived || (isConditional && isAbsent) ? [] : [`${place.name}: carried in the table, and not there`];
  });
  const targets = [...rows.flatMap(({ to = "" }) => to.split(" or ")), ...repeated];
  const known = new Set(given.flatMap((place) => place.words));
  const additions = got.flatMap(({ name, words: found }) =>
    found.some((word) => known.has(word)) && !targets.some((target) => isWithin(name, target))
      ? [`${name}: written without a row`]
      : [],
  );
  return [...sides, ...additions];
}

describe("the tables of streams, readers and writers", () => {
  for (const { from, to, stream } of pairs.filter((pair) => pair.stream.length > 0)) {
    it(`agree on every stream of ${to} for clients of ${from}`, () => {
      const [client, upstream] = [text.get(from), text.get(to)];
      const [target, source] = [mappings.get(from), mappings.get(to)];
      if (client === undefined || upstream === undefined || target === undefined || source === undefined)
        throw new Error("a pair of unknown dialects");
      const wrong = stream.map(({ from: path, concept, to: place }) =>
        place === undefined ? { concept, from: path, to: "nowhere" } : { concept, from: path, dropped: "wrongly" },
      );
      const found: string[] = [];
      const wrongly: string[] = [];
      for (const answer of answers) {
        const sent = eventsOf(upstream, (writer) => writeResponseEvents(answer, writer));
        const got = eventsOf(client, (writer) => {
          const reader = upstream.openReader(writer);
          for (const data of sent) reader.event(data);
          reader.close();
        });
        const events = {
          given: placesOf(sent, readBy(source)),
          got: placesOf(got, target.stream.write.named),
          repeated: repeatedBy(target),
        };
        found.push(...disagreements(stream, events));
        wrongly.push(...disagreements(wrong, events));
      }
      expect([...new Set(found)]).to.deep.equal([]);
      expect(wrongly).not.to.deep.equal([]);
    });
  }
});
