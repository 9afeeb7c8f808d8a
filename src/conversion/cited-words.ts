/**
 * The words that citations are about. Without a place, a citation is about all of its text, and an answer may have many
 * of those. So the characters are limited. After that, citations have no words.
 */
const MOST_CHARACTERS = 8 * 1024 * 1024;

interface Place {
  readonly start?: number | undefined;
  readonly end?: number | undefined;
}

const left = new WeakMap<object, number>();

/** `answer`: the object that all citations of one answer share. */
export function wordsOf(text: string, { start, end }: Place, answer: object): string | undefined {
  const words = text.slice(start, end);
  const rest = (left.get(answer) ?? MOST_CHARACTERS) - words.length;
  left.set(answer, Math.max(0, rest));
  return rest < 0 ? undefined : words;
}
