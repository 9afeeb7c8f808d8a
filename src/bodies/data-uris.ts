/** How media look in texts: data URIs, base64, and the first bytes of each type. */

export interface DataUri {
  /** Its media type, or nothing where it has none. */
  readonly mime: string | undefined;
  readonly isBase64: boolean;
  /** Where its bytes start. */
  readonly start: number;
}

const SCHEME = "data:";
/** In small letters. */
const LETTER_D = SCHEME.charCodeAt(0);
const LONGEST_HEADER = 1024;
const MIME = /^[a-z]+\/[a-z0-9.+-]{1,100}$/;

/** The data URI that starts at a place of a text, in any spelling. */
export function dataUriAt(text: string, at: number): DataUri | undefined {
  const begin = at + SCHEME.length;
  if ((text.charCodeAt(at) | 0x20) !== LETTER_D) return undefined;
  if (text.slice(at, begin).toLowerCase() !== SCHEME) return undefined;
  const comma = endOfHeader(text, begin);
  if (comma === undefined) return undefined;
  const written = text.slice(begin, comma);
  const header = written.replace(/[\s\\]/g, "").toLowerCase();
  const [mime = "", ...parameters] = header.split(";");
  const isBase64 = parameters.includes("base64");
  const isPlain = header === written.replace(/\\/g, "").toLowerCase() && (mime === "" || MIME.test(mime));
  if (!isBase64 && !isPlain) return undefined;
  return { mime: mime === "" ? undefined : mime, isBase64, start: comma + 1 };
}

/** A header contains no colon, so that no text is searched twice. */
function endOfHeader(text: string, begin: number): number | undefined {
  const end = Math.min(text.length, begin + LONGEST_HEADER);
  for (let at = begin; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x2c /* , */) return at;
    if (code === 0x3a /* : */) return undefined;
  }
  return undefined;
}

/** The number of bytes that so many characters of base64 encode. */
export function bytesOf(characters: number): number {
  return Math.floor((characters * 3) / 4);
}

export function isWebAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]{1,20}:\/\//i.test(text);
}

export function isMediaType(text: string): boolean {
  return text.length <= 120 && MIME.test(text);
}

/** Whether a text in a media member may be base64, judged by its start. */
export function looksLikeBase64(text: string): boolean {
  return text !== "" && /^[A-Za-z0-9+/_=\s-]+$/.test(text.slice(0, 256)) && !/[ \t]/.test(text.slice(0, 64));
}

const magics: readonly (readonly [mime: string, at: number, bytes: string])[] = [
  ["image/png", 0, "\x89PNG"],
  ["image/jpeg", 0, "\xff\xd8\xff"],
  ["image/gif", 0, "GIF8"],
  ["image/webp", 8, "WEBP"],
  ["application/pdf", 0, "%PDF"],
  ["audio/wav", 8, "WAVE"],
  ["audio/mpeg", 0, "ID3"],
  ["audio/mpeg", 0, "\xff\xfb"],
  ["audio/mpeg", 0, "\xff\xf3"],
  ["audio/ogg", 0, "OggS"],
  ["audio/flac", 0, "fLaC"],
  ["video/mp4", 4, "ftyp"],
  ["video/webm", 0, "\x1aE\xdf\xa3"],
];

/** The media type of the bytes in base64, if their start shows it. */
export function sniff(base64: string): string | undefined {
  const head = Buffer.from(base64.slice(0, 32), "base64").toString("latin1");
  return magics.find(([, at, bytes]) => head.startsWith(bytes, at))?.[0];
}
