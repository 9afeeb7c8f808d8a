/** Reads a form as the JSON of the same request. */
import { isUtf8 } from "node:buffer";
import { sniff } from "./data-uris.js";
import type { FormTable, Json } from "../registry.js";
import { Attachments } from "./attachments.js";
import type { Body, SentPart } from "./body.js";
import { checkJson } from "./check-json.js";
import { setValue } from "./edit-json.js";
import { GatewayError } from "../errors/gateway-error.js";
import { type FormPart, UNKNOWN_TYPE } from "./parse-form.js";

const LONGEST_TEXT = 1024 * 1024;
/** What must be known of an image is in its first bytes. A multiple of three keeps the base64 in one piece. */
const HEAD = 3 * 68 * 1024;
const SNIFFED = 48;
/** A nested name: name[], name[0] or name[member], and so on. */
const INSIDE = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;
/** The index of an item, or none for the next item. */
const ITEM = /^\d{0,4}$/;
const DEEPEST = 4;
/** Usual names of the charsets, and how Python spells them. */
const UNICODE = ["utf-8", "utf8", "csutf8", "us-ascii", "ascii", "ansi_x3.4-1968", "iso646-us", "us"];
const LATIN = [
  ...["iso-8859-1", "iso_8859-1", "iso_8859-1:1987", "iso-ir-100", "latin1", "l1", "ibm819", "cp819", "csisolatin1"],
  ...["iso8859-1", "latin-1"],
];

/** The equivalent JSON, with files as data URIs, and the parts as received. */
export function readForm(parts: readonly FormPart[], table: FormTable): Body {
  const attachments = new Attachments();
  const members = new Map<string, Json>();
  const sent = new Map<FormPart, SentPart>();
  const filed = new Set(Object.keys(table.files));
  const exact = new Map<FormPart, ExactText>();
  const wholes = new Set<string>();
  for (const { part, name, keys } of inOrder(parts)) {
    const path = [name, ...keys.filter((key) => !ITEM.test(key))].join(".");
    const kind = Object.hasOwn(table.values, path) ? table.values[path] : undefined;
    const isFile = holdsFile(part, name, table);
    if (isFile && kind !== undefined) throw wrong(path, "as a file");
    if (isFile && part.bytes.length === 0 && Object.hasOwn(table.files, name)) throw wrong(part.name, "without bytes");
    const type = isFile ? typeOf(part) : textTypeOf(part);
    const content = isFile ? attachments.keep(part.bytes) : textOf(part, path);
    if (isFile) filed.add(name);
    const place = { name, keys };
    const value =
      typeof content === "string"
        ? valueOf(content, kind, path, () => exact.set(part, exactText(place, content, part.name)))
        : dataUri(type ?? UNKNOWN_TYPE, part.bytes, attachments);
    const isList = Object.hasOwn(table.files, name) && table.files[name] === "list";
    if (!isList) checkApart(wholes, place, part.name);
    const before = members.get(name);
    members.set(name, keys.length === 0 && isList ? listed(before, value) : placed(before, keys, value, part.name));
    sent.set(part, { name: part.name, member: name, filename: part.filename, type, content });
  }
  const json = Object.fromEntries(members);
  const form = {
    parts: parts.flatMap((part) => sent.get(part) ?? []),
    values: Object.fromEntries([...members].filter(([name]) => !filed.has(name))),
  };
  let text = JSON.stringify(json);
  for (const { path, text: given } of exact.values()) text = setValue(text, path, given);
  return { text, json, hasBigIntegers: exact.size > 0, attachments, form };
}

/** The client's own text of an object in which parsing rounded an integer. */
interface ExactText {
  readonly path: readonly string[];
  readonly text: string;
}

/** An item of a list has no path before all of its list is known. */
function exactText({ name, keys }: PartPlace, text: string, whole: string): ExactText {
  if (keys.some((key) => ITEM.test(key))) throw wrong(whole, "with an integer that is too large for an item");
  return { path: [name, ...keys], text };
}

