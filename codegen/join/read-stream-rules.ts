/** Writes out the shorthands of a mapping's stream section. */
import type {
  EventSource,
  PartMoments,
  PieceSource,
  StreamSource,
  StreamWriteSource,
} from "../load/sources/mapping-stream.js";
import type { EventRule, PartTemplates, PieceRule, StreamRules } from "./stream-rules.js";
import { isList, listOf } from "./source.js";

export function readStreamRules({ end, ends_on_close_after, read, write, results }: StreamSource): StreamRules {
  return {
    endMarker: end,
    endsOnCloseAfter: listOf(ends_on_close_after),
    read: readEventRule(read ?? {}),
    write: readWriteRules(write ?? {}, results !== undefined),
  };
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
    parts: Object.fromEntries(Object.entries(parts).map(([kind, moments]) => [kind, readMoments(moments, parts)])),
    citations: source.citations,
    finish: source.finish ?? [],
    usage: source.usage,
    end: source.end,
    keepAlive: source.keep_alive ?? "comment",
  };
}

function readMoments(moments: PartMoments, parts: Readonly<Record<string, PartMoments>>): PartTemplates {
  const same = typeof moments.same_as === "string" ? (parts[moments.same_as] ?? {}) : moments;
  return Object.fromEntries(
    Object.entries(same).flatMap(([moment, events]) => (isList(events) ? [[moment, events]] : [])),
  );
}

function readEventRule(source: EventSource): EventRule {
  return {
    discriminator: source.discriminator,
    cases: readCases(source.cases),
    start: source.start,
    pieces: readPieces(source.pieces),
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

function readCases(source: EventSource["cases"] = {}): Record<string, EventRule> {
  return Object.fromEntries(Object.entries(source).map(([name, rule]) => [name, readEventRule(rule)]));
}

function readPieces(source: readonly PieceSource[] = []): PieceRule[] {
  return source.map((piece) => ({
    when: piece.when ?? {},
    whole: piece.whole,
    kind: piece.kind,
    key: listOf(piece.key),
    calling: piece.calling,
    id: piece.id,
    name: piece.name,
    text: listOf(piece.text),
    paragraph: piece.paragraph,
    transform: piece.transform,
    signature: listOf(piece.signature),
    signatureTransform: piece.signature_transform,
    redacted: piece.redacted,
    values: listOf(piece.values),
    form: piece.form,
    at: piece.at,
    citations: piece.citations,
    citation: piece.each_citation,
    close: piece.close === true,
    each: piece.each,
    discriminator: piece.discriminator,
    cases: piece.cases && readCases(piece.cases),
    pieces: readPieces(piece.pieces),
  }));
}
