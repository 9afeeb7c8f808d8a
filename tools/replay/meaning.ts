/**
 * What a request, an answer and an error mean, whatever dialect said it. Two bodies that mean the same read into
 * equal values here, up to layout: which turn a part stands in is told, how turns are written down is not.
 */
import type { Stated } from "./cursor.js";
import type { Json } from "./json.js";

export type Role = "system" | "user" | "assistant";
export type MediumKind = "image" | "audio" | "video" | "document";

export interface TextPart {
  readonly kind: "text";
  readonly at: string;
  readonly text: string;
  /** Addresses that the words are said to come from. */
  readonly citations?: readonly string[];
  /** Opaque state that stands beside the words. */
  readonly signature?: Stated<string>;
  /** Of a result that is told as a value and not in words: the value. */
  readonly value?: Json;
}

export interface MediaPart {
  readonly kind: "media";
  readonly at: string;
  readonly medium: MediumKind;
  /** That it is this medium is only supposed: neither its kind nor its type is told. */
  readonly untyped?: true;
  readonly mime?: string;
  /** The bytes in base64, or where they are, or the content itself when it is plain text. */
  readonly data?: string;
  readonly url?: string;
  readonly file?: string;
  readonly text?: string;
  /** The field that holds them: to drop it is to drop the part. */
  readonly carrier: string;
  readonly title?: Stated<string>;
  readonly detail?: Stated<string>;
  readonly signature?: Stated<string>;
}

export interface CallPart {
  readonly kind: "call";
  readonly at: string;
  readonly id: string;
  readonly name: string;
  /** Parsed; the text itself when it is no JSON. */
  readonly input: Json;
  readonly signature?: Stated<string>;
}

export interface ResultPart {
  readonly kind: "result";
  readonly at: string;
  readonly id: string;
  readonly parts: readonly (TextPart | MediaPart)[];
  readonly error?: Stated<true>;
}

export interface ReasoningPart {
  readonly kind: "reasoning";
  readonly at: string;
  readonly carrier: string;
  readonly text: string;
  readonly signature?: Stated<string>;
  /** Reasoning that is only there in opaque form. */
  readonly redacted?: string;
  /** Told in several pieces: white space between them says nothing. */
  readonly pieces?: true;
}

export interface RefusalPart {
  readonly kind: "refusal";
  readonly at: string;
  readonly text: string;
}

/** Work of tools that the vendor runs itself: known to be there, not understood elsewhere. */
export interface HostedPart {
  readonly kind: "hosted";
  readonly at: string;
  readonly type: string;
  readonly signature?: Stated<string>;
}

export type Part = TextPart | MediaPart | CallPart | ResultPart | ReasoningPart | RefusalPart | HostedPart;

export interface Turn {
  readonly role: Role;
  readonly parts: readonly Part[];
}

export interface Tool {
  readonly at: string;
  readonly name: string;
  readonly description?: Stated<string>;
  readonly schema?: Stated<Json>;
  readonly strict?: Stated<true>;
}

/** Everything a request asks for beside the conversation and the tools. */
export type SettingName =
  | "stream"
  | "limit"
  | "temperature"
  | "topP"
  | "topK"
  | "stop"
  | "presencePenalty"
  | "frequencyPenalty"
  | "seed"
  | "candidates"
  | "logprobs"
  | "topLogprobs"
  | "choice"
  | "choiceNames"
  | "parallel"
  | "format"
  | "schema"
  | "schemaName"
  | "schemaDescription"
  | "schemaStrict"
  | "verbosity"
  | "effort"
  | "budget"
  | "reasoningMode"
  | "reasoningVisible"
  | "user"
  | "metadata"
  | "cacheKey"
  | "cacheRetention"
  | "maxToolCalls";

export type Settings = ReadonlyMap<SettingName, Stated<Json>>;

export interface RequestMeaning {
  readonly turns: readonly Turn[];
  readonly tools: readonly Tool[];
  readonly settings: Settings;
  /** Where the client said something that no reader gives a meaning to. */
  readonly unread: readonly string[];
}

export type Finish =
  | "stop"
  | "stop_sequence"
  | "tool_calls"
  | "length"
  | "context_full"
  | "filtered"
  | "refused"
  | "paused"
  | "malformed"
  | "other";

export interface Usage {
  /** All prompt tokens, cached ones included. */
  readonly input: number;
  readonly cached: number;
  readonly cacheWrite: number;
  /** All output tokens, reasoning included. */
  readonly output: number;
  readonly reasoning: number;
}

export interface AnswerMeaning {
  readonly model: string | undefined;
  readonly parts: readonly Part[];
  readonly finish: Finish | undefined;
  readonly stopSequence?: string;
  /** Why output was withheld. */
  readonly explanation?: string;
  readonly usage?: Usage;
  /** How many answers there were; the first one is read. */
  readonly choices: number;
  /** A stream that broke off with an error. */
  readonly error?: ErrorMeaning;
}

export interface ErrorMeaning {
  readonly status: number | undefined;
  readonly message: string;
  /** The code where the dialect's shape has a place for it, else what stands before the colon of the message. */
  readonly code?: string;
}

/** What a reader understood and what it found wrong. */
export interface Reading<T> {
  readonly meaning: T;
  readonly faults: readonly string[];
}

/** Gathers faults: some count always, oddities only when reading strictly. */
export class Faults {
  readonly list: string[] = [];
  constructor(private readonly strict: boolean) {}

  fault(text: string): void {
    this.list.push(text);
  }

  odd(text: string): void {
    if (this.strict) this.list.push(text);
  }

  /** Notes an oddity unless the condition holds. */
  expect(condition: boolean, text: string): void {
    if (!condition) this.odd(text);
  }
}
