/** Failures of tools as texts: an object with the key `error` shows one. */
import { parseExact } from "./exact.js";
import type { Wire } from "./json.js";
import { asWire } from "./values.js";
export const FAILURE = "error";

/** The object that a text is. */
export function objectIn(words: string): Wire | undefined {
  if (!words.trimStart().startsWith("{")) return undefined;
  try {
    return asWire(parseExact(words));
  } catch {
    return undefined;
  }
}

/** Whether a text is an object with an error. */
export function showsFailure(words: string): boolean {
  return objectIn(words)?.[FAILURE] != null;
}
