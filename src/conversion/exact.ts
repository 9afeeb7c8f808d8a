/**
 * JSON in which integers past 2^53 keep their digits. Between reading and writing, such a number is a marked text. All
 * other JSON is parsed as usual.
 */
import { endOfText } from "./end-of-text.js";
import type { Json, Wire } from "./json.js";
import { checkPlaces } from "./json-places.js";
import { isInexactInteger } from "./whole-number.js";

/** It cannot be guessed, so that no text of a client or a vendor becomes a number. */
const SECRET = crypto.getRandomValues(new Uint32Array(4)).join("-");
const MARK = String.raw`"\u0001exact:${SECRET}:`;
const marked = new RegExp(`${MARK.replaceAll("\\", String.raw`\\`)}([^"]*)"`, "g");
/** Bodies of clients are not nested deeper, and writing JSON of any depth would overflow the stack. */
const DEEPEST = 128;
/** Shorter integers are below 2^53. */
const LONG_INTEGER = 16;
const number = /-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?/g;

export function parseExact(text: string): Json {
  checkPlaces(text);
  const value = JSON.parse(text) as Json;
  // Only of what is JSON: in another text, a number could begin anywhere.
  return mayHoldBig(text) ? (JSON.parse(withMarks(text)) as Json) : value;
}

/** The object that a text is. Nothing where it is another value, no JSON, or nested too deeply. */
export function parseObject(text: string): Wire | undefined {
  try {
    const value = parseExact(text);
    const isObject = typeof value === "object" && value !== null && !Array.isArray(value);
    return isObject && !isDeeper(value, DEEPEST) ? value : undefined;
  } catch {
    return undefined;
  }
}

function isDeeper(value: Json | undefined, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((member) => isDeeper(member, levels - 1));
}

/** So many digits in a row, or with a point, have one of these places among them: most characters need no look. */
function mayHoldBig(text: string): boolean {
  for (let at = LONG_INTEGER - 1; at < text.length; at += LONG_INTEGER) {
    if (!isInNumber(text, at)) continue;
    let [start, end] = [at, at + 1];
    while (isInNumber(text, start - 1)) start--;
    while (isInNumber(text, end)) end++;
    if (end - start >= LONG_INTEGER && mayBeBig(text, start, end)) return true;
    // A long one is looked at once.
    at = end;
  }
  return false;
}

/** Vectors are full of long fractions, of which none is an integer. Only an exponent makes one of those. */
function mayBeBig(text: string, start: number, end: number): boolean {
  const point = text.indexOf(".", start);
  const isFraction = point >= 0 && point < Math.min(end, start + LONG_INTEGER);
  return !isFraction || (/[eE]/.test(text.charAt(end)) && text[end + 1] !== "-");
}

function isInNumber(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return (code >= 0x30 && code <= 0x39) || code === 0x2e; /* . */
}

/** Texts are skipped. They may be many megabytes of media. */
function withMarks(text: string): string {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', from)) {
    const end = endOfText(text, at);
    pieces.push(text.slice(from, at).replace(number, hold), text.slice(at, end));
    from = end;
  }
  return pieces.join("") + text.slice(from).replace(number, hold);
}

function hold(token: string): string {
  return isInexactInteger(token) ? `${MARK}${token}"` : token;
}

export function stringifyExact(value: Json | Wire): string {
  const text = JSON.stringify(value);
  return text.includes(MARK) ? text.replace(marked, "$1") : text;
}

/**
 * An escape of JSON text. It may be half of a surrogate pair, which JSON.stringify escapes only without its other half.
 */
const escape = /\\(?:u(d[89a-f][\da-f]{2})|[^])/g;

/**
 * JSON text without half surrogate pairs, which remain where a client cut a text in the middle of a character. Vendors
 * refuse the whole body: "no low surrogate in string".
 */
export function wellFormed(text: string): string {
  if (!text.includes("\\ud")) return text;
  return text.replace(escape, (whole, half: string | undefined) => (half === undefined ? whole : "\ufffd"));
}