/** The bytes of a form's texts as JSON, and these with the beginnings of files, as they are in the body's text. */
export function sizesOf(
  parts: readonly FormPart[],
  table: FormTable,
): { readonly words: number; readonly left: number } {
  let [words, left] = [0, 0];
  for (const part of parts) {
    const isFile = holdsFile(part, placeOf(part.name).name, table);
    const inText = isFile ? 4 * Math.ceil(Math.min(part.bytes.length, HEAD) / 3) : lengthInJson(part);
    if (!isFile) words += inText;
    left += inText;
  }
  return { words, left };
}

/** By how much JSON lengthens each byte: most control characters become six characters. */
const ESCAPES = Uint8Array.from({ length: 256 }, (_, byte) => JSON.stringify(String.fromCharCode(byte)).length - 3);
/** The same of Latin-1, whose upper half has two bytes in UTF-8. */
const LATIN_ESCAPES = ESCAPES.map((more, byte) => (byte < 128 ? more : 1));

function lengthInJson({ bytes, charset = "utf-8" }: FormPart): number {
  let { length } = bytes;
  // It is refused, whatever it holds.
  if (length > LONGEST_TEXT) return length;
  const escapes = LATIN.includes(charset) ? LATIN_ESCAPES : ESCAPES;
  for (let at = 0; at < bytes.length; at++) length += escapes[bytes[at] ?? 0] ?? 0;
  return length;
}

interface PlacedPart extends PartPlace {
  readonly part: FormPart;
}

/**
 * Where every part of a name has an index, its items come by them, in whatever order they were sent. Indices may begin
 * at one, and leave some out. Other parts stay in their order.
 */
function inOrder(parts: readonly FormPart[]): PlacedPart[] {
  const placedParts = parts.map((part): PlacedPart => ({ part, ...placeOf(part.name) }));
  const indices = new Map<string, Set<number>>();
  for (const { name, keys } of placedParts)
    if (isIndex(keys[0])) indices.set(name, (indices.get(name) ?? new Set()).add(Number(keys[0])));
  for (const { name, keys } of placedParts) if (!isIndex(keys[0])) indices.delete(name);
  const rankOf = ({ name, keys: [first] }: PlacedPart): number => {
    const all = indices.get(name);
    return all === undefined ? -1 : [...all].filter((index) => index < Number(first)).length;
  };
  return placedParts
    .map((placedPart) => ({ placedPart, rank: rankOf(placedPart) }))
    .toSorted((one, other) => one.rank - other.rank)
    .map(({ placedPart, rank }) =>
      rank < 0 ? placedPart : { ...placedPart, keys: [String(rank), ...placedPart.keys.slice(1)] },
    );
}

function isIndex(key: string | undefined): boolean {
  return key !== undefined && key !== "" && ITEM.test(key);
}

interface PartPlace {
  readonly name: string;
  readonly keys: readonly string[];
}

function placeOf(whole: string): PartPlace {
  const [, name = whole, inside = ""] = INSIDE.exec(whole) ?? [];
  const keys = inside
    .slice(1, -1)
    .split("][")
    .slice(0, inside === "" ? 0 : undefined);
  if (keys.length > DEEPEST) throw wrong(whole, `more than ${DEEPEST} deep`);
  if (keys.includes("__proto__")) throw wrong(whole, "under a name that is not taken");
  return { name, keys };
}

/** No part is inside the value of another: a value as JSON beside parts of it would be sent on as two. */
function checkApart(wholes: Set<string>, { name, keys }: PartPlace, whole: string): void {
  let around = name;
  for (const key of keys) {
    // An item without an index is another one each time.
    if (wholes.has(around) && !around.endsWith("[]")) throw wrong(whole, "beside a value");
    around += `[${key}]`;
  }
  wholes.add(around);
}

