/**
 * Removes a vendor's request IDs from its texts: clients cannot use them, and they would show which vendor was called.
 */
import { REMOVED } from "./scrub.js";

/** How such an ID is named in a sentence, as a member or as a header. */
const KIND = "(?:request|req|trace|span|correlation|activity|invocation|log|ray)";
const NAME = String.raw`(?<![a-z0-9])(?:[a-z]{1,12}[-_]){0,3}${KIND}[\s_-]?id(?![a-z0-9])`;
const QUOTE = "[\"'`<]?";
/** What connects the name and the ID. */
const LEAD = String.raw`${QUOTE}(?:\s{0,3}[:=#]\s{0,3}|\s{1,3}is:?\s{1,3}|\s{1,3})${QUOTE}`;
const PHRASE = new RegExp(String.raw`(${NAME}${LEAD})([\w.:/+=~-]{1,200}\b)…?`, "gi");

/** Without its ID the phrase is removed: in its own brackets, and at the end of the text. */
const EMPTY = String.raw`${NAME}${LEAD}\[removed\]`;
const IN_BRACKETS = new RegExp(
  String.raw`\s{0,3}(?:\(\s?${EMPTY}(?:[\s,;]{1,3}${EMPTY}){0,3}\s?\)|\[\s?${EMPTY}(?:[\s,;]{1,3}${EMPTY}){0,3}\s?\])`,
  "gi",
);
const AT_THE_END = new RegExp(
  String.raw`(?:^|(?<=[.!?)\]'"])\s{1,3}|\s{0,3}[,;|–-]\s{0,3}|\s?\n\s?)` +
    String.raw`${EMPTY}(?:[\s,;|.]{1,4}${EMPTY}){0,3}[\s.]{0,3}$`,
  "i",
);

export function withoutRequestIds(words: string): string {
  const bare = words.replace(PHRASE, (phrase: string, lead: string, id: string) =>
    isId(id, lead) ? `${lead}${REMOVED}` : phrase,
  );
  return bare === words ? words : bare.replace(IN_BRACKETS, "").replace(AT_THE_END, "");
}

/** After only a space it may be any word. */
function isId(word: string, lead: string): boolean {
  return /\d/.test(word) && (word.length >= SHORTEST_UNTOLD || /[:=#]["'`<]?\s*["'`<]?$|\bis:?\s+["'`<]?$/i.test(lead));
}

const SHORTEST_UNTOLD = 8;
