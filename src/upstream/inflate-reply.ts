/** Answers that are compressed although that was not requested: decompressed as fast as they are read. */
import { pipeline, type Readable, Transform } from "node:stream";
import * as zlib from "node:zlib";
import { UpstreamError } from "./upstream-error.js";

/** Newer Node versions have it. */
const { createZstdDecompress } = zlib as { readonly createZstdDecompress?: () => Transform };

const DECODERS: ReadonlyMap<string, () => Transform> = new Map([
  ["gzip", () => zlib.createGunzip()],
  ["x-gzip", () => zlib.createGunzip()],
  ["deflate", () => zlib.createInflate()],
  ["br", () => zlib.createBrotliDecompress()],
  ...(createZstdDecompress === undefined ? [] : [["zstd", createZstdDecompress] as const]),
]);

/** Hosts send `none` against compression on the way, and some the name of the charset. Neither is an encoding. */
const NOT_COMPRESSED = new Set(["", "identity", "none", "utf-8", "utf8"]);

/**
 * Opens the decoder of an answer. Nothing where it is not compressed. Several encodings on top of each other are
 * refused, because each multiplies the size. What is refused fails its reader alone: the status counts all the same.
 */
export function decoderFor(header: string | string[] | undefined): (() => Transform) | undefined {
  if (header === undefined) return undefined;
  // Several lines of one header are one list.
  const encoding = (Array.isArray(header) ? header.join(", ") : header).trim().toLowerCase();
  if (NOT_COMPRESSED.has(encoding)) return undefined;
  return DECODERS.get(encoding) ?? openRefusal;
}

function openRefusal(): Transform {
  return new Transform({
    transform: (_piece, _encoding, done) =>
      done(
        new UpstreamError(
          "unreadable",
          "The upstream's answer is compressed in a way that the gateway does not understand.",
        ),
      ),
  });
}

/** The reader gets errors of the body from the decoder. */
export function inflated(body: Readable, decoder: Transform): Readable {
  return pipeline(body, decoder, () => undefined);
}