/** Puts a value into another. The members of one item come one by one, under its index. */
function placed(before: Json | undefined, [key, ...deeper]: readonly string[], value: Json, whole: string): Json {
  if (key === undefined) {
    if (before !== undefined) throw wrong(whole, "twice");
    return value;
  }
  if (ITEM.test(key)) {
    const list = before === undefined ? [] : Array.isArray(before) ? before : [before];
    const index = key === "" || deeper.length === 0 ? list.length : Math.min(Number(key), list.length);
    return [...list.slice(0, index), placed(list[index], deeper, value, whole), ...list.slice(index + 1)];
  }
  if (before !== undefined && (typeof before !== "object" || before === null || Array.isArray(before)))
    throw wrong(whole, "beside a value");
  const object = before ?? {};
  return { ...object, [key]: placed(Object.hasOwn(object, key) ? object[key] : undefined, deeper, value, whole) };
}

/** A single value under a plain name is no list. */
function listed(before: Json | undefined, value: Json): Json {
  return before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
}

/** Clients leave out a file's name, or its type, or both. */
function holdsFile({ filename, type, bytes }: FormPart, name: string, { files }: FormTable): boolean {
  if (filename !== undefined || !Object.hasOwn(files, name)) return filename !== undefined;
  return type === undefined ? !isUtf8(bytes) : !type.startsWith("text/");
}

/** Where a client sent no useful type, the bytes may show it. */
function typeOf({ type, bytes }: FormPart): string {
  if (type !== undefined && type !== UNKNOWN_TYPE) return type;
  return sniff(bytes.subarray(0, SNIFFED).toString("base64")) ?? UNKNOWN_TYPE;
}

/** The type of a text that says more of it than that it is one. */
function textTypeOf({ type }: FormPart): string | undefined {
  return type === UNKNOWN_TYPE || type?.startsWith("text/") === true ? undefined : type;
}

/** Some client libraries declare Latin-1 for each text. It is sent on as UTF-8. */
function textOf({ bytes, charset = "utf-8" }: FormPart, name: string): string {
  if (bytes.length > LONGEST_TEXT) throw wrong(name, `in more than ${LONGEST_TEXT} bytes`);
  if (LATIN.includes(charset)) return bytes.toString("latin1");
  if (!UNICODE.includes(charset) || !isUtf8(bytes)) throw wrong(name, "in another charset than UTF-8 and Latin-1");
  return bytes.toString("utf8");
}

function dataUri(type: string, bytes: Buffer, attachments: Attachments): string {
  const head = `data:${type};base64,${bytes.subarray(0, HEAD).toString("base64")}`;
  return bytes.length > HEAD ? head + attachments.add(bytes.subarray(HEAD), "base64") : head;
}

/** Forms contain only text. A value of another kind stays text, and validation reports it. */
function valueOf(
  text: string,
  kind: FormTable["values"][string] | undefined,
  name: string,
  onBigInteger: () => void,
): Json {
  if (kind === undefined || kind === "string") return text;
  const value = parsed(text);
  if (value === undefined || typeof value !== kind || isAltered(value)) return text;
  if (kind === "object") checkObject(text, name, onBigInteger);
  return value;
}

/** An object may also come as JSON. It has the limits of the JSON of a whole body. */
function checkObject(text: string, name: string, onBigInteger: () => void): void {
  try {
    checkJson(text, onBigInteger);
  } catch (error) {
    if (!(error instanceof GatewayError)) throw error;
    const message = error.message.replace(/^The request body/, `The value of ${JSON.stringify(name)}`);
    throw new GatewayError(error.code, message, { param: name }, { cause: error });
  }
}

/** Numbers that a double cannot hold were altered by parsing. */
function isAltered(value: Json): boolean {
  return (
    typeof value === "number" && (!Number.isFinite(value) || (Number.isInteger(value) && !Number.isSafeInteger(value)))
  );
}

function parsed(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return undefined;
  }
}

function wrong(name: string, how: string): GatewayError {
  return new GatewayError("invalid_request", `The form has ${JSON.stringify(name)} ${how}.`, { param: name });
}
