/** Guesses the intended word for a mistyped one. */
import type { About } from "./problem.js";

/** More names than this in a hint help nobody. */
const mostNames = 12;

/** A hint that names the nearest known word, or all known words. */
export function hintFor(word: string, known: Iterable<string>): string | undefined {
  const words = [...new Set(known)];
  const near = nearest(word, words);
  if (near !== undefined) return `did you mean "${near}"?`;
  if (words.length === 0) return undefined;
  return `known here: ${words.slice(0, mostNames).join(", ")}${words.length > mostNames ? ", …" : ""}`;
}

/** What a problem with a word that is not known is about. */
export function misspelt(word: string, known: Iterable<string>): About {
  return { written: word, meant: nearest(word, known) };
}

/** The known word that differs least, when it differs little: by up to two letters, and less than half of them. */
export function nearest(word: string, known: Iterable<string>): string | undefined {
  let best: { readonly name: string; readonly steps: number } | undefined;
  for (const name of known) {
    if (Math.abs(name.length - word.length) > 2) continue;
    const steps = distance(name, word);
    if (steps <= 2 && steps * 2 < Math.max(name.length, word.length) && steps < (best?.steps ?? 3))
      best = { name, steps };
  }
  return best?.name;
}

/** How many letters must be put in, taken out, changed or swapped to make one word of the other. */
function distance(left: string, right: string): number {
  let before: number[] = [];
  let row = Array.from({ length: right.length + 1 }, (_unused, index) => index);
  for (let i = 1; i <= left.length; i++) {
    const next = [i];
    for (let j = 1; j <= right.length; j++) {
      const cost = left[i - 1] === right[j - 1] ? 0 : 1;
      const steps = Math.min((next[j - 1] ?? 0) + 1, (row[j] ?? 0) + 1, (row[j - 1] ?? 0) + cost);
      const isSwap = i > 1 && j > 1 && left[i - 1] === right[j - 2] && left[i - 2] === right[j - 1];
      next.push(isSwap ? Math.min(steps, (before[j - 2] ?? 0) + 1) : steps);
    }
    before = row;
    row = next;
  }
  return row[right.length] ?? 0;
}
