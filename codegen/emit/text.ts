/** How spec text becomes program text: as a quoted string, a checked name, or a comment that cannot end early. */
import { code, type Code, type Piece } from "../print/code.js";
import { wrapClauses } from "../print/wrap.js";

/** A text of so many characters at most is one string, which a search finds, though its line may be wide. */
const MOST_IN_ONE = 140;

/** A longer one is several strings, of a line each. */
const MOST_OF_SEVERAL = 110;

export function quote(text: string): string {
  return JSON.stringify(text)
    .replace(/\u2028/g, "\\u2028")
    .replace(/\u2029/g, "\\u2029");
}

/** A value as JSON has it; members may be undefined, which is nothing. */
export function literal(value: unknown): string {
  if (value === undefined) return "undefined";
  if (Array.isArray(value)) return `[${value.map(literal).join(", ")}]`;
  if (typeof value === "object" && value !== null)
    return `{ ${Object.entries(value)
      .map(([key, member]) => `${memberName(key)}: ${literal(member)}`)
      .join(", ")} }`;
  if (typeof value === "string") return quoteLong(value);
  const text = JSON.stringify(value);
  if (text === undefined) throw new TypeError(`A ${typeof value} is no value of a spec.`);
  return text;
}

/** A text as an expression: in pieces of a line each where it is long. */
export function quoteLong(text: string): string {
  return piecesOf(text).map(quote).join(" + ");
}

/** A text in the pieces that it is written in: one of a line each where it is long. */
function piecesOf(text: string): string[] {
  if (text.length <= MOST_IN_ONE) return [text];
  const pieces = wrapClauses(text, MOST_OF_SEVERAL - 1);
  return pieces.map((piece, index) => (index < pieces.length - 1 ? `${piece} ` : piece));
}

const identifier = /^[A-Za-z_$][\w$]*$/;

export function memberName(key: string): string {
  return identifier.test(key) ? key : quote(key);
}

export function access(object: Piece, key: string): Code {
  return identifier.test(key) ? code`${object}.${key}` : code`${object}[${quote(key)}]`;
}

export function comment(text: string): string {
  return `/** ${text.replace(/\s+/g, " ").replace(/\*\//g, "* /")} */`;
}

/** A name that no other has: members such as `is_new` and `isNew` would have the same. */
export function unused(name: string, taken: ReadonlySet<string>): string {
  let [found, number] = [name, 1];
  while (taken.has(found)) found = `${name}${(number += 1)}`;
  return found;
}

/** A word as the last argument of a call; nothing where there is none. */
export function lastArgument(word: string | undefined): string {
  return word === undefined ? "" : `, ${quote(word)}`;
}
