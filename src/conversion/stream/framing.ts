/** How the events of a stream are framed, and the text around each. */
import { messages } from "./message-layout.js";

/** Server-sent events, lines of JSON, or the binary messages of Amazon's event streams. */
export type Framing = "sse" | "ndjson" | "eventstream";

/** What a dialect declares of its streams. Without it, they are server-sent events. */
export interface StreamFraming {
  readonly framing: Framing;
  readonly contentType?: string;
  /** A request without the member for streams is answered with one. */
  readonly byDefault: boolean;
  /** The member of an event with its name. */
  readonly named?: string;
}

interface Around {
  readonly before: string;
  readonly after: string;
}

/** The text around the name and the data of an event. */
export interface Frame {
  /** Absent where events have no name. */
  readonly name?: Around & {
    /** The name is beside the data and not in it. */
    readonly isApart: boolean;
  };
  readonly data: Around;
  /** Before the name of an event that is a failure. */
  readonly failure: string;
  /** An event without meaning, or nothing. */
  readonly comment: string;
}

/** Binary messages are lines with a name and JSON until they are sent. */
export const frames: Readonly<Record<Framing, Frame>> = {
  sse: {
    name: { before: "event: ", after: "\n", isApart: false },
    data: { before: "data: ", after: "\n\n" },
    failure: "",
    comment: ": keep-alive\n\n",
  },
  ndjson: { data: { before: "", after: "\n" }, failure: "", comment: "" },
  eventstream: {
    name: { before: "", after: " ", isApart: true },
    data: { before: "", after: "\n" },
    failure: messages.failure,
    comment: "",
  },
};

/** The text of an event, with its name where events have one. */
export function framed(framing: Framing, named: string | undefined, json: string): string {
  const { name, data } = frames[framing];
  const start = named === undefined || name === undefined ? "" : name.before + named + name.after;
  return start + data.before + json + data.after;
}

const contentTypes: Readonly<Record<Framing, string>> = {
  sse: "text/event-stream; charset=utf-8",
  ndjson: "application/x-ndjson",
  eventstream: "application/vnd.amazon.eventstream",
};

/** The content type of a dialect's streams. */
export function streamTypeOf(framing: StreamFraming | undefined): string {
  return framing?.contentType ?? contentTypes[framing?.framing ?? "sse"];
}

/** A content type without its parameters. */
export function mediaTypeOf(contentType: string): string {
  return contentType.replace(/;.*/s, "").trim().toLowerCase();
}
