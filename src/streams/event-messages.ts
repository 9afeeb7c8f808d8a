/**
 * The binary messages of event streams: a prelude with lengths, headers, a payload, and checksums of both. See
 * https://docs.aws.amazon.com/transcribe/latest/dg/event-stream.html
 */
import { crc32 } from "node:zlib";
import { Pieces } from "../bodies/collect.js";
import { UpstreamError } from "../upstream/upstream-error.js";
import { checksumOf, integerAt, messages } from "../registry.js";
import { endOfString } from "../bodies/scan-json.js";
import { LONGEST_EVENT } from "./longest-event.js";
import type { Envelope, EventSplitter, StreamEvent } from "./stream-event.js";

/** The bytes of header values, by the number of their type. Bytes and strings have their length before them. */
const VALUE_BYTES: Readonly<Record<number, number>> = { 0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 8, 8: 8, 9: 16 };
const WITH_LENGTH: ReadonlySet<number> = new Set([6, messages.text]);

/** The bytes of complete messages, whose checksums are right. */
export class EventMessages implements EventSplitter {
  readonly #longest: number;
  readonly #kept: Pieces;
  /** Until the prelude is there, the length of a message is unknown. */
  #length: number | undefined;

  constructor(longest: number = LONGEST_EVENT) {
    this.#longest = longest;
    this.#kept = new Pieces(longest);
  }

  get size(): number {
    return this.#kept.size;
  }

  /** A length that is no length is found when the bytes are taken. */
  endIn(chunk: Buffer, from: number): number {
    const known = this.#kept.size > 0 || chunk.length < from + messages.lengths ? undefined : chunk.readUInt32BE(from);
    const left = this.#length === undefined ? known : this.#length - this.#kept.size;
    const end = left === undefined ? 0 : from + left;
    return end > from && end < chunk.length ? end : chunk.length;
  }

  push(chunk: Buffer): Buffer[] {
    const complete: Buffer[] = [];
    for (let at = 0; at < chunk.length;) {
      const wanted = this.#length ?? messages.prelude;
      const next = at + wanted - this.#kept.size;
      this.#kept.add(chunk.subarray(at, next));
      if (this.#kept.size < wanted) break;
      at = next;
      const bytes = this.#kept.take();
      if (this.#length === undefined) {
        this.#length = this.#lengthIn(bytes);
        this.#kept.add(bytes);
      } else {
        this.#length = undefined;
        complete.push(checked(bytes));
      }
    }
    return complete;
  }

  /** A message that is not complete is lost. */
  end(): Buffer[] {
    return [];
  }

  #lengthIn(prelude: Buffer): number {
    const length = prelude.readUInt32BE(0);
    if (prelude.readUInt32BE(messages.lengths) !== crc32(prelude.subarray(0, messages.lengths)))
      throw unreadable("The prelude of a message of the upstream's stream does not match its checksum.");
    if (length < messages.prelude + prelude.readUInt32BE(4) + messages.checksum)
      throw unreadable("A message of the upstream's stream has impossible lengths.");
    if (length > this.#longest) throw new UpstreamError("too_large", "An event of the upstream's stream is too large.");
    return length;
  }
}

function checked(message: Buffer): Buffer {
  const end = message.length - messages.checksum;
  if (message.readUInt32BE(end) !== crc32(message.subarray(0, end)))
    throw unreadable("A message of the upstream's stream does not match its checksum.");
  return message;
}

/** What is around the headers and the payload. */
export const messageEnvelope: Envelope = {
  before: messages.prelude,
  after: messages.checksum,
  isIntact: (bytes, from, end, other) =>
    integerAt(bytes, from) === end - from &&
    integerAt(bytes, from + 4) === integerAt(other, 4) &&
    isChecked(bytes, from, from + messages.lengths) &&
    isChecked(bytes, from, end - messages.checksum),
};

/** Whether the checksum of some bytes follows them. */
function isChecked(bytes: Buffer, from: number, end: number): boolean {
  return integerAt(bytes, end) === checksumOf(bytes, from, end);
}

/** Where the payload begins after the prelude. */
export function startOfPayload(message: Buffer): number {
  return message.readUInt32BE(4);
}

/** The name is in the headers, and becomes a member of the data. */
export function readMessage(message: Buffer, named = ""): StreamEvent {
  const from = messages.prelude + message.readUInt32BE(4);
  const headers = readHeaders(message.subarray(messages.prelude, from));
  const payload = message.toString("utf8", from, message.length - messages.checksum).trim();
  const type = headers.get(":message-type");
  const isFailure = type === "exception" || type === "error";
  const event = headers.get(isFailure ? `:${type === "error" ? "error-code" : "exception-type"}` : ":event-type") ?? "";
  const known = headers.get(":error-message");
  const body = payload === "" && known !== undefined ? JSON.stringify({ message: known }) : payload;
  return { data: withName(event, body, named), raw: message, isFailure };
}

function readHeaders(bytes: Buffer): Map<string, string> {
  const headers = new Map<string, string>();
  for (let at = 0; at < bytes.length;) {
    const name = bytes.toString("utf8", at + 1, (at += 1 + (bytes[at] ?? 0)));
    const type = bytes[at++] ?? 0;
    const length = WITH_LENGTH.has(type) ? bytes.readUInt16BE((at += 2) - 2) : VALUE_BYTES[type];
    if (length === undefined || at + length > bytes.length)
      throw unreadable("A message of the upstream's stream has headers that cannot be read.");
    if (type === messages.text) headers.set(name, bytes.toString("utf8", at, at + length));
    at += length;
  }
  return headers;
}

/** Puts the name before the other members of a JSON object. */
function withName(event: string, payload: string, named: string): string {
  const first = `{${JSON.stringify(named)}:${JSON.stringify(event)}`;
  const rest = payload === "" ? "}" : payload.slice(1).trimStart();
  return rest.startsWith("}") ? `${first}}` : `${first},${rest}`;
}

/** The text of an event from its data, in which its name is the first member. */
export function messageText(data: string, named = ""): string {
  const from = `{${JSON.stringify(named)}:`.length;
  const end = endOfString(data, from);
  const event = JSON.parse(data.slice(from, end)) as string;
  const rest = data.slice(data[end] === "," ? end + 1 : end);
  // JSON has line ends only between its tokens.
  return `${event} {${rest}`.replace(/[\r\n]+/g, " ") + "\n";
}

/** Messages in the form in which they are written. */
export function textOfMessages(bytes: Buffer): string {
  return new EventMessages()
    .push(bytes)
    .map((message) => {
      const { data = "", isFailure } = readMessage(message);
      return (isFailure === true ? messages.failure : "") + messageText(data);
    })
    .join("");
}

function unreadable(message: string): UpstreamError {
  return new UpstreamError("unreadable", message);
}
