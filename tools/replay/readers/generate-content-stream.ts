import { isObject, listAt, member, numberAt, parseJson, textAt, type Json } from "../json.js";
import { Faults, type AnswerMeaning, type ErrorMeaning, type Part, type Reading } from "../meaning.js";
import type { SseEvent } from "../sse.js";
import type { How } from "./dialect.js";
import {
  checkGenerateContentHead,
  isBlocked,
  partsOfCandidate,
  readCandidatePart,
  readGenerateContentFinish,
  readGenerateContentUsage,
  withGrounding,
} from "./generate-content-answer.js";
import { PartialCalls } from "./partial-calls.js";
import { readExplanation, readGenerateContentError } from "./generate-content-response.js";

/** Reads the events of a streamed answer: each is an answer that contains what is new. */
export function readGenerateContentStream(events: readonly SseEvent[], how: How): Reading<AnswerMeaning> {
  const reader = new GenerateContentStream(how);
  for (const event of events) reader.event(event);
  return reader.done();
}

class GenerateContentStream {
  private readonly faults: Faults;
  private readonly parts: Part[] = [];
  private readonly calls = new PartialCalls();
  private readonly names = new Map<string, string | undefined>();
  private grounding: Json | undefined;
  private quoted: Json | undefined;
  private explanation: string | undefined;
  private finish: Json | undefined;
  private finishes = 0;
  private blocked = false;
  private usage: Json | undefined;
  private usageIsLast = false;
  private error: ErrorMeaning | undefined;
  private choices = 1;

  constructor(private readonly how: How) {
    this.faults = new Faults(how.strict);
  }

  event(event: SseEvent): void {
    const { faults } = this;
    faults.expect(event.name === undefined, `an event named ${String(event.name)}`);
    const chunk = parseJson(event.data);
    if (this.error !== undefined) faults.fault("an event after an error");
    if (!isObject(chunk) && !Array.isArray(chunk))
      return faults.fault(`data is no JSON object: ${event.data.slice(0, 40)}`);
    if (isObject(member(Array.isArray(chunk) ? chunk[0] : chunk, "error"))) this.fail(chunk);
    else this.chunk(chunk);
  }

  private fail(chunk: Json): void {
    const error = readGenerateContentError(undefined, chunk, this.how);
    for (const fault of error.faults) this.faults.fault(`error event: ${fault}`);
    this.error = { ...error.meaning, status: undefined };
  }

  private chunk(chunk: Json): void {
    checkGenerateContentHead(chunk, this.faults);
    for (const name of ["modelVersion", "responseId"]) this.checkConstant(name, textAt(chunk, name));
    const usage = member(chunk, "usageMetadata");
    this.usageIsLast = numberAt(usage, "promptTokenCount") !== undefined;
    // The last report of some streams has no count of the answer, which an earlier one had.
    if (this.usageIsLast && isObject(usage)) this.usage = isObject(this.usage) ? { ...this.usage, ...usage } : usage;
    this.blocked ||= isBlocked(chunk);
    this.explanation ??= readExplanation(chunk, undefined);
    for (const candidate of listAt(chunk, "candidates")) this.candidate(chunk, candidate);
  }

  private checkConstant(name: string, value: string | undefined): void {
    if (!this.names.has(name)) this.names.set(name, value);
    else this.faults.expect(this.names.get(name) === value, `${name} changed in mid-stream`);
  }

  private candidate(chunk: Json, candidate: Json): void {
    const index = numberAt(candidate, "index") ?? 0;
    this.choices = Math.max(this.choices, index + 1);
    if (index !== 0) return this.faults.odd(`candidate ${index}`);
    if (this.finishes > 0) this.faults.odd("a candidate after the finish");
    for (const [place, part] of partsOfCandidate(candidate, this.faults).entries())
      this.part(part, `candidates[0].content.parts[${place}]`);
    this.grounding = member(candidate, "groundingMetadata") ?? this.grounding;
    this.quoted = member(candidate, "citationMetadata") ?? this.quoted;
    const finish = member(candidate, "finishReason");
    if (finish === undefined || finish === null) return;
    this.finish = finish;
    this.finishes += 1;
    this.faults.expect(this.finishes === 1, "more than one finish");
    this.explanation = readExplanation(chunk, candidate) ?? this.explanation;
  }

  private part(part: Json, at: string): void {
    const { taken, opened } = this.calls.take(part, at);
    if (taken) this.faults.odd(`${at}: a call in pieces`);
    if (opened !== undefined) this.parts.push(opened);
    if (!taken) this.parts.push(readCandidatePart(part, at, this.faults));
  }

  done(): Reading<AnswerMeaning> {
    const { faults, error } = this;
    const isOver = this.finishes > 0 || this.blocked;
    if (error === undefined) {
      if (!isOver) faults.fault("the stream was cut: no finishReason");
      faults.expect(this.usageIsLast, "the last chunk has no usageMetadata");
    } else {
      faults.expect(!isOver, "a finish beside an error");
    }
    const parts = withGrounding(this.parts, withoutPlaces(this.grounding), this.quoted);
    const ended = this.finishes > 0 ? readGenerateContentFinish(this.finish, parts, faults) : "filtered";
    const finish = error === undefined ? ended : undefined;
    const usage = readGenerateContentUsage(this.usage, faults);
    const explanation = finish === "filtered" ? this.explanation : undefined;
    return {
      meaning: {
        model: this.names.get("modelVersion"),
        parts,
        finish,
        explanation,
        usage,
        choices: this.choices,
        error,
      },
      faults: faults.list,
    };
  }
}

/** Parts are split differently in a stream, so their numbers do not count: citations are put on the last text. */
function withoutPlaces(grounding: Json | undefined): Json {
  const supports = listAt(grounding, "groundingSupports").map((support): Json => ({
    groundingChunkIndices: listAt(support, "groundingChunkIndices"),
  }));
  return { groundingChunks: listAt(grounding, "groundingChunks"), groundingSupports: supports };
}
