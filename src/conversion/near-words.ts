/**
 * Finds words near a place in one text. Words that are nowhere take a look at all of it, and an answer may quote many
 * such words. So the characters that are looked at are limited. After that, places count as they were reported.
 */
const MOST_CHARACTERS = 32 * 1024 * 1024;

export class NearWords {
  #left = MOST_CHARACTERS;

  constructor(private readonly text: string) {}

  /** The place of these words that is nearest, or nothing where they are not. */
  nearest(words: string, from: number): number | undefined {
    if (this.#left <= 0) return undefined;
    const before = this.text.lastIndexOf(words, from);
    const after = this.text.indexOf(words, from);
    this.#left -= (before < 0 ? from : from - before) + (after < 0 ? this.text.length : after) - from;
    if (before < 0 || after < 0) return before < 0 && after < 0 ? undefined : Math.max(before, after);
    return after - from < from - before ? after : before;
  }
}
