import type { JsonObject, Json } from "../json.js";
import type { AnswerMeaning, ErrorMeaning, Reading, RequestMeaning, SettingName } from "../meaning.js";
import type { RecordingKind } from "../recordings.js";
import type { SseEvent } from "../sse.js";

/** What a dialect has no place for, or asks for where others do not. Allowances hang on these, not on names. */
export type Lack =
  /** Text and calls stand in fields of their own, so their order is not told. */
  | "part-order"
  | "signatures"
  /** Opaque state stands in reasoning only: what stands beside another part may stay behind. */
  | "part-signatures"
  /** Agents print the last block of an answer, so it may not be opaque state alone after words or calls. */
  | "last-state"
  | "redacted-reasoning"
  | "stop-sequence"
  | "context-full"
  | "pause"
  | "unknown-end"
  /** A call that cannot be used has no end of its own. */
  | "malformed-end"
  /** A call that cannot be used fails the whole answer. */
  | "malformed-apart-from-failure"
  /** Words of a refusal are ordinary text. */
  | "refusal-text"
  /** Words of a refusal end like any others. */
  | "refusal-end"
  /** A refusal in words and a filter end alike. */
  | "refusal-apart-from-filter"
  | "explanation"
  | "several-choices"
  | "media-in-results"
  | "media-in-answers"
  | "error-in-results"
  | "plain-text-documents"
  | "blank-text"
  | "temperature-above-one"
  /** A limit must be given. */
  | "absent-limit"
  | "nameless-schema"
  | "nameless-document"
  | "loose-schema"
  /** An answer of any JSON object cannot be asked for. */
  | "json-format"
  /** Of the keywords of a schema only some are known. */
  | "all-schema-keywords"
  /** Objects in answers are closed, and have no bounds. */
  | "open-schemas"
  | "minimal-effort"
  | "effort-none"
  | "effort-above-high"
  | "reasoning-off"
  | "reasoning-budget"
  | "reasoning-mode"
  /** No word says that reasoning is not to be shown; it is not unless asked for. */
  | "hidden-reasoning"
  | "choice-from-subset"
  | "free-call-ids"
  /** Calls may go without an id: their results follow by name and order. */
  | "call-ids"
  | "request-without-user-turn"
  | "unanswered-calls"
  | "cache-write-usage"
  /** Counts add up: tokens read from a cache and written to it cannot overlap, nor be more than the input. */
  | "overlapping-usage";

export interface Call {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/** What an upstream sends back. */
export interface Sent {
  readonly status: number;
  readonly contentType: string;
  readonly body: Uint8Array | string;
}

/** What must or may be refused before a request is converted, as gateway codes. */
export interface Refusal {
  readonly must?: string;
  readonly may: readonly string[];
}

export interface How {
  /** Strictly: what the gateway sends. Otherwise: what providers were seen to send. */
  readonly strict: boolean;
  /** The path that a request came with: in some dialects it tells the model and whether to stream. */
  readonly path?: string;
}

/** Everything the proof knows of one dialect. */
export interface ReplayDialect {
  readonly name: string;
  readonly lacks: ReadonlySet<Lack>;
  /** Top-level members of a request that the gateway itself may set when nothing is converted. */
  readonly gatewaySets: readonly string[];
  /** Where an answer names its model. */
  readonly modelMember: string;
  /** Where call IDs are not free: those that are taken. */
  readonly callIds?: RegExp;
  /** Of a host for which settings are left out: those that it was recorded to take. */
  readonly takes?: ReadonlySet<SettingName>;
  /** Streams end without a marker: one that a host sends all the same may stay behind. */
  readonly endsUnmarked?: true;

  /** A client's call with a recorded or small body; the model is put where the dialect has it. */
  clientCall(body: string, model: string, stream: boolean, key: string): Call;
  /** A small request that any answer may follow. */
  smallRequest(stream: boolean): string;
  wantsStream(body: Json, recordedPath: string | undefined): boolean;
  refusal(body: Json): Refusal;

  /** The path of an upstream call after the provider's base URL. */
  upstreamPath(stream: boolean, model: string): RegExp;
  /** The smallest whole answer of an upstream. */
  smallAnswer(stream: boolean): Sent;
  /** What the vendor would refuse in a call it received. */
  vendorFaults(body: JsonObject, headers: Readonly<Record<string, string | undefined>>): string[];

  readRequest(body: Json, how: How): Reading<RequestMeaning>;
  readResponse(body: Json, how: How): Reading<AnswerMeaning>;
  readStream(events: readonly SseEvent[], how: How): Reading<AnswerMeaning>;
  readError(status: number | undefined, body: Json, how: How): Reading<ErrorMeaning>;
  /** Some recordings hold several streams one after another. */
  splitStream(text: string): string[];
  /** Why a recording is not played, if there is a reason. */
  whySkipped?(kind: RecordingKind, text: string): string | undefined;
}
