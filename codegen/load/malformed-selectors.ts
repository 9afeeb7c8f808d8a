/** Selectors that are misspelt: what is wrong between their brackets, and the path that was meant. */
import { printed } from "./former-lines.js";
import type { Pointer } from "./pointer.js";

interface Malformed {
  /** Empty if the brackets are as they should be. */
  readonly faults: readonly string[];
  readonly path: string;
}

/** A misspelling, what is wrong with it, and what is there in its place. */
type Spelling = readonly [wrong: RegExp, fault: (found: string) => string, meant: string];

const COMMA = 'conditions have "," between them';
const MEMBER = "<member>";
const WORD = "<word>";

/** Each works on the conditions that those before it leave behind. */
const spellings: readonly Spelling[] = [
  [/["']/g, () => "words in brackets have no quotes", ""],
  [/\s*(?:;|&+)\s*/g, (found) => `${COMMA}, not "${found}"`, ", "],
  [/\s*!=[^,]*/g, () => 'there is no "!=": a condition has the words that are meant', `=${WORD}|${WORD}`],
  [/\s*={2,}\s*/g, (found) => `a condition has one "=", not "${found}"`, "="],
  [/(?<=(?:^|,)\s*[\w$-]+)\s*:\s*(?=[^,=]*(?:,|$))/g, () => 'a condition has "=", not ":"', "="],
  [/\s+=\s*|=\s+(?=[^\s,])/g, () => 'a condition has no space beside "="', "="],
  [/(?<=[^\s,])\s+(?=[\w$-]+=)/g, () => `${COMMA}, not a space`, ", "],
  [/^\s*,\s*|\s*,\s*$/g, () => 'a "," has a condition on both sides', ""],
  [/^\s+|\s+$/g, () => "conditions have no space around them", ""],
  [/\s+,\s*|,\s{2,}/g, () => 'conditions have ", " between them', ", "],
  [/\|+(?=\||,|$)/g, () => 'a "|" has a word on both sides', ""],
  [/(?<=(?:^|, ?))=/g, () => 'a condition has a member before "="', `${MEMBER}=`],
  [/=(?=,|$)/g, () => 'a condition has a word behind "="', `=${WORD}`],
  [/(?<=(?:^|, ?)[A-Za-z_$][\w$-]*)(?=,|$)/g, () => 'a condition has "=" and a word', `=${WORD}`],
];

/** What is wrong with a path that a schema refuses; nothing where the schema knows no selectors. */
export function malformedSelector(
  name: string,
  path: unknown,
  pattern: string | undefined,
  pointer: Pointer,
): { readonly message: string; readonly hint: string } | undefined {
  if (typeof path !== "string" || pattern === undefined || !/[[\]]/.test(path)) return undefined;
  const allows = (text: string): boolean => new RegExp(pattern, "u").test(text);
  if (!allows("list[member=word]") || allows("list[member;word]")) return undefined;
  const { faults, path: meant } = mended(path);
  const [fault] = faults;
  if (fault === undefined) return undefined;
  const isWhole = allows(meant.replaceAll(/<(\w+)>/g, "$1"));
  return {
    message: `${name} has ${fault}`,
    hint: isWhole ? lineOf(pointer, meant) : "select items as in list[member=word].member, or all of them by list[]",
  };
}

/** The path that was meant, as far as it can be known. */
export function meantPath(path: string): string {
  return mended(path).path;
}

/** An item of a list has no key of its own. */
function lineOf(pointer: Pointer, path: string): string {
  const key = String(pointer.at(-1));
  return `write ${/^\d+$/.test(key) ? JSON.stringify(path) : printed({ [key]: path })}`;
}

function mended(path: string): Malformed {
  const faults: string[] = [];
  const closed = path.replace(/\[([^[\]]*)(\]?)/g, (written: string, inside: string, close: string) => {
    const end = close === "" ? inside.indexOf(".", inside.lastIndexOf("=") + 1) : -1;
    const held = end < 0 ? inside : inside.slice(0, end);
    if (close === "") faults.push(`"[${held}" without "]"`);
    return `[${conditions(held, written, faults)}]${inside.slice(held.length)}`;
  });
  if (/\]/.test(path.replace(/\[[^[\]]*\]/g, ""))) faults.push('"]" without "["');
  const joined = closed.replace(/\.\[/g, "[").replace(/\](?=[A-Za-z_$])/g, "].");
  if (joined !== closed) faults.push('a "." that is missing behind "]", or is there before "["');
  return { faults, path: joined };
}

function conditions(inside: string, written: string, faults: string[]): string {
  if (/^(?:\d+|\*)?$/.test(inside)) return inside;
  return spellings.reduce((text, [wrong, fault, meant]) => {
    const found = text.match(wrong)?.[0];
    if (found === undefined) return text;
    faults.push(`${JSON.stringify(written)}: ${fault(found.trim())}`);
    return text.replace(wrong, meant);
  }, inside);
}
