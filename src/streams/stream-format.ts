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
import type { StreamEvent, EventSplitter, Envelope } from "./stream-event.js";

const NO_ENVELOPE: Envelope = { before: 0, after: 0, isIntact: () => true };

export interface StreamFormat {
  /** Events are text, so that images in them can be set aside. */
  readonly isText: boolean;
  readonly envelope: Envelope;
  /** A comment without words, where the format has comments. */
  readonly comment?: string;
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
    comment: ":\n\n",
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
