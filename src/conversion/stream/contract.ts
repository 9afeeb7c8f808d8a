/** The types that connect generated stream readers, the stream writer, and generated event templates. */
import type {
  Calling,
  Citation,
  Finish,
  MediaPart,
  Part,
  Response,
  Token,
  Usage,
} from "../../../generated/interlingua/text.js";
import type { ReportedCitation } from "../citations.js";
import type { Failure } from "../failure.js";
import type { Json, Wire } from "../json.js";
import type { Loss } from "../loss.js";
import type { StreamListener } from "./observation.js";
import type { ToolNames } from "../tool-names.js";

export type PieceKind = "text" | "reasoning" | "call" | "refusal" | "media";

/** A value and its path in the arguments of a call. */
export interface PlacedValue {
  readonly at: readonly (string | number)[];
  readonly value: Json;
}

/** What a client's dialect may have no place for. */
export type Losable = "part" | "signature" | "redacted" | "citations";

/** Where such content is in the answer: in its events, or in a whole answer that is written as a stream. */
export type LossPlace = string | ((what: Losable) => string | undefined);

/** What the pieces of a stream may have. */
interface PieceMembers {
  /** Identifies the part. A fragment without a key belongs to the open part. */
  key: string | number;
  id: string;
  name: string;
  calling: Calling;
  /** Text to append: of text, reasoning, a refusal, or arguments as JSON text. */
  text: string;
  /** The paragraph that the text belongs to. An empty line separates paragraphs. */
  paragraph: string | number;
  /** The whole text at the end. It counts only if no fragment came. */
  whole: string;
  /** For a call whose arguments come one value at a time. */
  values: readonly PlacedValue[];
  /** A medium, which always comes whole. */
  media: MediaPart;
  /** Opaque state that belongs to the part. */
  signature: string;
  redacted: string;
  /** The state of reasoning for which no other comes. */
  unsigned: string;
  /** Citations of the part's text. */
  citations: ReportedCitation[];
  /** Citations that came separately from parts, about the text so far. */
  cited: ReportedCitation[];
  /** How likely the tokens of the text are. */
  probabilities: readonly Token[];
  /** The part is complete. */
  close: boolean;
  /** Where its media, state or citations are, to report their loss. */
  place: LossPlace;
}

/** A piece of a kind has these members, or lacks them. The others it never has. */
type WithMembers<Own extends keyof PieceMembers> = { [Member in Own]?: PieceMembers[Member] | undefined } & {
  [Member in Exclude<keyof PieceMembers, Own>]?: undefined;
};

type Words = "key" | "text" | "paragraph" | "whole" | "signature" | "close" | "place";

export type TextPiece = { kind: "text" } & WithMembers<Words | "citations" | "cited" | "probabilities">;
export type ReasoningPiece = { kind: "reasoning" } & WithMembers<Words | "redacted" | "unsigned">;
export type RefusalPiece = { kind: "refusal" } & WithMembers<Words>;
export type CallPiece = { kind: "call" } & WithMembers<Words | "id" | "name" | "calling" | "values">;
export type MediaPiece = { kind: "media" } & WithMembers<"key" | "media" | "signature" | "place" | "close">;
/** It continues a part, whose kind it does not repeat, or is about the text so far. */
export type ContinuedPiece = { kind?: undefined } & WithMembers<Words | "redacted" | "values" | "citations" | "cited">;

/** A fragment of one part, by the kind of the part. */
export type Piece = TextPiece | ReasoningPiece | RefusalPiece | CallPiece | MediaPiece | ContinuedPiece;

/** A piece that may have text. */
export type WordsPiece = Exclude<Piece, MediaPiece>;

export interface StreamHead {
  id?: string | undefined;
  created?: number | undefined;
  /** The usage in the event that starts it. It is counted after the rest of the event. */
  usage?: Usage | undefined;
}

export interface FinishDetail {
  stop_sequence?: string | undefined;
  explanation?: string | undefined;
}

