/**
 * JSON in which integers past 2^53 keep their digits. Between reading and writing, such a number is a marked text. All
 * other JSON is parsed as usual.
 */
import type { Json, Wire } from "./json.js";

const marked = /"\\u0001exact:(-?\d+)\\u0001"/g;
/** Shorter integers are below 2^53. */
const LONG_INTEGER = 16;
/**
 * A text, which is skipped, or a long integer. Texts may be many megabytes of media, so the pattern must not backtrack
 * in them.
 */
const textOrInteger = /"[^"\\]*(?:\\.[^"\\]*)*"|-?\d{16,}(?![\d.eE])/g;

export function parseExact(text: string): Json {
  return JSON.parse(mayHoldBig(text) ? text.replace(textOrInteger, hold) : text) as Json;
}

/** So many digits in a row have one of these places among them, so that most characters need no look. */
function mayHoldBig(text: string): boolean {
  for (let at = LONG_INTEGER - 1; at < text.length; at += LONG_INTEGER) {
    if (!isDigit(text, at)) continue;
    let [start, end] = [at, at + 1];
    while (isDigit(text, start - 1)) start--;
    while (isDigit(text, end)) end++;
    if (end - start >= LONG_INTEGER) return true;
  }
  return false;
}

function isDigit(text: string, at: number): boolean {
  const code = text.charCodeAt(at);
  return code >= 0x30 && code <= 0x39;
}

function hold(token: string, offset: number, text: string): string {
  if (token.startsWith('"') || /[\d.eE+]/.test(text[offset - 1] ?? "") || Number.isSafeInteger(Number(token)))
    return token;
  return `"\\u0001exact:${token}\\u0001"`;
}

export function stringifyExact(value: Json | Wire): string {
  const text = JSON.stringify(value);
  return text.includes("\\u0001exact:") ? text.replace(marked, "$1") : text;
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
