import { RefusedError } from "../config/refused.js";

const NAME = /^[^\s\p{C}](?:\P{C}{0,98}[^\s\p{C}])?$/u;

/** The name that an operator gives, or an error with the rule that it breaks. */
export function checkedName(what: string, name: string): string {
  if (NAME.test(name)) return name;
  throw new RefusedError("unsound", `the name of a ${what} has 1 to 100 printable characters and no space at its ends`);
}
