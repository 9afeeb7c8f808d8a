/** Media types by file extension, and the types that each kind of medium may have. */
import type { Part } from "../registry.js";

export type Medium = Extract<Part, { kind: "media" }>["medium"];

const TYPES: Readonly<Record<string, string>> = {
  png: "image/png",
  jpg: "image/jpeg",
  jpeg: "image/jpeg",
  webp: "image/webp",
  gif: "image/gif",
  heic: "image/heic",
  heif: "image/heif",
  bmp: "image/bmp",
  mp4: "video/mp4",
  m4v: "video/mp4",
  mov: "video/quicktime",
  webm: "video/webm",
  mpeg: "video/mpeg",
  mpg: "video/mpeg",
  avi: "video/x-msvideo",
  mp3: "audio/mpeg",
  wav: "audio/wav",
  ogg: "audio/ogg",
  oga: "audio/ogg",
  flac: "audio/flac",
  aac: "audio/aac",
  m4a: "audio/mp4",
  aiff: "audio/aiff",
  pdf: "application/pdf",
  txt: "text/plain",
  md: "text/markdown",
  csv: "text/csv",
  json: "application/json",
  xml: "text/xml",
  html: "text/html",
};

const KINDS: Readonly<Record<Medium, RegExp>> = {
  image: /^image\/[\w.+-]+$/,
  video: /^video\/[\w.+-]+$/,
  audio: /^audio\/[\w.+-]+$/,
  document: /^(?:text\/[\w.+-]+|application\/(?:pdf|json|xml|rtf))$/,
};

export function isTypeOf(medium: Medium, mime: string): boolean {
  return KINDS[medium].test(mime);
}

/** The type of a medium by the extension in its URL, if it has a known one. */
export function typeOfAddress(url: string, medium: Medium): string | undefined {
  const end = URL.canParse(url) ? /\.(\w{2,5})$/.exec(new URL(url).pathname)?.[1]?.toLowerCase() : undefined;
  const mime = end !== undefined && Object.hasOwn(TYPES, end) ? TYPES[end] : undefined;
  return mime !== undefined && isTypeOf(medium, mime) ? mime : undefined;
}
