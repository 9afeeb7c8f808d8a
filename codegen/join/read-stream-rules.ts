/** Writes out the shorthands of a mapping's stream section. */
import type {
  EventSource,
  PartPhases,
  StreamSource,
  StreamWriteSource,
  Templates,
} from "../load/sources/mapping-stream.js";
import type { Pointer } from "../load/spec-file.js";
import { emptyEvent, type EventRule, type PartTemplates, type StreamRules } from "./stream-rules.js";
import { readPieces } from "./read-pieces.js";
import { withShared } from "./shared-members.js";
import { isList, listOf } from "./source.js";

export function readStreamRules({ end, ends_on_close_after, read, write, results }: StreamSource): StreamRules {
  return {
    endMarker: end,
    endsOnCloseAfter: listOf(ends_on_close_after),
    read: readEventRule(read ?? {}, ["stream", "read"]),
    write: readWriteRules(writeSource(write ?? {}), results !== undefined),
  };
}

/** The source with what events share in its place. */
function writeSource({ shared = {}, ...source }: StreamWriteSource): StreamWriteSource {
  const events = (templates: Templates | undefined): Templates | undefined =>
    templates?.map((event) => withShared(event, shared));
  const { start, citations, finish, usage, end, keep_alive: keepAlive } = source;
  return {
    ...source,
    start: events(start),
    parts: mapValues(source.parts ?? {}, (phases) =>
      mapValues(phases, (templates) => (typeof templates === "string" ? templates : (events(templates) ?? []))),
    ),
    citations: events(citations),
    finish: events(finish),
    usage: events(usage),
    end: events(end),
    keep_alive: keepAlive === "comment" ? keepAlive : events(keepAlive),
  };
}

function mapValues<From, To>(values: Readonly<Record<string, From>>, map: (value: From) => To): Record<string, To> {
  return Object.fromEntries(Object.entries(values).map(([key, value]) => [key, map(value)]));
}

function readWriteRules(source: StreamWriteSource, isOfResults: boolean): StreamRules["write"] {
  const parts = source.parts ?? {};
  return {
    named: source.named === true || isOfResults,
    endName: source.end_name,
    interleaved: source.interleaved === true,
    signed: listOf(source.signed),
    unsigned: source.unsigned,
    callIds: source.call_ids ?? "call_",
    always: source.always ?? {},
    start: source.start ?? [],
    parts: Object.fromEntries(Object.entries(parts).map(([kind, phases]) => [kind, readPhases(phases, parts)])),
    citations: source.citations,
    finish: source.finish ?? [],
    usage: source.usage,
    end: source.end,
    keepAlive: source.keep_alive ?? "comment",
  };
}

function readPhases(phases: PartPhases, parts: Readonly<Record<string, PartPhases>>): PartTemplates {
  const same = typeof phases.same_as === "string" ? (parts[phases.same_as] ?? {}) : phases;
  return Object.fromEntries(
    Object.entries(same).flatMap(([phase, events]) => (isList(events) ? [[phase, events]] : [])),
  );
}

function readEventRule(source: EventSource, pointer: Pointer): EventRule {
  return {
    discriminator: source.discriminator,
    cases: readCases(source.cases, [...pointer, "cases"]),
    start: source.start,
    pieces: readPieces(source.pieces, [...pointer, "pieces"]),
    usage: listOf(source.usage),
    usageReset: source.usage_reset,
    finish: listOf(source.finish),
    citations: listOf(source.citations),
    answerIndex: source.answer_index,
    stop_sequence: source.stop_sequence,
    explanation: listOf(source.explanation),
    fail: source.fail,
    end: source.end === true,
    mayClose: source.end === "close",
  };
}

/** Words with the same meaning share one key: `image|video`. */
function readCases(source: EventSource["cases"] = {}, pointer: Pointer): Record<string, EventRule> {
  return Object.fromEntries(
    Object.entries(source).flatMap(([words, rule]) => {
      const at = [...pointer, words];
      const event = isList(rule) ? { ...emptyEvent, pieces: readPieces(rule, at) } : readEventRule(rule, at);
      return words.split("|").map((word) => [word, event]);
    }),
  );
}
