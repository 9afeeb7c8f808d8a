import { crc32, deflateSync } from "node:zlib";

/** An image of few colours. Its lines, from the top, hold the colour number of each pixel. */
export interface Image {
  readonly width: number;
  readonly height: number;
  /** Red, green and blue, 256 colours at most. */
  readonly palette: readonly (readonly [number, number, number])[];
  line(y: number): Uint8Array;
}

const PALETTE_OF_BYTES = [8, 3];
/** The lowest level already compresses repeated lines. */
const LEAST_EFFORT = { level: 1 };

/** An image as a PNG file. */
export function encodePng({ width, height, palette, line }: Image): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set(PALETTE_OF_BYTES, 8);
  const pixels = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) pixels.set(line(y).subarray(0, width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from("\x89PNG\r\n\x1a\n", "latin1"),
    chunk("IHDR", head),
    chunk("PLTE", Buffer.from(palette.flat())),
    chunk("IDAT", deflateSync(pixels, LEAST_EFFORT)),
    chunk("IEND", Buffer.alloc(0)),
  ]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([frame, body, sum]);
}
