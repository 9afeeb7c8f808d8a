/**
 * Finds words near a place in one text. Words that are nowhere take a look at all of it, and an answer may quote many
 * such words. So the characters that are looked at are limited. After that, places count as they were reported.
 */
const MOST_CHARACTERS = 32 * 1024 * 1024;

/** So many characters are searched for, and the others compared where these are: a text may repeat itself. */
const BEGINNING = 16;

const STEPS = {
  before: { search: "lastIndexOf", step: -1 },
  after: { search: "indexOf", step: 1 },
} as const;

export class NearWords {
  #left = MOST_CHARACTERS;

  constructor(private readonly text: string) {}

  /** The place of these words that is nearest, or nothing where they are not. */
  nearest(words: string, from: number): number | undefined {
    const before = this.#next("before", words, from);
    const after = this.#next("after", words, from);
    if (before === undefined || after === undefined) return before ?? after;
    return after - from < from - before ? after : before;
  }

  #next(side: keyof typeof STEPS, words: string, from: number): number | undefined {
    const { search, step } = STEPS[side];
    const beginning = words.slice(0, BEGINNING);
    // A search to the left of the text would begin at its first character again.
    for (let place = Math.max(from, 0); place >= 0 && this.#left > 0;) {
      const found = this.text[search](beginning, place);
      const end = found < 0 && step > 0 ? this.text.length : found;
      this.#left -= Math.abs(end - place) + words.length;
      if (found < 0) return undefined;
      if (this.text.startsWith(words, found)) return found;
      place = found + step;
    }
    return undefined;
  }
}
