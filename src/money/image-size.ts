/** The width and height of an image, from the first of its bytes. */

export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

const HEAD = 64;
/** In a JPEG the frame follows the metadata, which may contain a preview. */
const JPEG_HEAD = 262_144;

/** The size of an image in base64, in either alphabet. Nothing when its format is unknown or it is cut short. */
export function imageSize(base64: string): ImageSize | undefined {
  const head = Buffer.from(base64.slice(0, HEAD), "base64");
  if (startsWith(head, 0, "\x89PNG\r\n\x1a\n") && startsWith(head, 12, "IHDR"))
    return sized(head, 24, () => [head.readUInt32BE(16), head.readUInt32BE(20)]);
  if (startsWith(head, 0, "GIF8")) return sized(head, 10, () => [head.readUInt16LE(6), head.readUInt16LE(8)]);
  if (startsWith(head, 0, "RIFF") && startsWith(head, 8, "WEBP")) return webpSize(head);
  if (startsWith(head, 0, "\xff\xd8\xff")) return jpegSize(Buffer.from(base64.slice(0, JPEG_HEAD), "base64"));
  return undefined;
}

function startsWith(bytes: Buffer, at: number, text: string): boolean {
  return bytes.toString("latin1", at, at + text.length) === text;
}

/** Nothing when there are too few bytes, or the image has no area. */
function sized(
  bytes: Buffer,
  needed: number,
  read: () => readonly [width: number, height: number],
): ImageSize | undefined {
  if (bytes.length < needed) return undefined;
  const [width, height] = read();
  return width > 0 && height > 0 ? { width, height } : undefined;
}

/** Three forms: lossy, lossless, and one with a frame around either. */
function webpSize(head: Buffer): ImageSize | undefined {
  switch (head.toString("latin1", 12, 16)) {
    case "VP8 ":
      return sized(head, 30, () => [head.readUInt16LE(26) & 0x3fff, head.readUInt16LE(28) & 0x3fff]);
    case "VP8L":
      return sized(head, 25, () => [
        (head.readUInt32LE(21) & 0x3fff) + 1,
        ((head.readUInt32LE(21) >>> 14) & 0x3fff) + 1,
      ]);
    case "VP8X":
      return sized(head, 30, () => [head.readUIntLE(24, 3) + 1, head.readUIntLE(27, 3) + 1]);
    default:
      return undefined;
  }
}

/** Segments contain their own lengths. The one that starts a frame has the size. */
function jpegSize(bytes: Buffer): ImageSize | undefined {
  for (let at = 2; at + 9 <= bytes.length;) {
    if (bytes[at] !== 0xff) return undefined;
    const marker = bytes[at + 1] ?? 0;
    if (marker === 0xff) at++;
    else if (beginsFrame(marker))
      return sized(bytes, at + 9, () => [bytes.readUInt16BE(at + 7), bytes.readUInt16BE(at + 5)]);
    else at += 2 + (hasNoLength(marker) ? 0 : bytes.readUInt16BE(at + 2));
  }
  return undefined;
}

function beginsFrame(marker: number): boolean {
  return marker >= 0xc0 && marker <= 0xcf && marker !== 0xc4 && marker !== 0xc8 && marker !== 0xcc;
}

function hasNoLength(marker: number): boolean {
  return marker === 0x01 || (marker >= 0xd0 && marker <= 0xd9);
}
