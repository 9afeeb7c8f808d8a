/**
 * The body of an upstream's answer. A small one of known length is collected as it arrives: no stream is opened for it.
 * Others are read as fast as their reader takes them.
 */
import { finished, type Readable } from "node:stream";
import { joined } from "../bodies/collect-small.js";
import { andThen, type MaybePromise } from "../errors/maybe-promise.js";
import { asUpstreamError, type UpstreamError } from "./upstream-error.js";

export interface ReplyBody {
  /** All of it has been read, or nothing more will be. */
  readonly isClosed: boolean;
  onClose(listener: () => void): void;
  /** The next piece, often there at once, and nothing at the end. Fails with an `UpstreamError`. */
  next(): MaybePromise<Buffer | undefined>;
  /** The same piece, which is still the next one afterwards. */
  peek(): MaybePromise<Buffer | undefined>;
  /** That piece and the one after it, which are the next one then. Nothing at the end. */
  peekMore(): MaybePromise<Buffer | undefined>;
  /** Nobody will read the rest. */
  discard(): void;
}

/** What is left of a body that nobody reads may take so long, and be so long. */
const REST_MS = 1_000;
const LONGEST_REST = 64 * 1024;

export class SmallBody implements ReplyBody {
  readonly #pieces: Buffer[] = [];
  readonly #abort: () => void;
  #isClosed = false;
  #isTaken = false;
  #error: UpstreamError | undefined;
  #waiting: { resolve(bytes: Buffer): void; reject(error: Error): void } | undefined;
  #reading: Promise<Buffer> | undefined;
  #onClose: (() => void) | undefined;

  /** `abort` gives the answer up, which makes it fail. */
  constructor(abort: () => void) {
    this.#abort = abort;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  onClose(listener: () => void): void {
    const before = this.#onClose;
    this.#onClose = () => {
      before?.();
      listener();
    };
  }

  /** Often there at once: most small answers arrive with their head. */
  get bytes(): MaybePromise<Buffer> {
    if (this.#error !== undefined) return Promise.reject(this.#error);
    if (this.#isClosed) return joined(this.#pieces);
    this.#reading ??= new Promise((resolve, reject) => (this.#waiting = { resolve, reject }));
    return this.#reading;
  }

  next(): MaybePromise<Buffer | undefined> {
    if (this.#isTaken) return undefined;
    this.#isTaken = true;
    return this.bytes;
  }

  peek(): MaybePromise<Buffer | undefined> {
    return this.#isTaken ? undefined : this.bytes;
  }

  /** One piece is all. */
  peekMore(): undefined {
    return undefined;
  }

  /** The rest is short: the connection can be reused, unless it does not come. */
  discard(): void {
    if (this.#isClosed) return;
    const stop = setTimeout(this.#abort, REST_MS).unref();
    this.onClose(() => clearTimeout(stop));
  }

  add(piece: Buffer): void {
    this.#pieces.push(piece);
  }

  end(): void {
    this.#isClosed = true;
    this.#waiting?.resolve(joined(this.#pieces));
    this.#onClose?.();
  }

  fail(error: Error): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#error = asUpstreamError(error);
    this.#waiting?.reject(this.#error);
    this.#onClose?.();
  }
}

function nothing(): void {
  return undefined;
}

export class StreamedBody implements ReplyBody {
  readonly #stream: Readable;
  readonly #isDecoded: boolean;
  #isWatched = false;
  #peeked: Buffer | undefined;
  #end: { readonly error: UpstreamError | undefined } | undefined;
  #waiting: { resolve(piece: Buffer | undefined): void; reject(error: Error): void } | undefined;
  readonly #onReadable = () => {
    const piece = this.#waiting && this.#read();
    if (piece === undefined) return;
    this.#waiting?.resolve(piece);
    this.#waiting = undefined;
  };

  /** `isDecoded`: it is read through a decoder. */
  constructor(stream: Readable, isDecoded: boolean) {
    this.#stream = stream;
    this.#isDecoded = isDecoded;
  }

  get isClosed(): boolean {
    return this.#stream.closed;
  }

  onClose(listener: () => void): void {
    this.#stream.once("close", listener);
  }

  next(): MaybePromise<Buffer | undefined> {
    const peeked = this.#peeked;
    if (peeked === undefined) return this.#nextUnread();
    this.#peeked = undefined;
    return peeked;
  }

  peek(): MaybePromise<Buffer | undefined> {
    return andThen(this.#peeked ?? this.#nextUnread(), (piece) => (this.#peeked = piece));
  }

  peekMore(): MaybePromise<Buffer | undefined> {
    return andThen(this.#nextUnread(), (piece) => {
      if (piece === undefined) return undefined;
      return (this.#peeked = this.#peeked === undefined ? piece : joined([this.#peeked, piece]));
    });
  }

  #nextUnread(): MaybePromise<Buffer | undefined> {
    if (!this.#isWatched) this.#watch();
    const piece = this.#read();
    if (piece !== undefined) return piece;
    if (this.#end?.error !== undefined) return Promise.reject(this.#end.error);
    if (this.#end !== undefined) return undefined;
    return new Promise((resolve, reject) => (this.#waiting = { resolve, reject }));
  }

  #watch(): void {
    this.#isWatched = true;
    this.#stream.on("readable", this.#onReadable);
    finished(this.#stream, { writable: false }, (ended) => {
      const error = ended == null ? undefined : asUpstreamError(ended);
      this.#end = { error };
      if (error === undefined) this.#waiting?.resolve(undefined);
      else this.#waiting?.reject(error);
      this.#waiting = undefined;
    });
  }

  #read(): Buffer | undefined {
    return this.#stream.destroyed ? undefined : ((this.#stream.read() as Buffer | null) ?? undefined);
  }

  /** A short rest is read, so that the connection can be reused. */
  discard(): void {
    const stream = this.#stream;
    if (stream.closed) return;
    stream.on("error", nothing);
    if (stream.readableEnded) return;
    const stop = setTimeout(() => stream.destroy(), REST_MS).unref();
    stream.once("close", () => clearTimeout(stop));
    // Whoever waits for a piece reads the rest.
    if (this.#waiting !== undefined) return;
    // A stream with such a listener does not flow.
    stream.off("readable", this.#onReadable);
    if (this.#isDecoded) return void stream.destroy();
    let rest = 0;
    stream
      .on("data", (piece: Buffer) => {
        rest += piece.length;
        if (rest > LONGEST_REST) stream.destroy();
      })
      .resume();
  }
}
