/**
 * The meaning of a request, an answer and an error in any dialect. Two bodies with the same meaning are read into
 * equal values here, up to layout: the turn of a part counts, the notation of turns does not.
 */
import type { Stated } from "./cursor.js";
import type { Json } from "./json.js";

export type Role = "system" | "user" | "assistant";
export type MediumKind = "image" | "audio" | "video" | "document";

export interface TextPart {
  readonly kind: "text";
  readonly at: string;
  readonly text: string;
  /** Addresses that the text is cited from. */
  readonly citations?: readonly string[];
  /** Opaque state beside the text. */
  readonly signature?: Stated<string>;
  /** Of a result that is a value and no text: the value. */
  readonly value?: Json;
}

export interface MediaPart {
  readonly kind: "media";
  readonly at: string;
  readonly medium: MediumKind;
  /** The medium is only presumed: neither its kind nor its type is given. */
  readonly untyped?: true;
  readonly mime?: string;
  /** The bytes in base64, or their address, or the content itself when it is plain text. */
  readonly data?: string;
  readonly url?: string;
  readonly file?: string;
  readonly text?: string;
  /** The field that contains them: to drop it is to drop the part. */
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
  /** Parsed. The text itself when it is no JSON. */
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
  /** Reasoning that exists only in opaque form. */
  readonly redacted?: string;
  /** It came in several pieces: white space between them does not count. */
  readonly pieces?: true;
}

export interface RefusalPart {
  readonly kind: "refusal";
  readonly at: string;
  readonly text: string;
}

/** Work of tools that the vendor runs itself: recorded, but not understood elsewhere. */
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
  /** What is said of the group of the tool. */
  readonly groupDescription?: Stated<string>;
  readonly schema?: Stated<Json>;
  readonly strict?: Stated<true>;
}

/** Every setting of a request beside the conversation and the tools. */
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
  | "outputs"
  | "imageRatio"
  | "imageSize"
  | "maxToolCalls";

export type Settings = ReadonlyMap<SettingName, Stated<Json>>;

export interface RequestMeaning {
  readonly turns: readonly Turn[];
  readonly tools: readonly Tool[];
  readonly settings: Settings;
  /** Places of values in the client's body that no reader understands. */
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
  /** The number of answers. The first one is read. */
  readonly choices: number;
  /** A stream that ended with an error. */
  readonly error?: ErrorMeaning;
}

export interface ErrorMeaning {
  readonly status: number | undefined;
  readonly message: string;
  /** The code where the dialect's form has a place for it, otherwise the text before the colon of the message. */
  readonly code?: string;
}

/** What a reader understood and the faults that it found. */
export interface Reading<T> {
  readonly meaning: T;
  readonly faults: readonly string[];
}

/** Collects faults: some count always, oddities only when reading strictly. */
export class Faults {
  readonly list: string[] = [];
  constructor(private readonly strict: boolean) {}

  fault(text: string): void {
    this.list.push(text);
  }

  odd(text: string): void {
    if (this.strict) this.list.push(text);
  }

  /** Records an oddity unless the condition holds. */
  expect(condition: boolean, text: string): void {
    if (!condition) this.odd(text);
  }
}
