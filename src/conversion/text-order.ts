/**
 * The order of names in JSON text. A parser puts names that are integers before all others, so they are parsed under
 * another name.
 */
import type { Json, Wire } from "./json.js";

/** A text, and the colon behind it if it is a name. */
const textOrName = /("[^"\\]*(?:\\.[^"\\]*)*")(\s*:)?/g;
const INTEGER = /^\d+$/;
/** A character of the private use area. */
const MARK = "\uE004";
const integerName = /(?:^|\.)\d+(?=[.[]|$)/;

/** Whether a path has a name that is an integer. */
export function hasIntegerName(path: string): boolean {
  return integerName.test(path);
}

/** The JSON with all names in the order of the text. */
export function inTextOrder(text: string): Json {
  return JSON.parse(text.replace(textOrName, renamed)) as Json;
}

function renamed(whole: string, token: string, colon: string | undefined): string {
  if (colon === undefined || token.length < 3) return whole;
  const name = JSON.parse(token) as string;
  return INTEGER.test(name) ? JSON.stringify(MARK + name) + colon : whole;
}

/** A member of an object whose names are in order, by the name that the client wrote. */
export function orderedMember(ordered: Json | undefined, name: string): Json | undefined {
  if (typeof ordered !== "object" || ordered === null) return undefined;
  return (ordered as Wire)[INTEGER.test(name) && !Array.isArray(ordered) ? MARK + name : name];
}

export function writtenName(name: string): string {
  return name.startsWith(MARK) ? name.slice(MARK.length) : name;
}
