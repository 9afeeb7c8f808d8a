/** Events of a stream as they are framed on the wire. */

/** An event of an upstream's stream. */
export interface StreamEvent {
  /** Absent for an event without data, such as a keep-alive comment. */
  readonly data: string | undefined;
  /** As a client of the same dialect gets it. */
  readonly raw: string | Buffer;
  /** It is data on one line and nothing else. */
  readonly isPlain?: boolean;
  /** Its frame marks it as a failure, and its data is the body of an error. */
  readonly isFailure?: boolean;
}

/** Takes chunks that are cut anywhere, and returns the bytes of the complete events. */
export interface EventSplitter {
  /** The bytes of the incomplete event. */
  readonly size: number;
  push(chunk: Buffer): Buffer[];
  /** The end of the event to which the bytes at a place of the next chunk belong, or that of the chunk. */
  endIn(chunk: Buffer, from: number): number;
  /** The upstream closed the stream. */
  end(): Buffer[];
}

/** The bytes around the content of an event, such as its length and its checksum. */
export interface Envelope {
  readonly before: number;
  readonly after: number;
  /** Whether the bytes between two places are an event with the right envelope, and with one like that of another. */
  isIntact(bytes: Buffer, from: number, end: number, other: Buffer): boolean;
}
