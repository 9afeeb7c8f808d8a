/** Writes out the shorthands of a mapping's stream section. */
import type { Json } from "../../src/conversion/json.js";
import type { EventRule, PieceRule, StreamRules, Templates } from "./mapping.js";
import { isObject, listOf, type Source } from "./source.js";

export function readStreamRules(source: Source): StreamRules {
  const write = (source.write ?? {}) as Source;
  return {
    endMarker: source.end as string | undefined,
    endsOnCloseAfter: listOf(source.ends_on_close_after),
    read: readEventRule((source.read ?? {}) as Source),
    write: {
      named: write.named === true || source.results !== undefined,
      endName: write.end_name as string | undefined,
      interleaved: write.interleaved === true,
      signed: listOf(write.signed),
      unsigned: typeof write.unsigned === "string" ? write.unsigned : undefined,
      callIds: String(write.call_ids ?? "call_"),
      always: (write.always ?? {}) as Record<string, Json>,
      start: (write.start ?? []) as Templates,
      parts: readPartTemplates((write.parts ?? {}) as Record<string, Source>),
      citations: write.citations as Templates | undefined,
      finish: (write.finish ?? []) as Templates,
      usage: write.usage as Templates | undefined,
      end: write.end as Templates | undefined,
      keepAlive: (write.keep_alive ?? "comment") as Templates | "comment",
    },
  };
}

function readPartTemplates(source: Record<string, Source>): Record<string, Record<string, Templates>> {
  const parts: Record<string, Record<string, Templates>> = {};
  for (const [kind, moments] of Object.entries(source)) {
    const same = typeof moments.like === "string" ? source[moments.like] : moments;
    parts[kind] = (same ?? {}) as Record<string, Templates>;
  }
  return parts;
}

function readEventRule(source: Source): EventRule {
  return {
    discriminator: source.discriminator as string | undefined,
    cases: readCases(source.cases),
    start: source.start as Record<string, string> | undefined,
    pieces: readPieces(source.pieces),
    usage: listOf(source.usage),
    usageReset: source.usage_reset as string | undefined,
    finish: listOf(source.finish),
    citations: listOf(source.citations),
    answerIndex: source.answer_index as string | undefined,
    stop_sequence: source.stop_sequence as string | undefined,
    explanation: listOf(source.explanation),
    fail: source.fail as string | undefined,
    end: source.end === true,
    mayClose: source.end === "close",
  };
}

function readCases(source: Json | undefined): Record<string, EventRule> {
  if (!isObject(source)) return {};
  return Object.fromEntries(Object.entries(source).map(([name, rule]) => [name, readEventRule(rule as Source)]));
}

function readPieces(source: Json | undefined): PieceRule[] {
  return ((source ?? []) as Source[]).map((piece) => ({
    when: (piece.when ?? {}) as PieceRule["when"],
    whole: piece.whole as string | undefined,
    kind: piece.kind as string | undefined,
    key: listOf(piece.key),
    calling: piece.calling as string | undefined,
    id: piece.id as string | undefined,
    name: piece.name as string | undefined,
    text: listOf(piece.text),
    transform: piece.transform as string | undefined,
    signature: piece.signature as string | undefined,
    redacted: piece.redacted as string | undefined,
    values: listOf(piece.values),
    form: piece.form as string | undefined,
    at: piece.at as string | undefined,
    citations: piece.citations as string | undefined,
    citation: piece.each_citation as string | undefined,
    close: piece.close === true,
    each: piece.each as string | undefined,
    discriminator: piece.discriminator as string | undefined,
    cases: piece.cases === undefined ? undefined : readCases(piece.cases),
    pieces: readPieces(piece.pieces),
  }));
}
