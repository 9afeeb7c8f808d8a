/** Why compressed bytes cannot be decompressed. */
export type ZstdFault = "damaged" | "too large" | "window too large";

/** Thrown when there is nothing more to read. */
export class ZstdError extends Error {
  constructor(readonly fault: ZstdFault) {
    super(`The bytes could not be inflated: ${fault}.`);
  }
}
