/** How media look inside texts: data URIs, base64, and what the first bytes say of the rest. */

export interface DataUri {
  /** Its media type, or nothing where it tells none. */
  readonly mime: string | undefined;
  readonly isBase64: boolean;
  /** Where its bytes begin. */
  readonly start: number;
}

const SCHEME = "data:";
const LONGEST_HEADER = 1024;
const MIME = /^[a-z]+\/[a-z0-9.+-]{1,100}$/;

/** The data URI that begins at a place of a text, however it is spelled. */
export function dataUriAt(text: string, at: number): DataUri | undefined {
  const begin = at + SCHEME.length;
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

/** A header has no colon, so that no text is looked through twice. */
function endOfHeader(text: string, begin: number): number | undefined {
  const end = Math.min(text.length, begin + LONGEST_HEADER);
  for (let at = begin; at < end; at++) {
    const code = text.charCodeAt(at);
    if (code === 0x2c /* , */) return at;
    if (code === 0x3a /* : */) return undefined;
  }
  return undefined;
}

/** The bytes that so much base64 stands for. */
export function bytesOf(characters: number): number {
  return Math.floor((characters * 3) / 4);
}

export function isWebAddress(text: string): boolean {
  return /^[a-z][a-z0-9+.-]{1,20}:\/\//i.test(text);
}

export function isMediaType(text: string): boolean {
  return text.length <= 120 && MIME.test(text);
}

/** Whether a text that stands where media stand may be base64, as its beginning tells. */
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

/** The media type of the bytes behind some base64, if they say. */
export function sniff(base64: string): string | undefined {
  const head = Buffer.from(base64.slice(0, 32), "base64").toString("latin1");
  return magics.find(([, at, bytes]) => head.startsWith(bytes, at))?.[0];
}
