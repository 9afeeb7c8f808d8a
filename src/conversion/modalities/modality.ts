/** How calls of a vocabulary are handled in all its dialects: what an answer is charged by, and how it is streamed. */
import type { Vocabularies } from "../../../generated/interlingua/index.js";
import type { Loss } from "../loss.js";
import type { SinkOf, Streaming, VocabularyName } from "../stream/streaming.js";
import type { Failure } from "../failure.js";
import type { VideoBounds } from "../profile.js";
import type { StreamReader, StreamWriterOptions } from "../stream/contract.js";
import type { ToolNames } from "../tool-names.js";
import type { Counts, Images, StreamListener, StreamObservation } from "../stream/observation.js";

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
  /** The IDs of the calls in the request's history. */
  readonly callIds?: ReadonlySet<string> | undefined;
  readonly inputEstimate: number | undefined;
  /** The family of its opaque state, if it is written in another dialect. */
  readonly family?: string | undefined;
}

/** Takes what the reader of a stream reports, and knows how the stream ended and what it used. */
export type StreamSink<V extends VocabularyName = VocabularyName> = StreamObservation & SinkOf<V>;

/** Faults of a dialect are named by it. */
interface Named {
  readonly name: string;
}

export interface Streams<V extends VocabularyName> {
  /** Opens a sink that reports what is charged, and the end, and writes nothing. */
  openObserver(listener: StreamListener): StreamSink<V>;
  /** Opens a writer of a dialect's stream. */
  openWriter(target: Named & Streaming<V>, options: StreamWriterOptions): StreamSink<V>;
  /** Opens a reader of a dialect's events. */
  openReader(from: Named & Streaming<V>, sink: SinkOf<V>): StreamReader;
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
  faultFor?(response: Vocabularies[V]["response"], client: Pick<Streaming<V>, "templates">): Failure | undefined;
  /** The number of results that a request needs; left out if it is open. */
  wantedOf?(request: Vocabularies[V]["request"]): number;
  /** The most bytes of an answer for each requested result; left out if the gateway's own limit alone counts. */
  readonly bytesOfResult?: number;
  /** The IDs of the calls in a request's history: no call of the answer may have one of them. */
  callIdsOf?(request: Vocabularies[V]["request"]): ReadonlySet<string>;
  /** Adds to an answer what the upstream did not report. */
  complete(response: Vocabularies[V]["response"], known: AnswerContext): Vocabularies[V]["response"];
  billableOf(response: Vocabularies[V]["response"]): Billable;
  /** Absent if there are no streams. */
  readonly streams?: Streams<V>;
  /** Present where calls create jobs. */
  readonly jobs?: TaskModality<V>;
}
