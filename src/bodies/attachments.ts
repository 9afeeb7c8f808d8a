/**
 * The bytes in a body that no code here needs to parse: images of many megabytes. They stay in the received buffer, and
 * placeholders replace them in the text. When the text is sent, the bytes take the places of the placeholders.
 */
import { randomBytes } from "node:crypto";

/** A body to send, in pieces that are made as they are sent. */
export interface Payload {
  readonly length: number;
  /** Its content type, unless it is JSON. */
  readonly type?: string | undefined;
  pieces(): Iterable<Buffer>;
}

interface Enclosure {
  readonly bytes: Buffer;
  /** Raw, for JSON text, or to be encoded in base64. */
  readonly as: "is" | "base64";
}

/** It cannot be guessed, so that no client's text is taken for a placeholder. */
const SECRET = randomBytes(12).toString("hex");
const MARK = new RegExp(String.raw`\\u0001held:${SECRET}:(\d+):(\d+)\\u0001`);
const LAST_MARK = new RegExp(String.raw`(?:\u0001|\\u0001)held:${SECRET}:\d+:(\d+)(?:\u0001|\\u0001)"?$`);
const MARK_IN_VALUE = new RegExp(String.raw`\u0001held:${SECRET}:(\d+):\d+\u0001`);
const LONGEST_MARK = 100;
/** How much is sent at a time. Base64 encodes three bytes at a time. */
const PIECE = 3 * 64 * 1024;

const NOTHING: Enclosure = { bytes: Buffer.alloc(0), as: "is" };

/** The bytes that the texts of one body leave out. */
export class Attachments {
  #all: Enclosure[] = [];

  /** Keeps bytes, and returns their placeholder. */
  add(bytes: Buffer, as: Enclosure["as"]): string {
    const length = lengthOf({ bytes, as });
    return `\u0001held:${SECRET}:${this.#all.push({ bytes, as }) - 1}:${length}\u0001`;
  }

  /** Keeps bytes without a placeholder, and returns their number. */
  keep(bytes: Buffer): number {
    return this.#all.push({ bytes, as: "is" }) - 1;
  }

  get(number: number): Buffer {
    const enclosure = this.#all[number];
    if (enclosure === undefined) throw new RangeError("What was enclosed is gone.");
    return enclosure.bytes;
  }

  /** JSON text with the bytes in their places again. */
  fill(text: string): Payload {
    // The split gives a text, a number and a length in turn.
    const split = text.split(MARK);
    const texts = split.filter((_, index) => index % 3 === 0).map((piece) => Buffer.from(piece));
    const numbers = split.filter((_, index) => index % 3 === 1).map(Number);
    const lengths = split.filter((_, index) => index % 3 === 2).map(Number);
    const length =
      texts.reduce((sum, piece) => sum + piece.length, 0) + lengths.reduce((sum, attachments) => sum + attachments, 0);
    const pieces = function* (this: Attachments): Iterable<Buffer> {
      for (const [index, piece] of texts.entries()) {
        yield piece;
        const number = numbers[index];
        if (number !== undefined) yield* this.#take(number);
      }
    };
    return { length, pieces: pieces.bind(this) };
  }

  /** A string value in pieces, with the bytes in their places again, in their JSON form. It can be iterated again. */
  textsOf(text: string): Iterable<string> {
    const split = text.split(MARK_IN_VALUE);
    const texts = function* (this: Attachments): Iterable<string> {
      for (const [index, piece] of split.entries()) {
        // Every second piece is a number.
        if (index % 2 === 0) yield piece;
        else for (const bytes of this.#take(Number(piece))) yield bytes.toString("latin1");
      }
    };
    return { [Symbol.iterator]: () => texts.call(this)[Symbol.iterator]() };
  }

  /** The number of bytes that are still to be sent. */
  get size(): number {
    return this.#all.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** Drops the bytes of the placeholders in a text, which were sent. */
  drop(text: string): void {
    for (const number of text.split(MARK).filter((_, index) => index % 3 === 1)) this.#all[Number(number)] = NOTHING;
  }

  /** Drops all bytes, even if other references to this call remain. */
  free(): void {
    this.#all = [];
  }

  *#take(number: number): Iterable<Buffer> {
    const isPlain = this.#all[number]?.as === "is";
    for (const piece of piecesOf(this.get(number)))
      yield isPlain ? piece : Buffer.from(piece.toString("base64"), "latin1");
  }
}

/** A buffer in pieces, so that it is sent as fast as it is read. */
export function* piecesOf(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** The length of a text including the bytes of the placeholder at its end, if there is one. */
export function wholeLength(text: string): number {
  const [mark, length] = LAST_MARK.exec(text.slice(-LONGEST_MARK)) ?? [];
  return mark === undefined ? text.length : text.length - mark.replace(/"$/, "").length + Number(length);
}

function lengthOf({ bytes, as }: Enclosure): number {
  return as === "is" ? bytes.length : 4 * Math.ceil(bytes.length / 3);
}
