import type { JsonObject, Json } from "../json.js";
import type { AnswerMeaning, ErrorMeaning, Reading, RequestMeaning, SettingName } from "../meaning.js";
import type { RecordingKind } from "../recordings.js";
import type { SseEvent } from "../sse.js";

/** What a dialect has no place for, or requires where others do not. Allowances depend on these, not on names. */
export type Lack =
  /** Text and calls are in separate fields, so their order is unknown. */
  | "part-order"
  | "signatures"
  /** Opaque state belongs to reasoning only: state beside another part may be dropped. */
  | "part-signatures"
  /** Agents print the last block of an answer, so it may not be opaque state alone after text or calls. */
  | "last-state"
  | "redacted-reasoning"
  | "stop-sequence"
  | "context-full"
  | "pause"
  | "unknown-end"
  /** An unusable call has no finish reason of its own. */
  | "malformed-end"
  /** An unusable call fails the whole answer. */
  | "malformed-apart-from-failure"
  /** The text of a refusal is ordinary text. */
  | "refusal-text"
  /** The text of a refusal has a normal end. */
  | "refusal-end"
  /** A refusal as text and a filter have the same finish reason. */
  | "refusal-apart-from-filter"
  | "explanation"
  | "several-choices"
  | "media-in-results"
  | "media-in-answers"
  | "error-in-results"
  | "plain-text-documents"
  | "blank-text"
  | "temperature-above-one"
  /** A limit is required. */
  | "absent-limit"
  | "nameless-schema"
  | "nameless-document"
  | "loose-schema"
  /** An answer of any JSON object cannot be requested. */
  | "json-format"
  /** An answer of any JSON object is requested in words too. */
  | "json-without-the-word"
  /** Regular expressions in schemas look neither ahead nor behind. */
  | "lookaround"
  /** A model that is held to a form of answers calls no tools. */
  | "format-beside-tools"
  /** Only some keywords of a schema are supported. */
  | "all-schema-keywords"
  /** Objects in answers are closed, and have no bounds. */
  | "open-schemas"
  | "minimal-effort"
  | "effort-none"
  | "effort-above-high"
  | "reasoning-off"
  | "reasoning-budget"
  | "reasoning-mode"
  /** No setting hides reasoning. It is hidden unless it is requested. */
  | "hidden-reasoning"
  | "choice-from-subset"
  | "free-call-ids"
  /** Calls may lack an id: their results follow by name and order. */
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

/** The response of an upstream. */
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
  /** Strictly: what the gateway sends. Otherwise: what providers were observed to send. */
  readonly strict: boolean;
  /** The path of a request. In some dialects it contains the model and whether to stream. */
  readonly path?: string;
}

/** Everything that the replay needs of one dialect. */
export interface ReplayDialect {
  readonly name: string;
  readonly lacks: ReadonlySet<Lack>;
  /** Top-level members of a request that the gateway itself may set when nothing is converted. */
  readonly gatewaySets: readonly string[];
  /** Where an answer names its model. */
  readonly modelMember: string;
  /** The allowed call IDs, where they are restricted. */
  readonly callIds?: RegExp;
  /** For a host that loses settings: those that it was recorded to accept. */
  readonly takes?: ReadonlySet<SettingName>;
  /** Streams end without a marker: one that a host sends all the same may be dropped. */
  readonly endsUnmarked?: true;

  /** A client's call with a recorded or small body. The model is put into the dialect's place. */
  clientCall(body: string, model: string, stream: boolean, key: string): Call;
  /** A small request that any answer may follow. */
  smallRequest(stream: boolean): string;
  wantsStream(body: Json, recordedPath: string | undefined): boolean;
  refusal(body: Json): Refusal;

  /** The path of an upstream call after the provider's base URL. */
  upstreamPath(stream: boolean, model: string): RegExp;
  /** The smallest whole answer of an upstream. */
  smallAnswer(stream: boolean): Sent;
  /** The reasons for which the vendor would refuse a call that it received. */
  vendorFaults(body: JsonObject, headers: Readonly<Record<string, string | undefined>>): string[];

  readRequest(body: Json, how: How): Reading<RequestMeaning>;
  readResponse(body: Json, how: How): Reading<AnswerMeaning>;
  readStream(events: readonly SseEvent[], how: How): Reading<AnswerMeaning>;
  readError(status: number | undefined, body: Json, how: How): Reading<ErrorMeaning>;
  /** Some recordings contain several streams one after another. */
  splitStream(text: string): string[];
  /** Why a recording is not played, if there is a reason. */
  whySkipped?(kind: RecordingKind, text: string): string | undefined;
}
