/** What the heads of zstd's frames and blocks tell of the bytes in them (RFC 8878, section 3). */

/** How many bytes frames hold, as far as their heads tell. */
export interface FrameSizes {
  readonly least: number;
  readonly most: number;
  /** The most memory that one of them needs to look back at. */
  readonly window: number;
}

interface Frame extends FrameSizes {
  readonly end: number;
}

const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
const LARGEST_BLOCK = 128 * 1024;

/** Nothing where frames are not whole, or are none. */
export function sizesOf(bytes: Buffer): FrameSizes | undefined {
  const total = { least: 0, most: 0, window: 0 };
  let at = 0;
  while (at < bytes.length) {
    const frame = readFrame(bytes, at);
    if (frame === undefined || frame.end > bytes.length) return undefined;
    total.least += frame.least;
    total.most += frame.most;
    total.window = Math.max(total.window, frame.window);
    at = frame.end;
  }
  return total;
}

function readFrame(bytes: Buffer, at: number): Frame | undefined {
  if (at + 8 > bytes.length) return undefined;
  const magic = bytes.readUInt32LE(at);
  if (magic - (magic % 16) === SKIPPABLE) {
    return { least: 0, most: 0, window: 0, end: at + 8 + bytes.readUInt32LE(at + 4) };
  }
  const descriptor = bytes[at + 4] ?? 0;
  if (magic !== MAGIC || (descriptor & 0x08) !== 0) return undefined;
  const isSingle = (descriptor & 0x20) !== 0;
  const dictionary = [0, 1, 2, 4][descriptor & 0x03] ?? 0;
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
  const sizeAt = at + 5 + (isSingle ? 0 : 1) + dictionary;
  const blocks = readBlocks(bytes, sizeAt + sizeBytes);
  if (blocks === undefined) return undefined;
  const end = blocks.end + ((descriptor & 0x04) === 0 ? 0 : 4);
  const window = isSingle ? 0 : windowSize(bytes[at + 5] ?? 0);
  if (sizeBytes === 0) return { ...blocks, window, end };
  const told = contentSize(bytes, sizeAt, sizeBytes);
  return { least: told, most: told, window: isSingle ? told : window, end };
}

/** Five bits of exponent, and three of eighths. */
function windowSize(descriptor: number): number {
  const base = 2 ** (10 + (descriptor >> 3));
  return base + (base / 8) * (descriptor & 7);
}

/** A size of two bytes is told less the sizes that one byte can tell. */
function contentSize(bytes: Buffer, at: number, length: number): number {
  if (length === 8) return Number(bytes.readBigUInt64LE(at));
  return bytes.readUIntLE(at, length) + (length === 2 ? 256 : 0);
}

function readBlocks(bytes: Buffer, start: number): Omit<Frame, "window"> | undefined {
  let [at, least, most] = [start, 0, 0];
  for (let isLast = false; !isLast;) {
    if (at + 3 > bytes.length) return undefined;
    const head = bytes.readUIntLE(at, 3);
    isLast = (head & 1) === 1;
    const [type, size] = [(head >> 1) & 3, head >> 3];
    if (type === 3 || size > LARGEST_BLOCK) return undefined;
    // Of a compressed block only the bound is known; the others say their size.
    least += type === 2 ? 0 : size;
    most += type === 2 ? LARGEST_BLOCK : size;
    at += 3 + (type === 1 ? 1 : size);
  }
  return { least, most, end: at };
}
