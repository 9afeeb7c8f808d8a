/** Answers that are compressed although that was not requested: decompressed as fast as they are read. */
import { pipeline, type Readable, type Transform } from "node:stream";
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

/**
 * The body itself where it is not compressed. Several encodings on top of each other are refused, because each
 * multiplies the size.
 */
export function inflated(body: Readable, header: string | undefined): Readable {
  const encoding = (header ?? "").trim().toLowerCase();
  if (encoding === "" || encoding === "identity") return body;
  const create = DECODERS.get(encoding);
  if (create === undefined) {
    body.on("error", () => undefined).destroy();
    throw new UpstreamError(
      "unreadable",
      "The upstream's answer is compressed in a way that the gateway does not understand.",
    );
  }
  // The reader gets errors from the decoder.
  return pipeline(body, create(), () => undefined);
}
