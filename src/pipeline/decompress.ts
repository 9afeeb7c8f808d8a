/** Bodies that come compressed: inflated piece by piece, so that a small one cannot become large unseen. */
import { pipeline } from "node:stream/promises";
import type { Transform } from "node:stream";
import * as zlib from "node:zlib";
import { collect } from "../upstream/collect.js";
import { ClientGone, GatewayError } from "./gateway-error.js";
import { inflateZstd } from "./zstd.js";

export interface InflateOptions {
  readonly limit: number;
  /** Asked before compressed bytes are kept. */
  hold(bytes: number): Promise<void> | undefined;
  tooLarge(): Error;
}

type Inflate = (pieces: AsyncIterable<Buffer>, encoding: string, options: InflateOptions) => AsyncIterable<Buffer>;

/** Newer versions of the runtime have one. */
const { createZstdDecompress } = zlib as { readonly createZstdDecompress?: () => Transform };

const gunzip = through(() => zlib.createGunzip());
const DECODERS: ReadonlyMap<string, Inflate> = new Map<string, Inflate>([
  ["gzip", gunzip],
  ["x-gzip", gunzip],
  ["deflate", through(() => zlib.createInflate())],
  ["br", through(() => zlib.createBrotliDecompress())],
  ["zstd", createZstdDecompress === undefined ? whole : through(createZstdDecompress)],
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
export function inflate(pieces: AsyncIterable<Buffer>, encoding: string, options: InflateOptions): AsyncIterable<Buffer> {
  const decoder = DECODERS.get(encoding);
  if (decoder === undefined) throw new RangeError(`There is no decoder of ${encoding}.`);
  return decoder(within(pieces, options), encoding, options);
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
  return async function* (pieces, encoding) {
    const decoder = create();
    const feeding = pipeline(pieces, decoder).catch(() => undefined);
    try {
      yield* decoder as AsyncIterable<Buffer>;
    } catch (error) {
      throw error instanceof GatewayError || error instanceof ClientGone ? error : damaged(encoding, error);
    } finally {
      decoder.destroy();
      await feeding;
    }
  };
}

/** The runtime's own decoders work aside from the event loop; this one is for runtimes that have none. */
async function* whole(pieces: AsyncIterable<Buffer>, encoding: string, { limit, hold, tooLarge }: InflateOptions): AsyncGenerator<Buffer> {
  const compressed = await collect(pieces, { declared: undefined, limit, hold, tooLarge });
  const inflated = await inflateZstd(compressed, limit);
  if (inflated === "too large") throw tooLarge();
  if (inflated === "damaged") throw damaged(encoding);
  yield inflated.bytes;
}

function damaged(encoding: string, cause?: unknown): GatewayError {
  return new GatewayError("invalid_request", `The request body is not valid ${encoding}.`, {}, { cause });
}
