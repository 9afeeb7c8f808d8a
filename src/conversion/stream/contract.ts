/** How generated stream readers, the machine between them, and generated event templates fit together. */
import type { Calling, Citation, Finish, MediaPart, Usage } from "../../../generated/interlingua/text.js";
import type { ReportedCitation } from "../citations.js";
import type { Failure } from "../failure.js";
import type { Json, Wire } from "../json.js";

export type PieceKind = "text" | "reasoning" | "call" | "refusal" | "media";

/** A value and its place among the arguments of a call. */
export interface PlacedValue {
  readonly at: readonly (string | number)[];
  readonly value: Json;
}

/** A fragment of one part. A key ties fragments of a part together; without one it belongs to the part that is open. */
export interface Piece {
  kind?: PieceKind | undefined;
  key?: string | number | undefined;
  /** Of a call. */
  id?: string | undefined;
  name?: string | undefined;
  calling?: Calling | undefined;
  /** Text to append: words, reasoning, a refusal, or arguments as JSON text. */
  text?: string | undefined;
  /** The whole text at last: it counts only where no fragment came. */
  whole?: string | undefined;
  /** Of a call whose arguments come one value at a time. */
  values?: readonly PlacedValue[] | undefined;
  /** A medium, which always comes whole. */
  media?: MediaPart | undefined;
  /** Opaque state that belongs to the part. */
  signature?: string | undefined;
  redacted?: string | undefined;
  /** The state of reasoning for which no other comes. */
  unsigned?: string | undefined;
  /** Where the words of the part come from. */
  citations?: ReportedCitation[] | undefined;
  /** The same told beside all parts: the words are some of those so far. */
  cited?: ReportedCitation[] | undefined;
  /** The part is complete. */
  close?: boolean | undefined;
}

export interface StreamHead {
  id?: string | undefined;
  created?: number | undefined;
  /** What the event that begins it tells of the usage, which is counted when all of the event was told. */
  usage?: Usage | undefined;
}

export interface FinishDetail {
  stop_sequence?: string | undefined;
  explanation?: string | undefined;
}

/** What a reader tells of a stream. */
export interface TextSink {
  start(head: StreamHead): void;
  piece(piece: Piece): void;
  /** A place of the answer is not read. */
  lose(place: string): void;
  /** Usage so far: it replaces what was told before. */
  count(usage: Usage): void;
  finish(reason: Finish, detail?: FinishDetail): void;
  fail(failure: Failure): void;
  /** The dialect's own end of a stream was seen. */
  end(): void;
}

/** Takes the events of an upstream's stream, one by one. */
export interface StreamReader {
  event(name: string, data: string): void;
  /** The upstream closed the connection. */
  close(): void;
}

/** A part of the answer as far as it has come. */
export interface OpenPart {
  readonly kind: PieceKind;
  /** Its place among all parts, and among the parts of its kind. */
  index: number;
  kindIndex: number;
  id: string;
  name: string;
  text: string;
  signature: string;
  redacted: string;
  unsigned: string;
  /** Of a call: the group of its tool, and how that is called where not as a function. */
  group: string | undefined;
  calling: Calling | undefined;
  readonly citations: Citation[];
  media: MediaPart | undefined;
}

/** What templates may refer to. */
export interface StreamState {
  id: string;
  readonly model: string;
  created: number;
  readonly requestId: string;
  /** What answers repeat of the request. */
  readonly echo: Wire | undefined;
  sequence: number;
  readonly parts: OpenPart[];
  finish: Finish;
  stopSequence: string | undefined;
  explanation: string | undefined;
  usage: Usage;
}

/** The texts of events, by moment. A moment without events is absent. */
export interface StreamTemplates {
  /** How IDs begin that the gateway makes up. */
  readonly idPrefix: string;
  readonly callIdPrefix: string;
  /** Why output was withheld is told as a refusal. */
  readonly explainsByRefusal: boolean;
  /** Parts may grow side by side; else one at a time. */
  readonly interleaved: boolean;
  /** Answers may end in opaque state that leads to nothing; else it is left out after words. */
  readonly endsInState: boolean;
  /** Hidden reasoning is told as opaque state. */
  readonly hiddenAsState: boolean;
  /** Kinds of parts that carry the opaque state which came right before them; it is then no part of the reasoning. */
  readonly signed: readonly PieceKind[];
  /** What stands in place of state on the first call, where there is none. */
  readonly unsigned?: string;
  readonly start: (state: StreamState) => string;
  /** A medium is passed over where there is no place for it. */
  readonly parts: Readonly<
    Record<Exclude<PieceKind, "media">, PartTemplates> & Partial<Record<"media" | `${Calling}_call`, PartTemplates>>
  >;
  /** Citations told beside the parts, where there are any. */
  readonly citations?: (state: StreamState) => string;
  readonly finish: (state: StreamState) => string;
  readonly usage?: (state: StreamState) => string;
  readonly end?: (state: StreamState) => string;
  /** What marks the end of every stream, for clients of upstreams that only close theirs. */
  readonly marker?: string;
  readonly keepAlive: string;
}

export interface PartTemplates {
  readonly open?: (state: StreamState, part: OpenPart) => string;
  /** Before the first of its words, and after the last, where it has any. */
  readonly textStart?: (state: StreamState, part: OpenPart) => string;
  readonly textEnd?: (state: StreamState, part: OpenPart) => string;
  readonly text?: (state: StreamState, part: OpenPart, piece: string) => string;
  readonly signature?: (state: StreamState, part: OpenPart) => string;
  readonly citation?: (state: StreamState, part: OpenPart, citation: Citation, index: number) => string;
  /** Opens a part that is only there in opaque form. */
  readonly redacted?: (state: StreamState, part: OpenPart) => string;
  readonly close?: (state: StreamState, part: OpenPart) => string;
}
