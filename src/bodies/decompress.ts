/** Compressed bodies. They are decompressed in chunks, so that the limit is checked while a body grows. */
import { pipeline } from "node:stream/promises";
import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import { codeOf } from "../errors/error-code.js";
import { collect } from "./collect.js";
import { ClientGoneError, GatewayError } from "../errors/gateway-error.js";
import { inflateZstd } from "./zstd.js";
import { ZstdError } from "./zstd-error.js";
import { FrameScanner, WINDOW_LOG } from "./zstd-frames.js";

export interface InflateOptions {
  readonly limit: number;
  /** Called before compressed bytes are kept. */
  hold(bytes: number): Promise<void> | undefined;
  /** Reserves memory for all decompressed bytes, where their number is declared. */
  reserve(bytes: number): Promise<void> | undefined;
  tooLarge(): Error;
}

/** Opens a body. Its chunks end early at the signal. */
export type OpenBody = (stop: AbortSignal) => AsyncIterable<Buffer>;

type Inflate = (open: OpenBody, encoding: string, options: InflateOptions) => AsyncIterable<Buffer>;

/** Newer Node versions have it. */
const { createZstdDecompress } = zlib as {
  readonly createZstdDecompress?: (options: { readonly params: Readonly<Record<number, number>> }) => Transform;
};
/** `ZSTD_d_windowLogMax`, which the types of older Node versions do not contain. */
const WINDOW_LOG_MAX = 100;
const ZSTD_OPTIONS = { params: { [WINDOW_LOG_MAX]: WINDOW_LOG } };

const gunzip = through(() => zlib.createGunzip());
const DECODERS: ReadonlyMap<string, Inflate> = new Map<string, Inflate>([
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  ["deflate", through(() => zlib.createInflate())],
  ["br", through(() => zlib.createBrotliDecompress())],
  ["zstd", createZstdDecompress === undefined ? whole : through(() => createZstdDecompress(ZSTD_OPTIONS))],
]);
const ACCEPTED = "gzip, deflate, br, zstd";

/** The encoding of a body in lower case. Nothing where it is not compressed. */
export function encodingOf(header: string | undefined): string | undefined {
  const encoding = (header ?? "").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return undefined;
  if (DECODERS.has(encoding)) return encoding;
  throw new GatewayError("unsupported_media_type", `The content encoding must be one of ${ACCEPTED}, or none.`);
}

/** The decompressed chunks of a body. */
export function inflate(open: OpenBody, encoding: string, options: InflateOptions): AsyncIterable<Buffer> {
  const decoder = DECODERS.get(encoding);
  if (decoder === undefined) throw new RangeError(`There is no decoder of ${encoding}.`);
  return decoder((stop) => within(open(stop), options), encoding, options);
}

/** Input that decompresses to nothing could come for ever. */
async function* within(pieces: AsyncIterable<Buffer>, { limit, tooLarge }: InflateOptions): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const piece of pieces) {
    size += piece.length;
    if (size > limit) throw tooLarge();
    yield piece;
  }
}

function through(create: () => Transform): Inflate {
  return async function* (open, encoding) {
    const decoder = create();
    const stopping = new AbortController();
    const feeding = pipeline(open(stopping.signal), decoder).catch(() => undefined);
    try {
      yield* decoder as AsyncIterable<Buffer>;
    } catch (error) {
      throw error instanceof GatewayError || error instanceof ClientGoneError ? error : damaged(encoding, error);
    } finally {
      // A refusal does not wait for the rest of the body.
      stopping.abort();
      decoder.destroy();
      await feeding;
    }
  };
}

/**
 * Node's own decoders work chunk by chunk; this is for Node versions without zstd. Frame heads are checked as they
 * arrive. Damage between them is found when the body is complete.
 */
async function* whole(open: OpenBody, encoding: string, options: InflateOptions): AsyncGenerator<Buffer> {
  const { limit, hold, reserve, tooLarge } = options;
  // The bytes are held twice while they are passed to the decoder.
  const bounds = { declared: undefined, limit, hold: (size: number) => hold(2 * size), tooLarge };
  const scanner = new FrameScanner(limit);
  try {
    const bytes = await collect(scanned(open(new AbortController().signal), scanner), bounds);
    const sizes = scanner.end();
    // Memory is reserved before a thread is taken, because threads are few.
    await reserve(Math.min(sizes.most, limit));
    yield* inflateZstd({ bytes, sizes, limit });
  } catch (error) {
    if (!(error instanceof ZstdError)) throw error;
    throw error.fault === "too large" ? tooLarge() : damaged(encoding, error);
  }
}

async function* scanned(pieces: AsyncIterable<Buffer>, scanner: FrameScanner): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    scanner.push(piece);
    yield piece;
  }
}

/** The error code of Node's own decoder. */
const TOO_FAR = "ZSTD_error_frameParameter_windowTooLarge";

function damaged(encoding: string, cause: unknown): GatewayError {
  const tooFar = cause instanceof ZstdError ? cause.fault === "window too large" : codeOf(cause) === TOO_FAR;
  const words = tooFar ? "needs a window of more than 8 MiB" : `is not valid ${encoding}`;
  return new GatewayError("invalid_request", `The request body ${words}.`, {}, { cause });
}
