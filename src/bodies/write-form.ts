/** Writes a form again, with the bytes of its files as received. */
import { randomBytes } from "node:crypto";
import { isSame, type Json, type Wire } from "../registry.js";
import { type Attachments, type Payload, piecesOf } from "./attachments.js";
import type { SentForm, SentPart } from "./body.js";

const LINE_END = "\r\n";

/**
 * A form with the values that are given now. The parts of a member whose value is still the same stay as they were
 * received, and so do those of files.
 */
export function writeForm(form: SentForm, attachments: Attachments, values: Wire): Payload {
  const boundary = `isogloss-${randomBytes(24).toString("hex")}`;
  // Texts, and between them the numbers of files.
  const chunks = [
    ...partsWith(form, values).flatMap((part) => [
      `--${boundary}${LINE_END}${headOf(part)}${LINE_END}`,
      part.content,
      LINE_END,
    ]),
    `--${boundary}--${LINE_END}`,
  ];
  const lengthOf = (chunk: string | number): number =>
    typeof chunk === "number" ? attachments.get(chunk).length : Buffer.byteLength(chunk);
  const length = chunks.reduce<number>((sum, chunk) => sum + lengthOf(chunk), 0);
  // Texts become bytes as they are sent, so that no second copy of them waits.
  const bytesOf = (chunk: string | number): Buffer =>
    typeof chunk === "number" ? attachments.get(chunk) : Buffer.from(chunk);
  return {
    type: `multipart/form-data; boundary=${boundary}`,
    length,
    *pieces() {
      for (const chunk of chunks) yield* piecesOf(bytesOf(chunk));
    },
  };
}

/** A value that changed is where its first part was, and one that is new comes last. */
function partsWith({ parts, values: before }: SentForm, values: Wire): SentPart[] {
  const written = new Set<string>();
  // Compared once for each member, of which there may be many parts.
  const received = new Set(parts.map(({ member }) => member));
  const unchanged = new Set([...received].filter((member) => isUnchanged(before[member], values[member])));
  const kept = parts.flatMap((part): readonly SentPart[] => {
    const { name, member } = part;
    const value = values[member];
    if (unchanged.has(member)) return [part];
    if (written.has(member) || value === undefined) return [];
    written.add(member);
    const isJson = name === member && isObject(before[member]) && isObject(value);
    return isJson ? [{ ...part, content: JSON.stringify(value) }] : partsOf(member, member, value);
  });
  const added = Object.entries(values).filter(([member]) => !received.has(member));
  return [...kept, ...added.flatMap(([member, value]) => partsOf(member, member, value))];
}

function isUnchanged(before: Json | undefined, value: Json | undefined): boolean {
  return value === undefined ? before === undefined : isSame(before, value);
}

/** A key that would be read as more than one name, or as that of an item. */
const AMBIGUOUS = /[[\]]|^\d*$/;

/**
 * Members and items are parts of their own, named as clients name them. Forms have no word for null. An object with a
 * key that a name cannot hold is JSON.
 */
function partsOf(member: string, name: string, value: Json | undefined): SentPart[] {
  if (value === undefined || value === null) return [];
  if (typeof value !== "object") return [partOf(member, name, String(value))];
  if (Array.isArray(value))
    return value.flatMap((item, index) => partsOf(member, `${name}[${isObject(item) ? index : ""}]`, item));
  if (Object.keys(value).some((key) => AMBIGUOUS.test(key))) return [partOf(member, name, JSON.stringify(value))];
  return Object.entries(value).flatMap(([key, inside]) => partsOf(member, `${name}[${key}]`, inside));
}

function isObject(value: Json | undefined): boolean {
  return typeof value === "object" && value !== null;
}

function partOf(member: string, name: string, content: string): SentPart {
  return { name, member, filename: undefined, type: undefined, content };
}

/** Servers recognize a file by its file name. */
function headOf({ name, filename, type, content }: SentPart): string {
  const called = filename ?? (typeof content === "number" ? "file" : undefined);
  const file = called === undefined ? "" : `; filename="${escaped(called)}"`;
  const typeLine = type === undefined ? "" : `Content-Type: ${type}${LINE_END}`;
  return `Content-Disposition: form-data; name="${escaped(name)}"${file}${LINE_END}${typeLine}`;
}

/**
 * Escapes names as browsers do, and all control characters. Many parsers would take a single backslash at the end for
 * the escape of the quote.
 */
function escaped(name: string): string {
  const safe = name.replace(/["\u0000-\u001f\u007f]/g, encodeURIComponent);
  let start = safe.length;
  while (safe[start - 1] === "\\") start--;
  return (safe.length - start) % 2 === 0 ? safe : `${safe.slice(0, -1)}%5C`;
}
