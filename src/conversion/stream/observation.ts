/** What is counted of an answer, and what is known of a stream as it passes. */
import type { Failure } from "../failure.js";

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
  /**
   * About how much is kept until the end, in characters: texts, which its last events may repeat, and what parts,
   * citations and keys take beside them.
   */
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
