/** Estimates how many tokens a request has, before any upstream has counted them. */
import { asWire, valueAt, type AnyDialect, type Json, type Wire } from "../registry.js";
import { imageSize } from "./image-size.js";
import { bytesOf, dataUriAt, isMediaType, isWebAddress, looksLikeBase64, sniff } from "../bodies/data-uris.js";

/**
 * The weights of kinds of characters, in thousandths of a token: of the first in a run, and of each that follows it.
 * Characters are weighed instead of words, so the estimate of a text is the sum of the estimates of its pieces. Fitted
 * to a large current vocabulary: prose, code and JSON are within about a seventh of the true count.
 */
const kinds: readonly (readonly [first: number, next: number, ...ranges: (readonly [from: number, to: number])[]])[] = [
  [1000, 1000], // what is not listed below
  [230, 230, [0x61, 0x7a]],
  [280, 280, [0x41, 0x5a]],
  [900, 600, [0x30, 0x39]],
  [70, 110, [0x20, 0x20]],
  [950, 110, [0x00, 0x1f]],
  [570, 280, [0x21, 0x2f], [0x3a, 0x40], [0x5b, 0x60], [0x7b, 0x7f], [0x80, 0xbf], [0x2000, 0x206f]],
  [440, 440, [0xc0, 0x24f], [0x300, 0x36f], [0x1e00, 0x1eff]],
  [370, 370, [0x370, 0x3ff], [0x1f00, 0x1fff]],
  [280, 280, [0x400, 0x52f]],
  [400, 400, [0x530, 0x5ff]],
  [325, 325, [0x600, 0x77f], [0xfb50, 0xfdff], [0xfe70, 0xfefc]],
  [386, 386, [0x900, 0x97f]],
  [310, 310, [0x980, 0xdff]],
  [500, 500, [0xe00, 0x10ff]],
  [500, 500, [0x3000, 0x303f], [0xff00, 0xffef]],
  [950, 400, [0x3040, 0x309f]],
  [600, 500, [0x30a0, 0x30ff]],
  [1250, 770, [0x3400, 0x9fff]],
  [700, 700, [0x1100, 0x11ff], [0xac00, 0xd7af]],
];

type Places = AnyDialect["places"];

const kindOf = new Uint8Array(0x10000);
for (const [kind, [, , ...ranges]] of kinds.entries()) for (const [from, to] of ranges) kindOf.fill(kind, from, to + 1);
const firstOf = Uint16Array.from(kinds, ([first]) => first);
const nextOf = Uint16Array.from(kinds, ([, next]) => next);

/** The estimated tokens of a text. The estimates of its pieces add up to that of the whole. */
export function weighText(text: string): number {
  let weight = 0;
  let before = -1;
  for (let at = 0; at < text.length; at++) {
    const kind = kindOf[text.charCodeAt(at)] ?? 0;
    weight += (kind === before ? nextOf[kind] : firstOf[kind]) ?? 0;
    before = kind;
  }
  return weight / 1000;
}

export function estimateText(text: string): number {
  return Math.ceil(weighText(text));
}

/** The tokens of inputs. Lists of numbers are token IDs, and are counted. */
export function estimateInputs(inputs: Json | undefined): number {
  if (typeof inputs === "string") return estimateText(inputs);
  if (!Array.isArray(inputs)) return 0;
  return inputs.every((item) => typeof item === "number")
    ? inputs.length
    : inputs.reduce<number>((sum, item) => sum + estimateInputs(item), 0);
}

/** The estimated tokens of a request: its texts, the names of its members, its media. */
export function estimateBody(body: Json, places: MediaPlaces): number {
  return Math.ceil(new BodyScale(places).weigh(body));
}

/** Where a body has media. */
export type MediaPlaces = Pick<Places, "mediaMembers" | "mediaAddresses">;

/** Only this much of a body is read, because every call waits for it. The rest is extrapolated. */
const MOST_CHARACTERS = 2 * 1024 * 1024;
const MOST_VALUES = 100_000;
const SAMPLES = 16;

