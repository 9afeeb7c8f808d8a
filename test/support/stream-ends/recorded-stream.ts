/** An event's data, or the text of an event that has no object. */
export type RecordedEvent = Readonly<Record<string, unknown>> | string;

/** A whole stream of a dialect, and where it may end. */
export interface RecordedStream {
  /** A whole stream, in the order of its events. */
  readonly events: readonly RecordedEvent[];
  /** The first event after which it may close, and the one that ends it, if there is one. */
  readonly closesAfter: number;
  readonly endsWith?: number;
}
