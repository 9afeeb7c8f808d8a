/** How calls of a vocabulary are handled, whatever their dialects: what an answer is worth, how it is streamed. */
import type { Vocabularies } from "../../../generated/interlingua/index.js";
import type { Dialect, SinkOf, VocabularyName } from "../dialect.js";
import type { Failure } from "../failure.js";
import type { Wire } from "../json.js";
import type { VideoBounds } from "../profile.js";
import type { StreamReader } from "../stream/contract.js";
import type { ToolNames } from "../tool-names.js";

/** Counts that every vocabulary may tell, under the same names. */
export interface Counts {
  readonly input?: number | undefined;
  readonly cached_input?: number | undefined;
  readonly cache_write?: number | undefined;
  readonly output?: number | undefined;
  readonly reasoning?: number | undefined;
  readonly total?: number | undefined;
  /** What the upstream says the call cost it, in ticks. */
  readonly cost?: number | undefined;
}

/** Images that an answer brought. */
export interface Images {
  readonly count: number;
  readonly size?: string | undefined;
  readonly quality?: string | undefined;
}

/** What an answer is charged by. */
export interface Billable {
  readonly usage: Counts | undefined;
  /** What was said, where its tokens have to be estimated. */
  readonly words: readonly string[];
  readonly images: readonly Images[];
}

/** What the gateway knows of an answer beside the answer. */
export interface AnswerContext {
  readonly toolNames: ToolNames;
  readonly inputEstimate: number | undefined;
  /** Whose opaque state it holds, where it is told in another dialect. */
  readonly family?: string | undefined;
}

/** Told of a stream as it passes. */
export interface StreamListener {
  onText(text: string): void;
  onUsage(usage: Counts | undefined): void;
  onImage(images: Images): void;
  /** The upstream came to the end of its answer. */
  onFinish(): void;
  /** An image on its way was shown. */
  onPreview(): void;
}

/** Watches a stream: how it ended and what it used. */
export type { SinkOf };

export interface StreamObservation {
  /** The upstream's own end of the stream was seen. */
  readonly ended: boolean;
  readonly failure: Failure | undefined;
  readonly usage: Counts | undefined;
  /** How many events the client has been told, for dialects that number them. */
  readonly sequence: number;
  /** Places of the upstream's answer that were not read. */
  readonly lost: readonly string[];
  lose(place: string): void;
  /** An event passed on to the client. */
  countEvent(): void;
  /**
   * Nothing more will come, and it was not all: tells what was held back. Says whether the client keeps what it was
   * told, and owes for it.
   */
  interrupt(): boolean;
}

export interface StreamWriterOptions {
  readonly model: string;
  readonly requestId: string;
  /** What was asked for, where a dialect asks for different things. */
  readonly operation?: string | undefined;
  /** The client asked for the event that only tells usage. */
  readonly usageWanted: boolean;
  /** What the prompt is thought to take, told where usage is due before the upstream knows it. */
  readonly inputEstimate?: number | undefined;
  /** What the answer so far is thought to take, told where the upstream does not tell what was used. */
  readonly outputEstimate?: (() => number) | undefined;
  /** Tools that are called otherwise at the upstream. */
  readonly toolNames?: ToolNames;
  /** Whose opaque state is told. */
  readonly family?: string | undefined;
  /** What the client's dialect repeats of the request. */
  readonly echo?: Wire | undefined;
  write(text: string): void;
}

export interface Streams<V extends VocabularyName> {
  openObserver(): StreamObservation & SinkOf<V>;
  /** Tells in a dialect what it is told. */
  openWriter(target: Dialect<V>, options: StreamWriterOptions): StreamObservation & SinkOf<V>;
  /** Reads a dialect's events for a watch; the listener is told of words, images and usage on the way. */
  openReader(
    from: Dialect<V>,
    watch: StreamObservation & SinkOf<V>,
    listener: StreamListener | undefined,
  ): StreamReader;
  /** A whole answer told as a stream. */
  writeWhole(
    response: Vocabularies[V]["response"],
    watch: StreamObservation & SinkOf<V>,
    listener: StreamListener | undefined,
  ): void;
}

/** How a job stands. */
export type UpstreamJobState = "queued" | "running" | "succeeded" | "failed" | "cancelled" | "expired";

/** What a job is asked to make, as far as it is charged by it: at most so much where nobody can know. */
export interface RequestedVideo {
  /** How long the video is that comes of it. */
  readonly seconds: number;
  /** Whether it is just so long. */
  readonly isExact: boolean;
  /** Of what is given beside, which may have to be paid for too. */
  readonly sourceSeconds: number;
  readonly resolution: string | undefined;
}

/** For vocabularies whose calls make jobs. */
export interface TaskModality<V extends VocabularyName> {
  /** Which of an upstream's addresses the request goes to; its usual one unless given. */
  addressOf(request: Vocabularies[V]["request"]): string | undefined;
  stateOf(response: Vocabularies[V]["response"]): UpstreamJobState;
  /** By what the model's family says of what a request leaves open. */
  requestedVideoOf(request: Vocabularies[V]["request"], video: VideoBounds | undefined): RequestedVideo;
}

export interface Modality<V extends VocabularyName> {
  /**
   * Why an answer is none although it came as one; `empty` when it says nothing. So many results were asked for, where
   * that is known.
   */
  faultOf(response: Vocabularies[V]["response"], wanted?: number): Failure | "empty" | undefined;
  /** How many results a request must bring; left out where that is open. */
  wantedOf?(request: Vocabularies[V]["request"]): number;
  /** An answer with what the upstream could not know or did not tell. */
  complete(response: Vocabularies[V]["response"], known: AnswerContext): Vocabularies[V]["response"];
  billableOf(response: Vocabularies[V]["response"]): Billable;
  /** Absent where nothing is streamed. */
  readonly streams?: Streams<V>;
  /** There where calls make jobs. */
  readonly jobs?: TaskModality<V>;
}
