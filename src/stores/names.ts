import { RefusedError } from "../config/refused.js";

/** A joiner after a sign of another script, as in Persian words or joined emoji, is a part of how it is written. */
const NAME = /^[^\s\p{C}](?:(?:\P{C}|(?<=[^\p{ASCII}\p{C}])\p{Join_Control}){0,98}[^\s\p{C}])?$/u;

/** In the path of an address they stand for the folder itself, and the one above. */
const STEPS: readonly string[] = [".", ".."];

/** The name that an operator gives, or an error with the rule that it breaks. */
export function checkedName(what: string, name: string): string {
  if (NAME.test(name)) return name;
  throw new RefusedError("unsound", `the name of a ${what} has 1 to 100 printable characters and no space at its ends`);
}

/** The name of something that has an address with its name in the path. */
export function checkedPathName(what: string, name: string): string {
  if (!STEPS.includes(name)) return checkedName(what, name);
  throw new RefusedError("unsound", `a ${what} cannot be named "${name}": it would have no address`);
}
