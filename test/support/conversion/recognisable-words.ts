/** Words of values by which they are found in what was sent. */
import type { Json, Wire } from "../../../src/registry.js";

/** Whether a value has words of which none is there. */
export function isMissing(value: Json, sent: Wire): boolean {
  const words = wordsIn(value);
  return words.length > 0 && !hasAnyOf(words, sent);
}

export function hasAnyOf(words: readonly string[], sent: Wire): boolean {
  const text = JSON.stringify(sent);
  return words.some((word) => text.includes(word));
}

export function wordsIn(value: Json): string[] {
  return JSON.stringify(value).match(/[a-z]{14}/g) ?? [];
}
