/** How calls of a vocabulary are handled in all its dialects: what an answer is charged by, and how it is streamed. */
import type { Vocabularies } from "../../../generated/interlingua/index.js";
import type { Loss } from "../loss.js";
import type { Dialect, SinkOf, VocabularyName } from "../dialect.js";
import type { Failure } from "../failure.js";
import type { VideoBounds } from "../profile.js";
import type { StreamReader, StreamWriterOptions } from "../stream/contract.js";
import type { ToolNames } from "../tool-names.js";

/** Counts that every vocabulary can report, with the same names. */
export interface Counts {
  readonly input?: number | undefined;
  readonly cached_input?: number | undefined;
  readonly cache_write?: number | undefined;
  /** Of what was written to a cache: what the cache keeps for an hour. */
  readonly cache_write_hour?: number | undefined;
  readonly output?: number | undefined;
  readonly reasoning?: number | undefined;
  readonly total?: number | undefined;
  /** The cost of the call that the upstream reports, in ticks. */
  readonly cost?: number | undefined;
  /** What further runs of the model have used, which the other counts leave out. */
  readonly more?: Counts | undefined;
}

/** Images of an answer. */
export interface Images {
  readonly count: number;
  readonly size?: string | undefined;
  readonly quality?: string | undefined;
}

/** The charged contents of an answer. */
export interface Billable {
  readonly usage: Counts | undefined;
  /** The text of the answer, if its tokens must be estimated. */
  readonly words: readonly string[];
  readonly images: readonly Images[];
}

/** What the gateway adds to an answer. */
export interface AnswerContext {
  readonly toolNames: ToolNames;
  readonly inputEstimate: number | undefined;
  /** The family of its opaque state, if it is written in another dialect. */
  readonly family?: string | undefined;
}

/** Gets the contents of a stream as it passes. */
export interface StreamListener {
  onText(text: string): void;
  onUsage(usage: Counts | undefined): void;
  onImage(images: Images): void;
  /** The upstream finished its answer. */
  onFinish(): void;
  /** A preview image was sent. */
  onPreview(): void;
}

/** Watches a stream: how it ended and what it used. */
export interface StreamObservation {
  /** The upstream's own end of the stream was seen. */
  readonly ended: boolean;
  readonly failure: Failure | undefined;
  readonly usage: Counts | undefined;
  /** Whether what came so far is an answer depends on what follows: until then it is not passed on. */
  readonly isUndecided: boolean;
  /** The number of events that were sent to the client, for dialects that number them. */
  readonly sequence: number;
  /** Places of the upstream's answer that did not reach the client. */
  readonly lost: readonly string[];
  /** How many characters of the answer are kept until its end: its last events may repeat them. */
  readonly kept: number;
  lose(place: string): void;
  /** An event passed on to the client. */
  countEvent(): void;
  /**
   * Called when the stream breaks off before its end. Writes what was held back. Returns whether the client keeps what
   * it received, and is charged for it.
   */
  interrupt(): boolean;
}

/** Takes what the reader of a stream reports, and knows how the stream ended and what it used. */
export type StreamSink<V extends VocabularyName = VocabularyName> = StreamObservation & SinkOf<V>;

export interface Streams<V extends VocabularyName> {
  /** Opens a sink that reports what is charged, and the end, and writes nothing. */
  openObserver(listener: StreamListener): StreamSink<V>;
  /** Opens a writer of a dialect's stream. */
  openWriter(target: Dialect<V>, options: StreamWriterOptions): StreamSink<V>;
  /** Opens a reader of a dialect's events. */
  openReader(from: Dialect<V>, sink: SinkOf<V>): StreamReader;
  /** Writes a whole answer as a stream. Its loss tells the places of what cannot be written. */
  writeWhole(response: Vocabularies[V]["response"], sink: SinkOf<V>, loss?: Loss): void;
}

/** The state of a job. */
export type UpstreamJobState = "queued" | "running" | "succeeded" | "failed" | "cancelled" | "expired";

/** The charged properties of a requested video: the maximum where they are unknown. */
export interface RequestedVideo {
  /** The length of the resulting video. */
  readonly seconds: number;
  /** Whether it is exactly this long. */
  readonly isExact: boolean;
  /** The length of input videos, which may be charged too. */
  readonly sourceSeconds: number;
  readonly resolution: string | undefined;
}

/** For vocabularies whose calls make jobs. */
export interface TaskModality<V extends VocabularyName> {
  stateOf(response: Vocabularies[V]["response"]): UpstreamJobState;
  /** The family's defaults apply to what the request leaves open. */
  requestedVideoOf(request: Vocabularies[V]["request"], video: VideoBounds | undefined): RequestedVideo;
}

export interface Modality<V extends VocabularyName> {
  /**
   * The failure of an answer that came as a success; `empty` when it has no content. `wanted` is the number of
   * requested results, if known.
   */
  faultOf(response: Vocabularies[V]["response"], wanted?: number): Failure | "empty" | undefined;
  /** The failure that a client gets instead of an answer for whose end its dialect has no word. */
  faultFor?(response: Vocabularies[V]["response"], client: Pick<Dialect<V>, "templates">): Failure | undefined;
  /** The number of results that a request needs; left out if it is open. */
  wantedOf?(request: Vocabularies[V]["request"]): number;
  /** Adds to an answer what the upstream did not report. */
  complete(response: Vocabularies[V]["response"], known: AnswerContext): Vocabularies[V]["response"];
  billableOf(response: Vocabularies[V]["response"]): Billable;
  /** Absent if there are no streams. */
  readonly streams?: Streams<V>;
  /** Present where calls create jobs. */
  readonly jobs?: TaskModality<V>;
}
