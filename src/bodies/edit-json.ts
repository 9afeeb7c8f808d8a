/** Changes single values in JSON text and touches no other byte. */
import { endOfString, endOfValue, keyAt, skipSpace } from "./scan-json.js";

type Path = readonly string[];

interface Member {
  readonly start: number;
  readonly end: number;
}

/** A value, and the place of its key. */
interface Keyed extends Member {
  readonly key: number;
}

interface Found {
  /** The value of the requested key. Of several the last one counts, as in parsers. */
  readonly member: Keyed | undefined;
  /** The place after the last member, where another can be put. */
  readonly last: number;
  readonly isEmpty: boolean;
}

/**
 * Replaces the value at a path, where there is one. The new value is JSON text. A star matches every item of a list,
 * and there only strings are replaced.
 */
export function replaceValue(text: string, path: Path, value: string): string {
  return path.includes(EACH) ? replaceEach(text, path, value) : replaceOne(text, path, value);
}

function replaceOne(text: string, path: Path, value: string): string {
  let member: Member = { start: skipSpace(text, 0), end: text.length };
  for (const key of path) {
    if (text[member.start] !== "{") return text;
    const found = findMember(text, member.start, key).member;
    if (found === undefined) return text;
    member = found;
  }
  return put(text, member, value);
}

const EACH = "*";

/** Most texts contain no such value, which a search shows quickly. */
function replaceEach(text: string, path: Path, value: string): string {
  if (path.some((key) => key !== EACH && !text.includes(`"${key}"`))) return text;
  const pieces: string[] = [];
  let at = 0;
  for (const { start, end } of everyMember(text, { start: skipSpace(text, 0), end: text.length }, path)) {
    if (text[start] !== '"') continue;
    pieces.push(text.slice(at, start), value);
    at = end;
  }
  return pieces.join("") + text.slice(at);
}

/** All values that a path matches, in the order of the text. */
function everyMember(text: string, member: Member, [key, ...rest]: Path): Member[] {
  if (key === undefined) return [member];
  if (key === EACH) return [...itemsOf(text, member.start)].flatMap((item) => everyMember(text, item, rest));
  const found = text[member.start] === "{" ? findMember(text, member.start, key).member : undefined;
  return found === undefined ? [] : everyMember(text, found, rest);
}

/** Removes a member of an object, if it exists, with its comma. */
export function removeMember(text: string, key: string): string {
  return removeAt(text, [key]);
}

/** Removes a member of the object at a path. */
export function removeAt(text: string, path: Path): string {
  const member = findAt(text, path);
  if (member === undefined) return text;
  const after = skipSpace(text, member.end);
  if (text[after] === ",") return put(text, { start: member.key, end: skipSpace(text, after + 1) }, "");
  const before = text.slice(0, member.key).trimEnd();
  return (before.endsWith(",") ? before.slice(0, -1) : before) + text.slice(member.end);
}

/** The JSON text of the value at a path. Nothing where there is none, and for null. */
function valueTextAt(text: string, path: Path): string | undefined {
  const member = findAt(text, path);
  const value = member === undefined ? "null" : text.slice(member.start, member.end);
  return value === "null" ? undefined : value;
}

/** Moves a value to another path, where it replaces the value that is there. */
export function moveValue(text: string, from: Path, to: Path): string {
  const value = valueTextAt(text, from);
  const left = removeAt(text, from);
  return value === undefined ? left : setValue(left, to, value);
}

function findAt(text: string, path: Path): Keyed | undefined {
  let member: Keyed | undefined = { key: 0, start: skipSpace(text, 0), end: text.length };
  for (const key of path) member = member && find(text, member.start, key).member;
  return member;
}

/** Sets the value at a path, and creates the missing objects on the way. */
export function setValue(text: string, path: Path, value: string): string {
  let start = skipSpace(text, 0);
  for (const [depth, key] of path.entries()) {
    const rest = path.slice(depth + 1);
    const { member, last, isEmpty } = find(text, start, key);
    if (member === undefined) {
      if (text[start] !== "{") return text;
      const written = `${isEmpty ? "" : ","}${JSON.stringify(key)}:${nested(rest, value)}`;
      return put(text, { start: last, end: last }, written);
    }
    if (rest.length === 0 || !holds(text, member, rest)) return put(text, member, nested(rest, value));
    start = member.start;
  }
  return text;
}

function nested(path: Path, value: string): string {
  return path.reduceRight((inner, key) => `{${JSON.stringify(key)}:${inner}}`, value);
}

function put(text: string, { start, end }: Member, value: string): string {
  return text.slice(0, start) + value + text.slice(end);
}

/** Whether a list has an item on the path. What is in its way is replaced by an object. */
function holds(text: string, { start }: Member, [key = ""]: Path): boolean {
  return text[start] === "{" || (text[start] === "[" && find(text, start, key).member !== undefined);
}

/** Searches the container that opens at a place. Items of a list have their indices as keys. */
function find(text: string, open: number, key: string): Found {
  if (text[open] === "{") return findMember(text, open, key);
  return { member: text[open] === "[" ? findItem(text, open, Number(key)) : undefined, last: open + 1, isEmpty: true };
}

function findItem(text: string, open: number, index: number): Keyed | undefined {
  let place = 0;
  for (const item of itemsOf(text, open)) if (place++ === index) return { key: item.start, ...item };
  return undefined;
}

/** The items of the list that opens at a place. */
function* itemsOf(text: string, open: number): Generator<Member> {
  if (text[open] !== "[") return;
  let start = skipSpace(text, open + 1);
  while (start < text.length && text[start] !== "]") {
    const end = endOfValue(text, start);
    yield { start, end };
    const after = skipSpace(text, end);
    start = text[after] === "," ? skipSpace(text, after + 1) : after;
    if (start <= end && text[after] !== "]") return;
  }
}

/** Searches the object that opens at a place. */
function findMember(text: string, open: number, key: string): Found {
  let member: Keyed | undefined;
  let last = open + 1;
  let isEmpty = true;
  for (let at = skipSpace(text, open + 1); text[at] === '"'; at = skipSpace(text, at)) {
    const keyEnd = endOfString(text, at);
    const start = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const end = endOfValue(text, start);
    if (keyAt(text, at, keyEnd) === key) member = { key: at, start, end };
    last = end;
    isEmpty = false;
    at = skipSpace(text, end);
    if (text[at] === ",") at++;
  }
  return { member, last, isEmpty };
}
