/** A form as another spelling of the same request in JSON. */
import { isUtf8 } from "node:buffer";
import { sniff } from "./data-uris.js";
import type { FormTable, Json } from "../registry.js";
import { Attachments } from "./attachments.js";
import type { Body, SentPart } from "./body.js";
import { GatewayError } from "../errors/gateway-error.js";
import type { FormPart } from "./parse-form.js";

const LONGEST_TEXT = 1024 * 1024;
/** What is known of an image is known from its beginning; bytes in threes keep the base64 in one piece. */
const HEAD = 3 * 68 * 1024;
const SNIFFED = 48;
const UNTOLD = "application/octet-stream";
/** What stands inside another: name[], name[0] or name[member], and so on. */
const INSIDE = /^([^[\]]+)((?:\[[^[\]]*\])+)$/;
/** An item of a list, that of a place or one more. */
const ITEM = /^\d{0,4}$/;
const DEEPEST = 4;

/** The JSON that says the same, in which files are data URIs, and the parts as they came. */
export function readForm(parts: readonly FormPart[], table: FormTable): Body {
  const attachments = new Attachments();
  const members = new Map<string, Json>();
  const sent = parts.map((part): SentPart => {
    const { name, keys } = placeOf(part.name);
    const told = [name, ...keys.filter((key) => !ITEM.test(key))].join(".");
    const kind = Object.hasOwn(table.values, told) ? table.values[told] : undefined;
    const isFile = holdsFile(part, name, table);
    if (isFile && kind !== undefined) throw wrong(told, "as a file");
    const type = isFile ? typeOf(part) : undefined;
    const content = isFile ? attachments.keep(part.bytes) : textOf(part, told);
    const value =
      typeof content === "string" ? scalar(content, kind) : dataUri(type ?? UNTOLD, part.bytes, attachments);
    const isList = Object.hasOwn(table.files, name) && table.files[name] === "list";
    const before = members.get(name);
    members.set(name, keys.length === 0 && isList ? listed(before, value) : placed(before, keys, value, part.name));
    return { name: part.name, filename: part.filename, type, content };
  });
  const json = Object.fromEntries(members);
  return { text: JSON.stringify(json), json, hasBigIntegers: false, attachments, form: sent };
}

/** So many bytes of a form are in no file. */
export function textIn(parts: readonly FormPart[], table: FormTable): number {
  return parts.reduce(
    (sum, part) => sum + (holdsFile(part, placeOf(part.name).name, table) ? 0 : part.bytes.length),
    0,
  );
}

function placeOf(whole: string): { readonly name: string; readonly keys: readonly string[] } {
  const [, name = whole, inside = ""] = INSIDE.exec(whole) ?? [];
  const keys = inside
    .slice(1, -1)
    .split("][")
    .slice(0, inside === "" ? 0 : undefined);
  if (keys.length > DEEPEST) throw wrong(whole, `more than ${DEEPEST} deep`);
  if (keys.includes("__proto__")) throw wrong(whole, "under a name that is not taken");
  return { name, keys };
}

/** A value with another put inside. Members of one item are told one by one, by its place. */
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

/** One that stands alone under a plain name is itself. */
function listed(before: Json | undefined, value: Json): Json {
  return before === undefined ? value : [...(Array.isArray(before) ? before : [before]), value];
}

/** Clients leave out a file's name, or its type, or both. */
function holdsFile({ filename, type, bytes }: FormPart, name: string, { files }: FormTable): boolean {
  if (filename !== undefined || !Object.hasOwn(files, name)) return filename !== undefined;
  return type === undefined ? !isUtf8(bytes) : !type.startsWith("text/");
}

/** Where a client told no type, or one that says nothing, the bytes may tell it. */
function typeOf({ type, bytes }: FormPart): string {
  if (type !== undefined && type !== UNTOLD) return type;
  return sniff(bytes.subarray(0, SNIFFED).toString("base64")) ?? UNTOLD;
}

function textOf({ bytes }: FormPart, name: string): string {
  if (bytes.length > LONGEST_TEXT) throw wrong(name, `in more than ${LONGEST_TEXT} bytes`);
  if (!isUtf8(bytes)) throw wrong(name, "in other words than UTF-8");
  return bytes.toString("utf8");
}

function dataUri(type: string, bytes: Buffer, attachments: Attachments): string {
  const head = `data:${type};base64,${bytes.subarray(0, HEAD).toString("base64")}`;
  return bytes.length > HEAD ? head + attachments.add(bytes.subarray(HEAD), "base64") : head;
}

/** Forms know texts only. What is not of the kind stays a text, for validation to find. */
function scalar(text: string, kind: FormTable["values"][string] | undefined): Json {
  if (kind === undefined || kind === "string") return text;
  const told = parsed(text);
  return told !== undefined && typeof told === kind && !isAltered(told) ? told : text;
}

/** Numbers that are more than a number can hold are not what was said. */
function isAltered(told: Json): boolean {
  return (
    typeof told === "number" && (!Number.isFinite(told) || (Number.isInteger(told) && !Number.isSafeInteger(told)))
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
  return new GatewayError("invalid_request", `The form says ${JSON.stringify(name)} ${how}.`, { param: name });
}
