/**
 * Bodies in the form of the request log: media, vectors and secrets are replaced by their kind and size, and long texts
 * are cut. The work depends on the size of the result, not on the size of the body.
 */
import type { Json } from "../registry.js";
import { wholeLength } from "../bodies/attachments.js";
import { findMedia, LEAST_RUN, type Stretch } from "./find-media.js";
import { findSecrets, KEY_PREFIX } from "./find-secrets.js";
import { bytesOf, dataUriAt, isMediaType, isWebAddress, looksLikeBase64, sniff } from "../bodies/data-uris.js";

export interface PlaceholderOptions {
  /** Members that hold the bytes of media. */
  readonly mediaMembers?: ReadonlySet<string>;
  /** Members that hold vectors or media: nothing of those is kept, however short. */
  readonly bulkMembers?: ReadonlySet<string>;
  /** Texts that must not be kept, beside keys of this gateway. */
  readonly secrets?: readonly string[];
  /** The most bytes of JSON text that are kept. */
  readonly limit?: number;
}

const LIMIT = 65_536;
/** Reserved for the placeholders of what is left out, at every depth. */
const ROOM_FOR_REMARKS = 4096;
const DEEPEST = 64;
const MOST_NUMBERS = 32;
/** How much of one text is searched, and of all texts together. */
const LONGEST_SEARCH = 2 * LIMIT;
const SEARCH_BUDGET = 16 * LONGEST_SEARCH;
const NOTHING: readonly Stretch[] = [];
const NO_MEMBERS: ReadonlySet<string> = new Set();

export function withPlaceholders(body: Json, options: PlaceholderOptions = {}): Json {
  return new Keeper(options).keep(body, 0);
}

class Keeper {
  readonly #mediaMembers: ReadonlySet<string>;
  readonly #bulkMembers: ReadonlySet<string>;
  readonly #secrets: readonly string[];
  #room: number;
  #searchesLeft = SEARCH_BUDGET;

  constructor({
    mediaMembers = NO_MEMBERS,
    bulkMembers = NO_MEMBERS,
    secrets = [],
    limit = LIMIT,
  }: PlaceholderOptions) {
    this.#mediaMembers = mediaMembers;
    this.#bulkMembers = bulkMembers;
    this.#secrets = secrets;
    this.#room = limit - ROOM_FOR_REMARKS;
  }

  keep(value: Json, depth: number): Json {
    if (typeof value === "string") return this.#text(value);
    if (typeof value !== "object" || value === null) return this.#spend(value, String(value).length);
    if (depth >= DEEPEST) return this.#remark("<nested deeper>");
    if (!Array.isArray(value)) return this.#object(value, depth);
    if (isVector(value)) return this.#remark(`<${value.length} numbers>`);
    return this.#list(value, depth);
  }

