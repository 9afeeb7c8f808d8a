/** How the events of a dialect's streams are framed on the wire: read from upstreams, and sent to clients. */
import type { Framing, StreamFraming } from "../registry.js";
import {
  EventMessages,
  messageEnvelope,
  messageText,
  readMessage,
  startOfPayload,
  textOfMessages,
} from "./event-messages.js";
import { JsonLines, readLine } from "./json-lines.js";
import { EventBlocks, rawWithData, readEvent, startOfData } from "./server-events.js";

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

const NO_ENVELOPE: Envelope = { before: 0, after: 0, isIntact: () => true };

export interface StreamFormat {
  /** Events are text, so that images in them can be set aside. */
  readonly isText: boolean;
  readonly envelope: Envelope;
  /** Where data on one line begins in the content of an event. */
  dataFrom(event: Buffer): number;
  openSplitter(longest?: number): EventSplitter;
  /** `named` is the member of an event with its name. */
  read(block: Buffer, named?: string): StreamEvent;
  /** The text of an event with its data replaced. */
  withData(event: StreamEvent, data: string, named?: string): string;
  /** Bytes of whole events as text, as they are written. */
  textOf(bytes: Buffer): string;
}

const formats: Readonly<Record<Framing, StreamFormat>> = {
  sse: {
    isText: true,
    envelope: NO_ENVELOPE,
    dataFrom: startOfData,
    openSplitter: (longest) => new EventBlocks(longest),
    read: readEvent,
    withData: rawWithData,
    textOf: String,
  },
  ndjson: {
    isText: true,
    envelope: NO_ENVELOPE,
    dataFrom: () => 0,
    openSplitter: (longest) => new JsonLines(longest),
    read: readLine,
    withData: (_event, data) => `${data}\n`,
    textOf: String,
  },
  eventstream: {
    isText: false,
    envelope: messageEnvelope,
    dataFrom: startOfPayload,
    openSplitter: (longest) => new EventMessages(longest),
    read: readMessage,
    withData: (_event, data, named) => messageText(data, named),
    textOf: textOfMessages,
  },
};

/** The format of a dialect's streams. */
export function formatOf({ framing }: { readonly framing?: StreamFraming }): StreamFormat {
  return formats[framing?.framing ?? "sse"];
}
