/** Bodies that come compressed: inflated piece by piece, so that a small one cannot become large unseen. */
import { pipeline } from "node:stream/promises";
import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import { collect } from "./collect.js";
import { ClientGoneError, GatewayError } from "../errors/gateway-error.js";
import { inflateZstd, ZstdError } from "./zstd.js";
import { WINDOW_LOG } from "./zstd-decoder.js";

export interface InflateOptions {
  readonly limit: number;
  /** Asked before compressed bytes are kept. */
  hold(bytes: number): Promise<void> | undefined;
  tooLarge(): Error;
}

/** Opens a body; its pieces end early when they are told to stop. */
export type OpenBody = (stop: AbortSignal) => AsyncIterable<Buffer>;

type Inflate = (open: OpenBody, encoding: string, options: InflateOptions) => AsyncIterable<Buffer>;

/** Newer versions of the runtime have one. */
const { createZstdDecompress } = zlib as {
  readonly createZstdDecompress?: (options: { readonly params: Readonly<Record<number, number>> }) => Transform;
};
/** `ZSTD_d_windowLogMax`, which the types of older versions do not know. */
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

/** How a body is compressed, in small letters; nothing where it is not. */
export function encodingOf(header: string | undefined): string | undefined {
  const encoding = (header ?? "").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return undefined;
  if (DECODERS.has(encoding)) return encoding;
  throw new GatewayError("unsupported_media_type", `The content encoding must be one of ${ACCEPTED}, or none.`);
}

/** The pieces of a body as they were before it was compressed. */
export function inflate(open: OpenBody, encoding: string, options: InflateOptions): AsyncIterable<Buffer> {
  const decoder = DECODERS.get(encoding);
  if (decoder === undefined) throw new RangeError(`There is no decoder of ${encoding}.`);
  return decoder((stop) => within(open(stop), options), encoding, options);
}

/** What inflates to nothing could come for ever. */
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
      // A refusal waits for nothing that the client has yet to send.
      stopping.abort();
      decoder.destroy();
      await feeding;
    }
  };
}

/** The runtime's own decoders work as bytes come; this is for runtimes that have none. */
async function* whole(open: OpenBody, encoding: string, options: InflateOptions): AsyncGenerator<Buffer> {
  const { limit, hold, tooLarge } = options;
  // Held twice while they are handed over.
  const bounds = { declared: undefined, limit, hold: (bytes: number) => hold(2 * bytes), tooLarge };
  const compressed = await collect(open(new AbortController().signal), bounds);
  try {
    yield* inflateZstd(compressed, limit);
  } catch (error) {
    if (!(error instanceof ZstdError)) throw error;
    throw error.fault === "too large" ? tooLarge() : damaged(encoding, error);
  }
}

/** As the runtime's own decoder calls it. */
const TOO_FAR = "ZSTD_error_frameParameter_windowTooLarge";

function damaged(encoding: string, cause: unknown): GatewayError {
  const tooFar = cause instanceof ZstdError ? cause.fault === "window too large" : codeOf(cause) === TOO_FAR;
  const words = tooFar ? "needs a window of more than 8 MiB" : `is not valid ${encoding}`;
  return new GatewayError("invalid_request", `The request body ${words}.`, {}, { cause });
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
