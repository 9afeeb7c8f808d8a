import { codeOf } from "./error-code.js";

/** The code of what an error began with, such as `ECONNREFUSED` or `CERT_HAS_EXPIRED`. Nothing where none has one. */
export function rootCodeOf(error: unknown): string | undefined {
  let found: string | undefined;
  let one = error;
  // A cause may be its own cause.
  for (let depth = 0; one instanceof Error && depth < DEEPEST; depth += 1) {
    found = codeOf(one) ?? found;
    one = one.cause;
  }
  return found;
}

const DEEPEST = 8;
