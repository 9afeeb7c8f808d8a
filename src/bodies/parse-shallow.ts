/**
 * Parses JSON text without its bulk: vectors and media are found, replaced by a label with their size, and not parsed.
 */
import { bytesOf, dataUriAt, sniff } from "./data-uris.js";
import { parseExact, type Json } from "../registry.js";
import { wholeLength } from "./attachments.js";
import { endOfString, endOfValue, keyAt, skipSpace } from "./scan-json.js";

/** Shorter values are parsed. */
const LEAST_BULK = 256;
const SNIFFED = 64;
const LIST_LABEL = /^<\d+ numbers>$/;

/** The JSON with a label for each long value in one of the given members. */
export function parseShallow(text: string, bulkMembers: ReadonlySet<string>): Json {
  const pieces: string[] = [];
  let from = 0;
  for (let at = text.indexOf('"'); at !== -1; at = text.indexOf('"', at)) {
    const end = endOfString(text, at);
    const colon = skipSpace(text, end);
    const isKey = text[colon] === ":" && bulkMembers.has(keyAt(text, at, end));
    at = end;
    if (!isKey) continue;
    const start = skipSpace(text, colon + 1);
    at = Math.max(end, endOfValue(text, start));
    if (at - start < LEAST_BULK) continue;
    pieces.push(text.slice(from, start), JSON.stringify(labelOf(text, start, at)));
    from = at;
  }
  return parseExact(from === 0 ? text : `${pieces.join("")}${text.slice(from)}`);
}

/** Whether a value, or the label in its place, is a list. */
export function isList(shallow: Json | undefined): boolean {
  return Array.isArray(shallow) || (typeof shallow === "string" && LIST_LABEL.test(shallow));
}

function labelOf(text: string, start: number, end: number): string {
  return text[start] === "["
    ? `<${countItems(text, start, end)} numbers>`
    : labelOfText(text.slice(start + 1, end - 1));
}

/** The label of a medium also has its type, from its first bytes or its data URI. */
function labelOfText(value: string): string {
  const uri = dataUriAt(value, 0);
  const begin = uri?.start ?? 0;
  const mime = uri?.mime ?? sniff(value.slice(begin, begin + SNIFFED).replaceAll("\\/", "/")) ?? "base64";
  return `<${mime}, ${bytesOf(wholeLength(value) - begin)} bytes>`;
}

function countItems(text: string, start: number, end: number): number {
  let count = 1;
  for (let at = text.indexOf(",", start); at !== -1 && at < end; at = text.indexOf(",", at + 1)) count++;
  return count;
}
