/**
 * The order of names in JSON text. A parser puts names that are integers before all others, so they are parsed under
 * another name.
 */
import { endOfText } from "./end-of-text.js";
import type { Json, Wire } from "./json.js";

const colonBehind = /\s*:/y;
const INTEGER = /^\d+$/;
const beginsInteger = /[\d\\]/;
/** A character of the private use area. */
const MARK = "\uE004";
const integerName = /(?:^|\.)\d+(?=[.[]|$)/;

/** Whether a path has a name that is an integer. */
export function hasIntegerName(path: string): boolean {
  return integerName.test(path);
}

/** The JSON with all names in the order of the text. */
export function inTextOrder(text: string): Json {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    const start = at;
    at = endOfText(text, start);
    // A digit may be written as an escape.
    if (!beginsInteger.test(text.charAt(start + 1))) continue;
    const name = nameIn(text, start, at);
    if (!INTEGER.test(name)) continue;
    pieces.push(text.slice(from, start), `"${MARK}${name}"`);
    from = at;
  }
  return JSON.parse(pieces.join("") + text.slice(from)) as Json;
}

/** The name that a text is if a colon is behind it. */
function nameIn(text: string, start: number, end: number): string {
  colonBehind.lastIndex = end;
  return colonBehind.test(text) ? (JSON.parse(text.slice(start, end)) as string) : "";
}

/** A member of an object whose names are in order, by the name that the client wrote. */
export function orderedMember(ordered: Json | undefined, name: string): Json | undefined {
  if (typeof ordered !== "object" || ordered === null) return undefined;
  return (ordered as Wire)[INTEGER.test(name) && !Array.isArray(ordered) ? MARK + name : name];
}

export function writtenName(name: string): string {
  return name.startsWith(MARK) ? name.slice(MARK.length) : name;
}
