import type { JsonObject, Json } from "../json.js";
import type { AnswerMeaning, ErrorMeaning, Reading, RequestMeaning } from "../meaning.js";
import type { SseEvent } from "../sse.js";

/** What a dialect has no place for, or asks for where others do not. Allowances hang on these, not on names. */
export type Lack =
  /** Text and calls stand in fields of their own, so their order is not told. */
  | "part-order"
  | "signatures"
  | "redacted-reasoning"
  | "stop-sequence"
  | "context-full"
  | "pause"
  /** Words of a refusal are ordinary text. */
  | "refusal-text"
  /** A refusal in words and a filter end alike. */
  | "refusal-apart-from-filter"
  | "explanation"
  | "several-choices"
  | "media-in-results"
  | "error-in-results"
  | "plain-text-documents"
  | "blank-text"
  | "temperature-above-one"
  /** A limit must be given. */
  | "absent-limit"
  | "nameless-schema"
  | "nameless-document"
  | "loose-schema"
  | "minimal-effort"
  | "effort-none"
  | "reasoning-budget"
  | "reasoning-mode"
  | "choice-from-subset"
  | "free-call-ids"
  | "request-without-user-turn"
  | "unanswered-calls"
  /** Tokens read from a cache and written to it are told beside the rest, so they cannot overlap. */
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
}

/** Everything the proof knows of one dialect. */
export interface ReplayDialect {
  readonly name: string;
  readonly lacks: ReadonlySet<Lack>;
  /** Top-level members of a request that the gateway itself may set when nothing is converted. */
  readonly gatewaySets: readonly string[];

  /** A client's call with a recorded or small body; the model is put where the dialect has it. */
  clientCall(body: string, model: string, stream: boolean, key: string): Call;
  /** A small request that any answer may follow. */
  smallRequest(stream: boolean): string;
  wantsStream(body: Json, recordedPath: string | undefined): boolean;
  refusal(body: Json): Refusal;

  /** The path of an upstream call after the provider's base URL. */
  upstreamPath(stream: boolean): RegExp;
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
}
