/**
 * The binary messages of event streams: a prelude with lengths, headers, a payload, and checksums of both. See
 * https://docs.aws.amazon.com/transcribe/latest/dg/event-stream.html
 */
import { crc32 } from "node:zlib";
import { checksumOf, putInteger } from "./checksum.js";
import type { StreamFraming } from "./framing.js";
import { messages } from "./message-layout.js";

/** The bytes of events as they are sent, where those are not the text. */
export function encodeEvents(text: string, framing: StreamFraming | undefined): string | Buffer {
  return framing?.framing === "eventstream" ? messageBytes(text) : text;
}

const END = 0x0a;
const SPACE = 0x20;
const FAILURE = messages.failure.charCodeAt(0);

/** What becomes a message: its headers, and where its payload is in the text of all. */
interface Planned {
  readonly headers: Buffer;
  readonly from: number;
  readonly end: number;
}

/** The messages of the events in a text, a line each. The text is encoded once, and so are its messages. */
function messageBytes(text: string): Buffer {
  const lines = Buffer.from(text);
  const planned: Planned[] = [];
  let size = 0;
  for (let start = 0, end = 0; start < lines.length; start = end + 1) {
    end = endOfLine(lines, start);
    if (end === start) continue;
    const from = lines.indexOf(SPACE, start) + 1;
    const message = { headers: headersAt(lines, start, from - 1), from, end };
    planned.push(message);
    size += lengthOf(message);
  }
  const bytes = Buffer.allocUnsafe(size);
  planned.reduce((at, message) => writeMessage(bytes, at, message, lines), 0);
  return bytes;
}

function endOfLine(lines: Buffer, start: number): number {
  const end = lines.indexOf(END, start);
  return end < 0 ? lines.length : end;
}

function lengthOf({ headers, from, end }: Planned): number {
  return messages.prelude + headers.length + end - from + messages.checksum;
}

/** Returns the place behind the message. */
function writeMessage(bytes: Buffer, start: number, message: Planned, lines: Buffer): number {
  const { headers, from, end } = message;
  let at = putInteger(bytes, lengthOf(message), start);
  at = putInteger(bytes, headers.length, at);
  at = putInteger(bytes, checksumOf(bytes, start, at), at);
  at += headers.copy(bytes, at);
  at += lines.copy(bytes, at, from, end);
  return putInteger(bytes, checksumTo(bytes, start, at), at);
}

/** From so many bytes on, a view of them is worth its objects. */
const LONG = 512;

function checksumTo(bytes: Buffer, start: number, end: number): number {
  return end - start < LONG ? checksumOf(bytes, start, end) : crc32(bytes.subarray(start, end));
}

const known = new Map<string, Buffer>();
/** Names of errors may come from an upstream, so their number is limited. */
const MOST_KNOWN = 1000;

/** The headers of an event are the same each time. */
function headersAt(lines: Buffer, start: number, end: number): Buffer {
  const key = lines.toString("utf8", start, end);
  const made = known.get(key) ?? headersOf(key, lines[start] === FAILURE);
  if (known.size < MOST_KNOWN) known.set(key, made);
  return made;
}

function headersOf(key: string, isFailure: boolean): Buffer {
  const name = isFailure ? key.slice(messages.failure.length) : key;
  return Buffer.concat([
    header(isFailure ? ":exception-type" : ":event-type", name),
    header(":content-type", "application/json"),
    header(":message-type", isFailure ? "exception" : "event"),
  ]);
}

function header(name: string, value: string): Buffer {
  const [key, text] = [Buffer.from(name), Buffer.from(value)];
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length);
  return Buffer.concat([Buffer.from([key.length]), key, Buffer.from([messages.text]), length, text]);
}