  #list(items: readonly Json[], depth: number, keep = (item: Json): Json => this.keep(item, depth + 1)): Json {
    this.#room -= 2;
    const kept: Json[] = [];
    for (const [index, item] of items.entries()) {
      if (this.#room <= 0) {
        kept.push(`<${items.length - index} more>`);
        break;
      }
      this.#room--;
      kept.push(keep(item));
    }
    return kept;
  }

  #object(members: Readonly<Record<string, Json | undefined>>, depth: number): Json {
    this.#room -= 2;
    const kept = new Map<string, Json>();
    const keys = Object.keys(members);
    for (let index = 0; index < keys.length; index++) {
      const key = keys[index] as string;
      const value = members[key];
      if (value === undefined) continue;
      if (this.#room <= 0) {
        kept.set("<more>", `<${keys.length - index} more>`);
        break;
      }
      this.#room -= 2;
      kept.set(unique(this.#text(key), kept), this.#member(key, value, members, depth + 1));
    }
    return Object.fromEntries(kept);
  }

  #member(key: string, value: Json, beside: Readonly<Record<string, Json | undefined>>, depth: number): Json {
    const isBulk = this.#bulkMembers.has(key);
    if (!isBulk && !this.#mediaMembers.has(key)) return this.keep(value, depth);
    if (isBulk && Array.isArray(value) && value.length > 0 && areNumbers(value))
      return this.#remark(`<${value.length} numbers>`);
    const medium = (item: Json): Json =>
      isMedium(item) ? this.#remark(describeMedium(item, beside)) : this.keep(item, depth);
    // Some dialects have the bytes of several media in a list.
    return isTexts(value) ? this.#list(value, depth, medium) : medium(value);
  }

  /** A placeholder: short, and always kept. */
  #remark(label: string): string {
    return this.#spend(label, label.length + 2);
  }

  #spend<T>(value: T, bytes: number): T {
    this.#room -= bytes;
    return value;
  }

  #text(text: string): string {
    this.#room -= 2;
    if (this.#searchesLeft <= 0) return this.#remark(`<${text.length} characters>`);
    const limit = Math.min(text.length, LONGEST_SEARCH);
    this.#searchesLeft -= limit;
    if (this.#secrets.length === 0 && isShortWord(text)) return this.#withLabels(text, limit, NOTHING);
    const stretches = merged([...findMedia(text, limit), ...findSecrets(text, limit, this.#secrets)]);
    return this.#withLabels(text, limit, stretches);
  }

  #withLabels(text: string, limit: number, stretches: readonly Stretch[]): string {
    let kept = "";
    let at = 0;
    for (const { start, end, label } of [...stretches, { start: limit, end: limit, label: "" }]) {
      const words = this.#words(text, at, Math.min(start, limit));
      kept += words;
      at += words.length;
      if (at < Math.min(start, limit) || (this.#room <= 0 && at < text.length)) break;
      kept += label;
      this.#room -= label.length;
      at = end;
    }
    return at < text.length ? `${kept}<${text.length - at} more characters>` : kept;
  }

  /** As much of a text as there is room for. No character is cut in half. */
  #words(text: string, start: number, end: number): string {
    let at = start;
    while (at < end && this.#room > 0) this.#room -= bytesInJson(text.charCodeAt(at++));
    if (at < end && at > start && isHighSurrogate(text.charCodeAt(at - 1))) at--;
    return text.slice(start, at);
  }
}

/** Whether a text is too short for media that are no data URI, and holds neither one of those nor a key. */
function isShortWord(text: string): boolean {
  return text.length < LEAST_RUN && !text.includes(":") && !text.includes(KEY_PREFIX);
}

/** The most bytes that a unit of a text takes in JSON. */
function bytesInJson(code: number): number {
  if (code < 0x20 || (code >= 0xd800 && code <= 0xdfff)) return 6;
  if (code === 0x22 || code === 0x5c) return 2;
  return code < 0x80 ? 1 : code < 0x800 ? 2 : 3;
}

function isHighSurrogate(code: number): boolean {
  return code >= 0xd800 && code <= 0xdbff;
}

/** Long lists of numbers are vectors or bytes. Their first items decide. */
function isVector(items: readonly Json[]): boolean {
  return items.length > MOST_NUMBERS && areNumbers(items);
}

function areNumbers(items: readonly Json[]): boolean {
  return items.slice(0, MOST_NUMBERS).every((item) => typeof item === "number");
}

function isMedium(value: Json): value is string {
  return typeof value === "string" && value !== "" && !isWebAddress(value) && !isLabel(value);
}

function isTexts(value: Json): value is string[] {
  return Array.isArray(value) && typeof value[0] === "string";
}

/** Whether a text is already the placeholder of a medium. */
function isLabel(text: string): boolean {
  return /^<(?:[\w/+.-]{1,100}, \d{1,15} (?:bytes|characters)|\d{1,15} numbers)>$/.test(text);
}

/** The placeholder of a text in a media member: all of it is replaced, whatever it looks like. */
function describeMedium(text: string, beside: Readonly<Record<string, Json | undefined>>): string {
  const uri = dataUriAt(text, 0);
  const start = uri?.start ?? 0;
  const bytes = text.slice(start);
  const isBase64 = uri?.isBase64 ?? looksLikeBase64(text);
  const declared = Object.values(beside).find(
    (value): value is string => typeof value === "string" && isMediaType(value),
  );
  const mime = uri?.mime ?? declared ?? sniff(bytes);
  return isBase64
    ? `<${mime ?? "base64"}, ${bytesOf(charactersOf(bytes))} bytes>`
    : `<${mime ?? "text"}, ${bytes.length} characters>`;
}

/** The characters without padding. Line ends are excluded only where that is cheap. */
function charactersOf(base64: string): number {
  const end = base64.endsWith("==") ? base64.length - 2 : base64.endsWith("=") ? base64.length - 1 : base64.length;
  const whole = wholeLength(base64);
  if (end > LONGEST_SEARCH || whole !== base64.length) return whole - (base64.length - end);
  let count = 0;
  for (let at = 0; at < end; at++) if (base64.charCodeAt(at) > 0x20) count++;
  return count;
}

/** Stretches in order. Overlapping ones are merged. */
function merged(stretches: readonly Stretch[]): Stretch[] {
  const apart: Stretch[] = [];
  for (const stretch of [...stretches].sort((left, right) => left.start - right.start)) {
    const last = apart.at(-1);
    if (last === undefined || stretch.start >= last.end) apart.push(stretch);
    else if (stretch.end > last.end) apart[apart.length - 1] = { ...last, end: stretch.end };
  }
  return apart;
}

/** Two names can become equal when parts of them are replaced. */
function unique(name: string, known: ReadonlyMap<string, Json>): string {
  return known.has(name) ? `${name} (${known.size})` : name;
}
