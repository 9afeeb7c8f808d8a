/** Failures of tools as texts: an object with the key `error` shows one. */
import { parseObject } from "./exact.js";
import type { Wire } from "./json.js";

export const FAILURE = "error";

/** The object that a text is. */
export function objectIn(words: string): Wire | undefined {
  return words.trimStart().startsWith("{") ? parseObject(words) : undefined;
}

/** Whether a text is an object with an error. */
export function showsFailure(words: string): boolean {
  return objectIn(words)?.[FAILURE] != null;
}
