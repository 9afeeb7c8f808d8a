/** What a medium is: by its first bytes, since what its host or its sender calls it may be wrong, or a lie. */

export type MediaKind = "video" | "image";

/** So many bytes, or all where there are fewer, are enough to tell. */
export const HEAD_BYTES = 64;

/** Files of boxes say whose they are; these are images or sound in the clothes of videos. */
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
/** The first boxes of videos from before they said so. */
const OLD_BOXES: ReadonlySet<string> = new Set(["moov", "mdat", "wide"]);

const SIGNS: readonly (readonly [mime: string, isIt: (head: string) => boolean])[] = [
  ["image/png", (head) => head.startsWith("\x89PNG\r\n\x1a\n")],
  ["image/jpeg", (head) => head.startsWith("\xff\xd8\xff")],
  ["image/webp", (head) => head.startsWith("RIFF") && head.startsWith("WEBP", 8)],
  ["video/quicktime", (head) => (boxOf(head) === "ftyp" && brandOf(head) === "qt  ") || OLD_BOXES.has(boxOf(head))],
  ["video/mp4", (head) => boxOf(head) === "ftyp" && !OTHER_BRANDS.has(brandOf(head))],
  ["video/webm", (head) => head.startsWith("\x1aE\xdf\xa3") && head.includes("webm")],
];

/** Its media type, or nothing where it is none of those that are kept and handed on. */
export function mediaTypeOf(head: Uint8Array): string | undefined {
  const text = Buffer.from(head.buffer, head.byteOffset, Math.min(head.byteLength, HEAD_BYTES)).toString("latin1");
  return SIGNS.find(([, isIt]) => isIt(text))?.[0];
}

/** Pages and messages of hosts, which are called whatever was asked for. */
const WORDS = /^[\s\ufeff]*[<{[]/;

/**
 * Its type where it is of the kind that is wanted. Bytes that say nothing of themselves are what they are called, if
 * that is kept at all.
 */
export function acceptedType(head: Uint8Array, called: string | undefined, kind: MediaKind): string | undefined {
  const known = mediaTypeOf(head);
  if (known !== undefined) return isOfKind(known, kind) ? known : undefined;
  if (head.length === 0) return undefined;
  const name = called?.split(";", 1)[0]?.trim().toLowerCase() ?? "";
  const isKept = SIGNS.some(([mime]) => mime === name) && isOfKind(name, kind);
  return isKept && !WORDS.test(Buffer.from(head).toString("utf8")) ? name : undefined;
}

export function isOfKind(mime: string, kind: MediaKind): boolean {
  return mime.startsWith(`${kind}/`);
}

function boxOf(head: string): string {
  return head.slice(4, 8);
}

function brandOf(head: string): string {
  return head.slice(8, 12);
}
