/** Collects a small body, whose length is known: all of it fits into memory at once, and only its end is awaited. */
import type { Readable } from "node:stream";

/** A longer body is read piece by piece, each when there is memory for it. */
const MOST_BYTES = 64 * 1024;

/** Whether a body with this content length is small. */
export function isSmall(declared: string | undefined): boolean {
  return declared !== undefined && Number(declared) <= MOST_BYTES;
}

/** Rejects with an error made of the cause when the body breaks off. */
export function collectSmall(body: Readable, errorOf: (cause: unknown) => unknown = (cause) => cause): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    const pieces: Buffer[] = [];
    const breakOff = (error = body.errored) => reject(errorOf(error ?? new Error("the body broke off")));
    if (body.destroyed) return breakOff();
    body
      .on("data", (piece: Buffer) => pieces.push(piece))
      .on("end", () => resolve(joined(pieces)))
      .on("error", breakOff)
      .on("close", () => {
        if (!body.readableEnded) breakOff();
      });
  });
}

/** Most bodies are one piece, which need not be copied. */
export function joined(pieces: readonly Buffer[]): Buffer {
  const [first] = pieces;
  return pieces.length === 1 && first !== undefined ? first : Buffer.concat(pieces);
}
