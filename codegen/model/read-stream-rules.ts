/** Writes out the shorthands of a mapping's stream section. */
import type { EventSource, StreamSource, StreamWriteSource, Templates } from "../load/sources/mapping-stream.js";
import type { DialectKeys } from "../load/sources/dialect.js";
import type { Placed, SpecFile } from "../load/spec-file.js";
import { inside } from "./line.js";
import { emptyEvent, type EventRule, type StreamRules } from "./stream-rules.js";
import { readPieces, unmappedPlaces } from "./read-pieces.js";
import { readResultRules } from "./result-rules.js";
import { withShared } from "./shared-members.js";
import { type FunctionTable, passInStreams } from "./functions.js";
import type { Pass } from "./mapping.js";
import { isList, isObject, listOf } from "./source.js";

export function readStreamRules(
  file: SpecFile,
  { end, ends_on_close_after, read, write, results }: StreamSource,
  { framing = "sse", by_default: byDefault }: Partial<NonNullable<DialectKeys["stream"]>>,
  beforeWrite: readonly Pass[],
  functions: FunctionTable,
): StreamRules {
  const [[endName, endMarker] = []] = typeof end === "object" ? Object.entries(end) : [[undefined, end]];
  return {
    framing,
    byDefault: byDefault === true,
    endMarker: endMarker ?? results?.end,
    endsOnCloseAfter: listOf(ends_on_close_after),
    results: results && readResultRules(results, { file, pointer: ["stream", "results"] }),
    read: readEventRule(read ?? {}, { file, pointer: ["stream", "read"] }),
    write: { ...readWriteRules(writeSource(write ?? {}), results), ...signedParts(beforeWrite, functions), endName },
  };
}

/** The source with what events share in its place. */
function writeSource({ shared = {}, ...source }: Partial<StreamWriteSource>): Partial<StreamWriteSource> {
  const events = (templates: Templates | undefined): Templates | undefined =>
    templates?.map((event) => withShared(event, shared)).filter(isObject);
  const { start, citations, finish, usage, end, keep_alive: keepAlive } = source;
  return {
    ...source,
    start: events(start),
    parts: mapValues(source.parts ?? {}, (phases) => mapValues(phases, (templates) => events(templates) ?? [])),
    citations: events(citations),
    finish: events(finish),
    usage: events(usage),
    end: events(end),
    keep_alive: typeof keepAlive === "string" ? keepAlive : events(keepAlive),
  };
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

type Written = StreamRules["write"];

/** As a pass attaches state to parts of whole answers: to those whose state it says that it carries there. */
function signedParts(passes: readonly Pass[], functions: FunctionTable): Pick<Written, "signed" | "unsigned"> {
  const pass = passInStreams(passes, "signs", functions);
  const { carries = {} } = functions.find("conversation", pass?.name ?? "")?.effects ?? {};
  return {
    signed: (carries["reasoning.signature"] ?? []).map((concept) => concept.replace(/\.signature$/, "")),
    unsigned: typeof pass?.value === "string" ? pass.value : undefined,
  };
}

/** If no event closes a part, several may be open at a time. */
function isInterleaved({ parts }: Partial<StreamWriteSource>): boolean {
  return parts !== undefined && Object.values(parts).every(({ close }) => close === undefined);
}

function readWriteRules(
  source: Partial<StreamWriteSource>,
  results: StreamSource["results"],
): Omit<Written, "signed" | "unsigned" | "endName"> {
  return {
    named: source.named ?? results?.discriminator,
    interleaved: isInterleaved(source),
    callIds: source.call_ids ?? "call_",
    always: source.const ?? {},
    start: source.start ?? [],
    parts: source.parts ?? {},
    citations: source.citations,
    finish: source.finish ?? [],
    usage: source.usage,
    end: source.end,
    keepAlive: source.keep_alive ?? "comment",
  };
}

function readEventRule(source: EventSource, node: Placed): EventRule {
  return {
    ...node,
    discriminator: source.discriminator,
    cases: readCases(source.cases, inside(node, "cases")),
    start: source.start,
    pieces: readPieces(source.pieces, inside(node, "pieces")),
    usage: listOf(source.usage),
    finish: listOf(source.finish),
    citations: listOf(source.citations),
    probabilities: source.probabilities && { ...inside(node, "probabilities"), ...source.probabilities },
    answer: source.answer,
    answerIndex: source.answer_index,
    stop_sequence: source.stop_sequence,
    explanation: listOf(source.explanation),
    unmapped: unmappedPlaces(source.unmapped, inside(node, "unmapped")),
    fail: [source.fail ?? []]
      .flat()
      .map((place) => (typeof place === "string" ? { at: place, unless: undefined } : place)),
    end: source.end === true,
    mayClose: source.end === "close",
  };
}

function readCases(source: EventSource["cases"] = {}, around: Placed): Record<string, EventRule> {
  return Object.fromEntries(
    Object.entries(source).map(([word, rule]) => {
      const node = inside(around, word);
      if (typeof rule === "string") return [word, { ...node, ...emptyEvent }];
      return [
        word,
        isList(rule) ? { ...node, ...emptyEvent, pieces: readPieces(rule, node) } : readEventRule(rule, node),
      ];
    }),
  );
}
