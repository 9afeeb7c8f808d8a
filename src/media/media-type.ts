/** Finds the type of a medium by its first bytes, because the host's header may be wrong. */

export type MediaKind = "video" | "image" | "document";

/** This many bytes, or all if there are fewer, identify the type. */
export const HEAD_BYTES = 64;

/** Container files name their brand. These brands are images or sound in the container of a video. */
const OTHER_BRANDS: ReadonlySet<string> = new Set([
  "avif",
  "avis",
  "heic",
  "heix",
  "hevc",
  "mif1",
  "msf1",
  "crx ",
  "M4A ",
  "M4B ",
  "M4P ",
  "F4A ",
  "F4B ",
]);
/** The first boxes of old videos, which name no brand. */
const OLD_BOXES: ReadonlySet<string> = new Set(["moov", "mdat", "wide"]);

const SIGNS: readonly (readonly [mime: string, isIt: (head: string) => boolean])[] = [
  ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
  ["image/webp", (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8)],
  ["video/quicktime", (head) => (boxOf(head) === "ftyp" && brandOf(head) === "qt  ") || OLD_BOXES.has(boxOf(head))],
  ["video/mp4", (head) => boxOf(head) === "ftyp" && !OTHER_BRANDS.has(brandOf(head))],
  ["video/webm", (head) => head.startsWith("\x1aE\xdf\xa3") && head.includes("webm")],
  ["application/pdf", (head) => head.startsWith("%PDF-")],
];

/** Documents without a sign of their own. Texts have none at all. */
const UNSIGNED: ReadonlySet<string> = new Set([
  "application/msword",
  "application/vnd.ms-excel",
  "application/vnd.openxmlformats-officedocument.wordprocessingml.document",
  "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
]);
const TEXT = /^(?:text\/[\w.+-]+|application\/(?:json|xml))$/;

/** Its media type, or nothing if the gateway does not know this type. */
export function mediaTypeOf(head: Uint8Array): string | undefined {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, HEAD_BYTES)).toString("latin1");
  return SIGNS.find(([, isIt]) => isIt(text))?.[0];
}

/** HTML pages and JSON messages, which some hosts send under any type. */
const WORDS = /^[\s\ufeff]*[<{[]/;

/**
 * Its type if it is of the wanted kind. Bytes without a signature have the type of the header, if that type is
 * known.
 */
export function acceptedType(head: Uint8Array, called: string | undefined, kind: MediaKind): string | undefined {
  const known = mediaTypeOf(head);
  if (known !== undefined) return isOfKind(known, kind) ? known : undefined;
  if (head.length === 0) return undefined;
  const name = called?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  if (kind === "document" && TEXT.test(name)) return name;
  const isKept = (UNSIGNED.has(name) || SIGNS.some(([mime]) => mime === name)) && isOfKind(name, kind);
  return isKept && !WORDS.test(Buffer.from(head).toString("utf8")) ? name : undefined;
}

export function isOfKind(mime: string, kind: MediaKind): boolean {
  return mime.startsWith(kind === "document" ? "application/" : `${kind}/`);
}

function boxOf(head: string): string {
  return head.slice(4, 8);
}

function brandOf(head: string): string {
  return head.slice(8, 12);
}
