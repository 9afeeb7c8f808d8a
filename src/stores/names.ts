import { RefusedError } from "../config/refused.js";

const JOINING_SCRIPTS = [
  ...["Arabic", "Syriac", "Mongolian", "Nko", "Devanagari", "Bengali", "Gurmukhi", "Gujarati", "Oriya", "Tamil"],
  ...["Telugu", "Kannada", "Malayalam", "Sinhala", "Khmer", "Myanmar"],
];
const JOINED = JOINING_SCRIPTS.map((script) => `\\p{Script=${script}}`).join("");

/**
 * A joiner that is a part of how a word or an emoji is written: after a letter of a script that joins, or between two
 * emoji. Elsewhere it would hide in a name.
 */
export const JOINER =
  `(?:(?<=[${JOINED}]\\p{M}*)\\p{Join_Control}|` +
  "(?<=\\p{Extended_Pictographic}(?:\\ufe0f|\\p{Emoji_Modifier})?)\\u200d(?=\\p{Extended_Pictographic}))";

const NAME = new RegExp(`^[^\\s\\p{C}](?:(?:\\P{C}|${JOINER}){0,98}[^\\s\\p{C}])?$`, "u");

/** In the path of an address they stand for the folder itself, and the one above. */
const STEPS: readonly string[] = [".", ".."];

/** The name that an operator gives, or an error with the rule that it breaks. */
export function checkedName(what: string, name: string): string {
  if (NAME.test(name)) return name;
  throw new RefusedError("unsound", `the name of a ${what} has 1 to 100 printable characters and no space at its ends`);
}

/** A name in both ways to write letters with marks: composed, as it is stored, and apart, as some systems type them. */
export function spellingsOf(name: string): string[] {
  return [...new Set([name, name.normalize("NFC"), name.normalize("NFD")])];
}

/** The name of something that has an address with its name in the path. */
export function checkedPathName(what: string, name: string): string {
  if (!STEPS.includes(name)) return checkedName(what, name);
  throw new RefusedError("unsound", `a ${what} cannot be named "${name}": it would have no address`);
}
