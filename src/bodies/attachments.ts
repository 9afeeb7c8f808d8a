/**
 * Bytes that a body holds and nobody needs to look into: images of many megabytes. They stay where they were received, and
 * in the text a mark stands for them, until the text goes out again with the bytes in their places.
 */
import { randomBytes } from "node:crypto";

/** A body on its way out, in pieces that are made as they are sent. */
export interface Payload {
  readonly length: number;
  /** Its content type, where it is another than that of JSON. */
  readonly type?: string | undefined;
  pieces(): Iterable<Buffer>;
}

interface Enclosure {
  readonly bytes: Buffer;
  /** As they are, inside a text of JSON, or to be told in base64. */
  readonly as: "is" | "base64";
}

/** Nobody can guess it, so that no client's words are taken for a mark. */
const SECRET = randomBytes(12).toString("hex");
const MARK = new RegExp(String.raw`\\u0001held:${SECRET}:(\d+):(\d+)\\u0001`);
const LAST_MARK = new RegExp(String.raw`(?:\u0001|\\u0001)held:${SECRET}:\d+:(\d+)(?:\u0001|\\u0001)"?$`);
const MARK_IN_VALUE = new RegExp(String.raw`\u0001held:${SECRET}:(\d+):\d+\u0001`);
const LONGEST_MARK = 100;
/** Sent at a time; base64 takes three bytes at a time. */
const PIECE = 3 * 64 * 1024;

const NOTHING: Enclosure = { bytes: Buffer.alloc(0), as: "is" };

/** What the texts of one body leave out. */
export class Attachments {
  #all: Enclosure[] = [];

  /** Keeps bytes, and gives the mark that stands for them in a text. */
  add(bytes: Buffer, as: Enclosure["as"]): string {
    const length = lengthOf({ bytes, as });
    return `\u0001held:${SECRET}:${this.#all.push({ bytes, as }) - 1}:${length}\u0001`;
  }

  /** Keeps bytes that stand in no text, and gives the number by which they are found again. */
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
    // Every third is text, and after it come the number and the length of what follows.
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
        if (number !== undefined) yield* this.#told(number);
      }
    };
    return { length, pieces: pieces.bind(this) };
  }

  /** A text as it is in a value, in pieces, with the bytes in their places again as they are in JSON; it may be begun again. */
  textsOf(text: string): Iterable<string> {
    const split = text.split(MARK_IN_VALUE);
    const texts = function* (this: Attachments): Iterable<string> {
      for (const [index, piece] of split.entries()) {
        // Every second is a number.
        if (index % 2 === 0) yield piece;
        else for (const bytes of this.#told(Number(piece))) yield bytes.toString("latin1");
      }
    };
    return { [Symbol.iterator]: () => texts.call(this)[Symbol.iterator]() };
  }

  /** The bytes that are still to be told. */
  get size(): number {
    return this.#all.reduce((sum, { bytes }) => sum + bytes.length, 0);
  }

  /** What the marks in a text stand for was told, and will not be told again. */
  drop(text: string): void {
    for (const number of text.split(MARK).filter((_, index) => index % 3 === 1)) this.#all[Number(number)] = NOTHING;
  }

  /** Nothing will be told any more: whoever else holds of this call holds no bytes. */
  free(): void {
    this.#all = [];
  }

  *#told(number: number): Iterable<Buffer> {
    const isPlain = this.#all[number]?.as === "is";
    for (const piece of piecesOf(this.get(number)))
      yield isPlain ? piece : Buffer.from(piece.toString("base64"), "latin1");
  }
}

/** A buffer piece by piece, so that it is sent as fast as it is read. */
export function* piecesOf(bytes: Buffer): Iterable<Buffer> {
  for (let at = 0; at < bytes.length; at += PIECE) yield bytes.subarray(at, at + PIECE);
}

/** How long a text is with what its mark stands for, if it ends in one. */
export function wholeLength(text: string): number {
  const [mark, length] = LAST_MARK.exec(text.slice(-LONGEST_MARK)) ?? [];
  return mark === undefined ? text.length : text.length - mark.replace(/"$/, "").length + Number(length);
}

function lengthOf({ bytes, as }: Enclosure): number {
  return as === "is" ? bytes.length : 4 * Math.ceil(bytes.length / 3);
}
