/**
 * The binary messages of event streams: a prelude with lengths, headers, a payload, and checksums of both. See
 * https://docs.aws.amazon.com/transcribe/latest/dg/event-stream.html
 */
import { crc32 } from "node:zlib";
import type { StreamFraming } from "./framing.js";
import { messages } from "./message-layout.js";

/** The bytes of events as they are sent, where those are not the text. */
export function encodeEvents(text: string, framing: StreamFraming | undefined): string | Buffer {
  return framing?.framing === "eventstream" ? messageBytes(text) : text;
}

/** The messages of the events in a text. */
function messageBytes(text: string): Buffer {
  return Buffer.concat(text.split("\n").flatMap((line) => (line === "" ? [] : [messageOf(line)])));
}

function messageOf(line: string): Buffer {
  const isFailure = line.startsWith(messages.failure);
  const [start, end] = [isFailure ? messages.failure.length : 0, line.indexOf(" ")];
  const headers = headersOf(line.slice(start, end), isFailure);
  const payload = Buffer.from(line.slice(end + 1));
  const length = messages.prelude + headers.length + payload.length + messages.checksum;
  const message = Buffer.allocUnsafe(length);
  message.writeUInt32BE(length, 0);
  message.writeUInt32BE(headers.length, 4);
  message.writeUInt32BE(crc32(message.subarray(0, messages.lengths)), messages.lengths);
  headers.copy(message, messages.prelude);
  payload.copy(message, messages.prelude + headers.length);
  message.writeUInt32BE(crc32(message.subarray(0, length - messages.checksum)), length - messages.checksum);
  return message;
}

const known = new Map<string, Buffer>();
/** Names of errors may come from an upstream, so their number is limited. */
const MOST_KNOWN = 1000;

/** The headers of an event are the same each time. */
function headersOf(event: string, isFailure: boolean): Buffer {
  const key = (isFailure ? messages.failure : "") + event;
  const made =
    known.get(key) ??
    Buffer.concat([
      header(isFailure ? ":exception-type" : ":event-type", event),
      header(":content-type", "application/json"),
      header(":message-type", isFailure ? "exception" : "event"),
    ]);
  if (known.size < MOST_KNOWN) known.set(key, made);
  return made;
}

function header(name: string, value: string): Buffer {
  const [key, text] = [Buffer.from(name), Buffer.from(value)];
  const length = Buffer.alloc(2);
  length.writeUInt16BE(text.length);
  return Buffer.concat([Buffer.from([key.length]), key, Buffer.from([messages.text]), length, text]);
}
