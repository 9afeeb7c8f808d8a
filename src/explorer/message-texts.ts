/**
 * Reads the binary messages of event streams by the means of every browser, and shows each as a line with its name and
 * its JSON. Checksums are those of the transport here: what came is shown as it came.
 */
import { messages } from "../conversion/stream/message-layout.js";
import type { TextReader } from "./playground-contract.js";

const HEADERS_LENGTH_AT = 4;
/** The bytes of header values, by the number of their type. */
const VALUE_BYTES: Readonly<Record<number, number>> = { 0: 0, 1: 0, 2: 1, 3: 2, 4: 4, 5: 8, 8: 8, 9: 16 };
const BYTES = 6;
const FAILURES: Readonly<Record<string, string>> = { exception: ":exception-type", error: ":error-code" };

const decoder = new TextDecoder();

export class MessageTexts implements TextReader {
  #rest = new Uint8Array(0);

  push(bytes: Uint8Array): string {
    this.#rest = joined(this.#rest, bytes);
    let text = "";
    for (let length = lengthOf(this.#rest); length <= this.#rest.length; length = lengthOf(this.#rest)) {
      text += lineOf(this.#rest.subarray(0, length));
      this.#rest = this.#rest.slice(length);
    }
    return text;
  }

  /** A message that is not complete is lost. */
  end(): string {
    return "";
  }
}

function joined(one: Uint8Array, other: Uint8Array): Uint8Array<ArrayBuffer> {
  const both = new Uint8Array(one.length + other.length);
  both.set(one);
  both.set(other, one.length);
  return both;
}

/** Of the first message. It is infinite until that is known. */
function lengthOf(bytes: Uint8Array): number {
  if (bytes.length < messages.prelude) return Infinity;
  const length = viewOf(bytes).getUint32(0);
  if (length < messages.prelude + messages.checksum) throw new Error("The stream is none of binary messages.");
  return length;
}

function lineOf(message: Uint8Array): string {
  const from = messages.prelude + viewOf(message).getUint32(HEADERS_LENGTH_AT);
  const headers = readHeaders(message.subarray(messages.prelude, from));
  const payload = decoder.decode(message.subarray(from, message.length - messages.checksum)).trim();
  const failure = FAILURES[headers.get(":message-type") ?? ""];
  const name = headers.get(failure ?? ":event-type") ?? "";
  const known = JSON.stringify({ message: headers.get(":error-message") });
  // JSON has line ends only between its tokens.
  const json = (payload === "" ? known : payload).replace(/[\r\n]+/g, " ");
  return `${failure === undefined ? "" : messages.failure}${name} ${json}\n`;
}

function readHeaders(bytes: Uint8Array): ReadonlyMap<string, string> {
  const view = viewOf(bytes);
  const headers = new Map<string, string>();
  for (let at = 0; at < bytes.length;) {
    const nameEnd = at + 1 + view.getUint8(at);
    const name = decoder.decode(bytes.subarray(at + 1, nameEnd));
    const type = view.getUint8(nameEnd);
    const hasLength = type === messages.text || type === BYTES;
    const start = nameEnd + 1 + (hasLength ? 2 : 0);
    const end = start + (hasLength ? view.getUint16(start - 2) : (VALUE_BYTES[type] ?? Infinity));
    if (type === messages.text) headers.set(name, decoder.decode(bytes.subarray(start, end)));
    at = end;
  }
  return headers;
}

function viewOf(bytes: Uint8Array): DataView {
  return new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
}