/** The target of stream readers. */
export interface TextSink {
  start(head: StreamHead): void;
  piece(piece: Piece): void;
  /** It takes how likely tokens are, which is work to read. */
  readonly takesProbabilities: boolean;
  /** How likely the tokens of an event are, before its pieces. */
  probabilities(tokens: readonly Token[]): void;
  /** Behind the pieces of an event with probabilities. */
  endPieces(): void;
  /** The whole answer, whose parts are at this place of the event. What did not come before counts. */
  whole(answer: Response, place: string): void;
  /** A place of the answer is not read. One beside the first can be read by itself. */
  lose(place: string, other?: FurtherAnswer): void;
  /** The usage so far. It replaces earlier usage. */
  count(usage: Usage): void;
  finish(reason: Finish, detail?: FinishDetail): void;
  fail(failure: Failure): void;
  /** The dialect's own end of a stream was received. */
  end(): void;
}

/** The target of readers that need not parse every event. */
export interface RepeatingSink extends TextSink {
  /** The head of the stream still counts: nothing was written. */
  readonly takesHead: boolean;
  /** A piece that has nothing but its text, again for each of some texts. */
  repeat(piece: WordsPiece, texts: readonly string[]): void;
  /** Opens a sink for an answer beside the first; nothing where the client does not get it. */
  openFurther(): TextSink | undefined;
}

/** Takes the events of an upstream's stream, one by one. */
export interface StreamReader {
  /** Reads the data of an event. Returns it parsed, for those who look at it beside, where it is an object. */
  event(data: string): Wire | undefined;
  /** The upstream closed the connection. */
  close(): void;
  /** The text that the last event added, where it did nothing else. */
  readonly addedText?: string | undefined;
  /** Adds texts as the last event did, each of an event of its own. */
  addTexts?(texts: readonly string[]): void;
}

/** The part of an answer that was received so far. */
export interface OpenPart {
  readonly kind: PieceKind;
  /** Its index among all parts, and among the parts of its kind. */
  index: number;
  kindIndex: number;
  id: string;
  name: string;
  text: string;
  signature: string;
  redacted: string;
  unsigned: string;
  /** For a call: the group of its tool, and the kind of call if it is not a function call. */
  group: string | undefined;
  calling: Calling | undefined;
  readonly citations: Citation[];
  /** How likely the tokens of its text are, as far as they were reported. */
  probabilities: Token[] | undefined;
  media: MediaPart | undefined;
  place: LossPlace | undefined;
}

/** What a stream writer is given. */
export interface StreamWriterOptions {
  readonly model: string;
  readonly requestId: string;
  /** The operation, where a dialect has several. */
  readonly operation?: string | undefined;
  /** The client requested the event that contains only usage. */
  readonly usageWanted: boolean;
  /** The estimated input tokens, written where usage is due before the upstream reports it. */
  readonly inputEstimate?: number | undefined;
  /** The estimated output tokens so far, written where the upstream does not report usage. */
  readonly outputEstimate?: (() => number) | undefined;
  /** Tools that have another name at the upstream. */
  readonly toolNames?: ToolNames;
  /** The IDs of calls before this answer, which its own calls may not have. */
  readonly callIds?: ReadonlySet<string> | undefined;
  /** The family of the opaque state, which is tagged with it. */
  readonly family?: string | undefined;
  /** What the client's dialect repeats of the request. */
  readonly echo?: Wire | undefined;
  /** Gets the contents of the stream too. */
  readonly listener?: StreamListener | undefined;
  write(text: string): void;
}

/** The values that templates can refer to. */
export interface StreamState {
  id: string;
  readonly model: string;
  /** The ID and the model as JSON, made once per stream. */
  idText: string;
  readonly modelText: string;
  created: number;
  readonly requestId: string;
  /** The members of the request that answers repeat. */
  readonly echo: Wire | undefined;
  sequence: number;
  readonly parts: OpenPart[];
  finish: Finish;
  stopSequence: string | undefined;
  explanation: string | undefined;
  usage: Usage;
}

