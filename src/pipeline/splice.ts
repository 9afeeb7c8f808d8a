/** Changes single values in JSON text and touches no other byte. */
import { endOfString, endOfValue, keyAt, skipSpace } from "./json-scan.js";

type Path = readonly string[];

interface Member {
  readonly start: number;
  readonly end: number;
}

interface Found {
  /** The value of the key looked for; of several the last, as parsers have it. */
  readonly member: Member | undefined;
  /** The place after the last member, where another can be put. */
  readonly last: number;
  readonly isEmpty: boolean;
}

/** Replaces the value at a path, where there is one. The new value is JSON text. */
export function replaceValue(text: string, path: Path, value: string): string {
  let member: Member = { start: skipSpace(text, 0), end: text.length };
  for (const key of path) {
    if (text[member.start] !== "{") return text;
    const found = findMember(text, member.start, key).member;
    if (found === undefined) return text;
    member = found;
  }
  return put(text, member, value);
}

/** Replaces the values at several paths. */
export function replaceValues(text: string, paths: readonly Path[], value: string): string {
  return paths.reduce((edited, path) => replaceValue(edited, path, value), text);
}

/** Sets the value at a path, with the objects on the way to it where they are missing. */
export function setValue(text: string, path: Path, value: string): string {
  let start = skipSpace(text, 0);
  for (const [depth, key] of path.entries()) {
    const rest = path.slice(depth + 1);
    const { member, last, isEmpty } = findMember(text, start, key);
    if (member === undefined) {
      const written = `${isEmpty ? "" : ","}${JSON.stringify(key)}:${nested(rest, value)}`;
      return put(text, { start: last, end: last }, written);
    }
    if (rest.length === 0 || text[member.start] !== "{") return put(text, member, nested(rest, value));
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

/** Looks through the object that opens at a place. */
function findMember(text: string, open: number, key: string): Found {
  let member: Member | undefined;
  let last = open + 1;
  let isEmpty = true;
  for (let at = skipSpace(text, open + 1); text[at] === '"'; at = skipSpace(text, at)) {
    const keyEnd = endOfString(text, at);
    const start = skipSpace(text, skipSpace(text, keyEnd) + 1);
    const end = endOfValue(text, start);
    if (keyAt(text, at, keyEnd) === key) member = { start, end };
    last = end;
    isEmpty = false;
    at = skipSpace(text, end);
    if (text[at] === ",") at++;
  }
  return { member, last, isEmpty };
}
