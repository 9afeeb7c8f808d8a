/** How the events of a dialect's streams are framed on the wire: read from upstreams, and sent to clients. */
import type { Framing, StreamFraming } from "../registry.js";
import { EventMessages, messageText, readMessage, textOfMessages } from "./event-messages.js";
import { JsonLines, readLine } from "./json-lines.js";
import { EventBlocks, rawWithData, readEvent } from "./server-events.js";

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
  /** What ends each event, where that is a text. */
  readonly ending?: string;
  /** The bytes of the incomplete event. */
  readonly size: number;
  push(chunk: Buffer): Buffer[];
  /** The upstream closed the stream. */
  end(): Buffer[];
}

export interface StreamFormat {
  /** Events are text, so that images in them can be set aside. */
  readonly isText: boolean;
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
    openSplitter: (longest) => new EventBlocks(longest),
    read: readEvent,
    withData: rawWithData,
    textOf: String,
  },
  ndjson: {
    isText: true,
    openSplitter: (longest) => new JsonLines(longest),
    read: readLine,
    withData: (_event, data) => `${data}\n`,
    textOf: String,
  },
  eventstream: {
    isText: false,
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