/**
 * The templates of events. An absent one writes no event.
 *
 * They return text, and what a chunk of the upstream becomes is encoded as one text when it is sent. Constant pieces
 * are not kept as bytes: for English words, joining the bytes of an event takes 1.2 to 1.7 times as long as joining its
 * texts and encoding them together. docs/benchmarks.md has the figures.
 */
export interface StreamTemplates {
  /** The prefix of IDs that the gateway creates. */
  readonly idPrefix: string;
  readonly callIdPrefix: string;
  /** The reason for withheld output is written as a refusal. */
  readonly explainsByRefusal: boolean;
  /** An end with a call that cannot be used has a word of its own. */
  readonly hasUnusableWord: boolean;
  /** Several parts may be open at a time. */
  readonly interleaved: boolean;
  /** Answers may end in opaque state. Otherwise, state after the last text is left out. */
  readonly endsInState: boolean;
  /** The close of the last part tells whether the answer was cut. */
  readonly marksCut: boolean;
  /** The last event of a text says again how likely its tokens are. */
  readonly repeatsProbabilities: boolean;
  /** Hidden reasoning is written as opaque state. */
  readonly hiddenAsState: boolean;
  /** Kinds of parts that carry the opaque state just before them. It is then not a part of the reasoning. */
  readonly signed: readonly PieceKind[];
  /** The replacement for missing state on the first call. */
  readonly unsigned?: string;
  readonly start: (state: StreamState) => string;
  /** Parts of a kind without templates are left out. */
  readonly parts: Readonly<Partial<Record<PieceKind | `${Calling}_call`, PartTemplates>>>;
  /** Whether a part's event can hold a citation, if not every one. What it cannot hold of it is lost. */
  readonly canCite?: (citation: Citation, loss: Loss) => boolean;
  /** Citations that are written separately from parts. */
  readonly citations?: (state: StreamState) => string;
  readonly finish: (state: StreamState) => string;
  readonly usage?: (state: StreamState) => string;
  readonly end?: (state: StreamState) => string;
  /** The text that ends every stream. Some upstreams only close theirs, but clients need it. */
  readonly marker?: string;
  readonly keepAlive: string;
}

/** The event of a fragment of text. What is around the JSON of the fragment is the same for all of a part. */
export interface FragmentEvent {
  /** What is before the number of the event, where events are numbered. */
  readonly start?: (state: StreamState, part: OpenPart) => string;
  readonly before: (state: StreamState, part: OpenPart) => string;
  readonly after: (state: StreamState, part: OpenPart) => string;
  /** A fragment as content of an answer, where it is written as that. */
  readonly content?: (piece: Part) => Json | undefined;
}

export interface PartTemplates {
  readonly open?: (state: StreamState, part: OpenPart) => string;
  /** Events around the text of a part, if it has any. */
  readonly textStart?: (state: StreamState, part: OpenPart) => string;
  readonly textEnd?: (state: StreamState, part: OpenPart) => string;
  /** A function where more than the fragment differs among the events of a part. */
  readonly text?: FragmentEvent | ((state: StreamState, part: OpenPart, piece: string) => string);
  /** In place of `text`, with how likely the tokens are. */
  readonly likelyText?: (state: StreamState, part: OpenPart, piece: string, tokens: readonly Token[]) => string;
  readonly signature?: (state: StreamState, part: OpenPart) => string;
  readonly citation?: (state: StreamState, part: OpenPart, citation: Citation, index: number) => string;
  /** One of these events has the whole part, with its state. */
  readonly hasItem?: true;
  /** Opens a part that has only opaque data. */
  readonly redacted?: (state: StreamState, part: OpenPart) => string;
  readonly close?: (state: StreamState, part: OpenPart) => string;
}

/** An answer beside the first. */
export interface FurtherAnswer {
  readonly place: string;
  readonly number: number;
  /** A body, or an event, that has this answer as its first, and nothing else. */
  readonly alone: Wire;
}
