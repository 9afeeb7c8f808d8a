/** Holds the table of streams of a pair against what readers and writers did with the events of a stream. */
import type { Mapping } from "../../../codegen/model/mapping.js";
import { wordsFor } from "../../../codegen/model/vocabulary.js";
import type { TableRow } from "../../../codegen/tables/table-row.js";
import type { Dialect, Finish, Json, Usage, Wire } from "../../../src/registry.js";
import type { PieceKind } from "../../../src/conversion/stream/contract.js";
import { valuesOf } from "./event-values.js";
import { wordsIn } from "./recognisable-words.js";
import type { RowTally } from "./row-tally.js";
import { convertedEvents, isInPlace, namedPlaces, type StreamConversion } from "./streamed-events.js";

export interface StreamTable {
  readonly rows: readonly TableRow[];
  readonly source: Mapping;
  readonly target: Mapping;
  readonly upstream: Dialect;
  readonly client: Dialect;
}

/** A place where table and stream disagree. */
export interface StreamDisagreement {
  readonly place: string;
  readonly concept: string;
  readonly why: string;
}

/** What was sent, what the client got, and what both readers make of it. */
interface Streams {
  readonly table: StreamTable;
  readonly sent: readonly Wire[];
  readonly got: readonly { readonly name: string; readonly value: Json }[];
  readonly gotText: string;
  readonly meant: Reading;
  readonly understood: Reading;
}

/** What a row says of a value in an event. */
interface Found {
  readonly row: TableRow;
  readonly value: Json;
  readonly event: Wire;
}

/** What becomes of each row is counted. */
export function streamDisagreements(
  table: StreamTable,
  sent: readonly string[],
  tally?: RowTally,
  conversion?: StreamConversion,
): StreamDisagreement[] {
  const { rows, source, target, upstream, client } = table;
  const got = convertedEvents(upstream, client, sent, conversion);
  const streams: Streams = {
    table,
    sent: sent.filter((data) => data.startsWith("{")).map((data) => JSON.parse(data) as Wire),
    got: got.flatMap((data) => namedPlaces(data, target.stream.write.named)),
    gotText: got.join("\n"),
    meant: readingOf(upstream, sent, source),
    understood: readingOf(client, got, target),
  };
  // Clients get an error then.
  if (streams.meant.finish === "failed") return [];
  const found = streams.sent.flatMap((event) =>
    rows.flatMap((row) => valuesOf(row, event).map((value): Found => ({ row, value, event }))),
  );
  return found.flatMap((one) => fate(one, streams, tally) ?? []);
}

function fate(found: Found, streams: Streams, tally: RowTally | undefined): StreamDisagreement | undefined {
  const { row, value } = found;
  if (isSaidBefore(found, streams)) return undefined;
  const words = wordsIn(value);
  const isThere = row.to !== undefined && hasArrived(found, streams);
  const isGone = words.every((word) => !streams.gotText.includes(word));
  tally?.count(row, isThere ? "arrived" : isGone ? "lost" : "tried");
  const why = wrongAbout(found, { isThere, isGone }, streams);
  return why === undefined ? undefined : { place: row.from, concept: row.concept, why };
}

/** Only the first of several places counts. */
function isSaidBefore({ row, event }: Found, { table: { rows } }: Streams): boolean {
  return (row.conditions ?? []).some(
    (one) =>
      one.is === "earlier" && rows.some((other) => other.from === one.place && valuesOf(other, event).length > 0),
  );
}

interface Outcome {
  readonly isThere: boolean;
  readonly isGone: boolean;
}

function wrongAbout(found: Found, { isThere, isGone }: Outcome, streams: Streams): string | undefined {
  const { row, value } = found;
  const isWord = wordsIn(value).length > 0;
  if (row.to === undefined)
    return isWord && !isGone && !isCarriedElsewhere(found, streams) ? "dropped in the table, and there" : undefined;
  const isConditional = (row.conditions ?? []).some(({ is }) => is !== "earlier");
  if (isThere || isConditional) return undefined;
  const isDecided = isWord || row.concept === "usage" || (row.concept === "finish" && isPlain(streams.meant));
  return isDecided ? "carried in the table, and not there" : undefined;
}

/** The same words are at a place that is carried. */
function isCarriedElsewhere({ row, value }: Found, { sent, table: { rows } }: Streams): boolean {
  const words = wordsIn(value);
  const others = rows.filter((one) => one !== row && one.to !== undefined);
  return sent.some((event) =>
    others.some((other) => valuesOf(other, event).some((one) => wordsIn(one).some((word) => words.includes(word)))),
  );
}

function hasArrived({ row, value }: Found, streams: Streams): boolean {
  const { got, meant, understood, table } = streams;
  const targets = (row.to ?? "").split(" or ");
  const there = got.filter(({ name }) => targets.some((target) => isAtTarget(name, target)));
  if (row.concept === "usage") return there.length > 0 && isSameUsage(meant.usage, understood.usage);
  if (row.concept === "finish") return there.length > 0 && understood.finish === expectedFinish(meant.finish, table);
  const words = wordsIn(value);
  // State that is made of records has other letters.
  const isMade = row.by !== undefined && row.concept.endsWith(".signature");
  if (words.length === 0 || isMade) return there.length > 0;
  return words.every((word) => there.some((one) => JSON.stringify(one.value).includes(word)));
}

/** Every event may have what is at its top. */
function isAtTarget(name: string, target: string): boolean {
  return target === "(members of the event)" || isInPlace(name, target);
}

function isSameUsage(given: Usage | undefined, got: Usage | undefined): boolean {
  if (given === undefined) return true;
  const counts = ["input", "output"] as const;
  return counts.every((count) => given[count] === undefined || given[count] === got?.[count]);
}

/** The reason that a client reads where its dialect has a word for it, or the one that it falls back on. */
function expectedFinish(meant: Finish | undefined, { target }: StreamTable): Finish | undefined {
  if (meant === undefined) return undefined;
  const words = wordsFor(target.vocabulary.enums.get("Finish") ?? [], target.finish.write);
  return (target.finish.read[words.get(meant) ?? ""] ?? target.finish.otherwise) as Finish;
}

/** What a reader says of a stream as a whole. */
interface Reading {
  readonly usage: Usage | undefined;
  readonly finish: Finish | undefined;
  readonly kinds: ReadonlySet<PieceKind>;
}

/** Calls and refusals are reasons of their own. */
function isPlain({ kinds }: Reading): boolean {
  return !kinds.has("call") && !kinds.has("refusal");
}

function readingOf(dialect: Dialect, events: readonly string[], { finish: words }: Mapping): Reading {
  let usage: Usage | undefined;
  let finish: Finish | undefined;
  const kinds = new Set<PieceKind>();
  const reader = dialect.openReader({
    start: (head) => (usage = head.usage ?? usage),
    piece: ({ kind }) => kind !== undefined && kinds.add(kind),
    takesProbabilities: false,
    probabilities: () => undefined,
    endPieces: () => undefined,
    whole: () => undefined,
    lose: () => undefined,
    count: (counted) => (usage = counted),
    finish: (reason) => (finish = reason),
    fail: () => undefined,
    end: () => undefined,
  });
  for (const data of events) reader.event(data);
  reader.close();
  return { usage, finish: finish ?? (words.otherwise as Finish), kinds };
}