class BodyScale {
  readonly #mediaMembers: ReadonlySet<string>;
  readonly #mediaAddresses: NonNullable<Places["mediaAddresses"]>;
  /** The kinds of addressed media, by their objects and members. */
  readonly #addressed = new Map<Wire, ReadonlyMap<string, string>>();
  #charactersLeft = MOST_CHARACTERS;
  #valuesLeft = MOST_VALUES;
  #weighed = 0;

  constructor({ mediaMembers, mediaAddresses = [] }: MediaPlaces) {
    this.#mediaMembers = mediaMembers;
    this.#mediaAddresses = mediaAddresses;
  }

  /** The tokens of a value. In places for media, `beside` is a media type beside it, or the kind of the place. */
  weigh(value: Json | undefined, beside?: string): number {
    this.#valuesLeft--;
    if (typeof value === "string") return this.#textOrMedium(value, beside);
    if (Array.isArray(value)) return this.#items(value, beside);
    if (typeof value !== "object" || value === null) return value === undefined ? 0 : weighText(String(value));
    return this.#members(value);
  }

  /** All items of a list, or as many as may be read. */
  #items(items: readonly Json[], beside: string | undefined): number {
    let weight = 0;
    for (let index = 0; index < items.length; index++) {
      if (this.#valuesLeft <= 0 && index > 0) return (weight / index) * items.length;
      weight += this.weigh(items[index], beside);
    }
    return weight;
  }

  /** The same of the members of an object, with their names. */
  #members(wire: Wire): number {
    const names = Object.keys(wire);
    let weight = 0;
    let besides: string | undefined;
    this.#findAddresses(wire);
    const addressed = this.#addressed.get(wire);
    for (let index = 0; index < names.length; index++) {
      if (this.#valuesLeft <= 0 && index > 0) return (weight / index) * names.length;
      const name = names[index] ?? "";
      weight += this.#text(name);
      const value = wire[name];
      const kind = typeof value === "string" ? addressed?.get(name) : undefined;
      const isMedium = kind !== undefined || this.#mediaMembers.has(name);
      if (isMedium) besides ??= mediaTypeIn(wire);
      weight +=
        typeof value === "string" && kind !== undefined
          ? this.#addressedMedium(value, kind, besides === UNKNOWN_TYPE ? kind : besides)
          : this.weigh(value, isMedium ? besides : undefined);
    }
    return weight;
  }

  /** Results and arguments of tools have addresses of pages under the same names: what is around one shows a medium. */
  #findAddresses(wire: Wire): void {
    for (const { at, when, medium, typedBy } of this.#mediaAddresses) {
      const [outer = ""] = at;
      if (wire[outer] == null || !when.every(({ at: place, is }) => valueAt(wire, place) === is)) continue;
      const kind = typedBy === undefined ? medium : kindAt(wire, typedBy);
      const holder = at.length === 1 ? wire : asWire(valueAt(wire, at.slice(0, -1)));
      if (kind === undefined || holder === undefined) continue;
      this.#addressed.set(holder, new Map(this.#addressed.get(holder)).set(at.at(-1) ?? "", kind));
    }
  }

  /** The bytes of a medium may be in the place of its address, and the arguments of a tool may look like a medium. */
  #addressedMedium(text: string, kind: string, beside: string | undefined): number {
    const weight = this.weigh(text, beside);
    const isAddress = text !== "" && dataUriAt(text, 0) === undefined;
    return isAddress ? Math.max(weight, tokensByAddress(kind)) : weight;
  }

  #textOrMedium(text: string, beside: string | undefined): number {
    const medium = mediaTokens(text, beside);
    if (medium !== undefined) return medium;
    const weight = this.#text(text);
    // What begins like an address may be long prose.
    return beside !== undefined && isWebAddress(text) ? Math.max(weight, tokensByAddress(kindIn(beside))) : weight;
  }

  #text(text: string): number {
    const left = this.#charactersLeft;
    if (text.length > left) return (this.#sampled(text, left) ?? this.#usual()) * text.length;
    this.#charactersLeft -= text.length;
    const weight = weighText(text);
    this.#weighed += weight;
    return weight;
  }

  /** Tokens per character, from samples all over a text. */
  #sampled(text: string, characters: number): number | undefined {
    const length = Math.floor(characters / SAMPLES);
    if (length < 64) return undefined;
    this.#charactersLeft -= length * SAMPLES;
    const pieces = Array.from({ length: SAMPLES }, (_unused, index) =>
      Math.floor((index * (text.length - length)) / (SAMPLES - 1)),
    );
    const weight = pieces.reduce((sum, start) => sum + weighText(text.slice(start, start + length)), 0);
    this.#weighed += weight;
    return weight / (length * SAMPLES);
  }

  /** Tokens per character, from all that was read. */
  #usual(): number {
    return this.#weighed / Math.max(1, MOST_CHARACTERS - this.#charactersLeft);
  }
}

const UNKNOWN_TYPE = "";

/** A media type beside the bytes, under any name. */
function mediaTypeIn(members: Readonly<Record<string, Json | undefined>>): string {
  for (const key in members) {
    const value = members[key];
    if (typeof value === "string" && isMediaType(value)) return value;
  }
  return UNKNOWN_TYPE;
}

const KINDS: ReadonlySet<string> = new Set(["image", "audio", "video", "document"]);

/** The kind of a medium that an object names, by itself or as a media type. */
function kindAt(wire: Wire, place: readonly string[]): string | undefined {
  const type = valueAt(wire, place);
  if (typeof type !== "string") return undefined;
  return KINDS.has(type) ? type : isMediaType(type) ? kindIn(type) : undefined;
}

const LEAST_IMAGE = 85;
const MOST_IMAGE = 1600;
const UNKNOWN_IMAGE = 1000;
/** For media by address, whose length is unknown. In recorded calls, videos and documents have up to 20,000. */
const TOKENS_BY_ADDRESS: ReadonlyMap<string, number> = new Map([
  ["audio", 2_000],
  ["video", 10_000],
  ["text", 5_000],
  ["application", 5_000],
  ["document", 5_000],
]);
const PIXELS_A_TOKEN = 750;
/** For media that are estimated by their length in bytes. */
const BYTES_A_TOKEN: ReadonlyMap<string, number> = new Map([
  ["text", 4],
  ["audio", 500],
  ["video", 1000],
]);
const BYTES_OF_OTHERS_A_TOKEN = 30;
const LEAST_MEDIUM = 100;

function tokensByAddress(kind: string): number {
  return TOKENS_BY_ADDRESS.get(kind) ?? UNKNOWN_IMAGE;
}

/** The estimated tokens of the bytes of a medium; nothing when the text is none. */
function mediaTokens(text: string, beside: string | undefined): number | undefined {
  const uri = dataUriAt(text, 0);
  if (uri === undefined && beside === undefined) return undefined;
  if (uri === undefined && !looksLikeBase64(text)) return undefined;
  const bytes = text.slice(uri?.start ?? 0);
  const known = uri?.mime ?? (beside !== undefined && isMediaType(beside) ? beside : undefined);
  const mime = known ?? sniff(bytes) ?? beside ?? UNKNOWN_TYPE;
  if (mime.startsWith("image/")) return imageTokens(bytes);
  const size = uri?.isBase64 === false ? bytes.length : bytesOf(bytes.length);
  return Math.max(LEAST_MEDIUM, size / (BYTES_A_TOKEN.get(kindIn(mime)) ?? BYTES_OF_OTHERS_A_TOKEN));
}

function kindIn(mime = UNKNOWN_TYPE): string {
  const [kind = ""] = mime.split("/", 1);
  return kind;
}

function imageTokens(base64: string): number {
  const size = imageSize(base64);
  if (size === undefined) return UNKNOWN_IMAGE;
  return Math.min(MOST_IMAGE, Math.max(LEAST_IMAGE, (size.width * size.height) / PIXELS_A_TOKEN));
}
