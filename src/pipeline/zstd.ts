/** Inflates zstd where the runtime cannot: in one piece, and never into more memory than is allowed. */

/** What is used of the decoder, which is loaded only where somebody sends such bodies. */
interface Decoder {
  init(): Promise<void>;
  /** Nothing at all when the bytes are damaged or say more than so many. */
  decode(bytes: Uint8Array, size: number): Uint8Array;
}

/** How many bytes frames hold, as far as their heads tell. */
export interface FrameSizes {
  readonly least: number;
  readonly most: number;
}

type Inflated = { readonly bytes: Buffer } | "damaged" | "too large";

const DECODER: string = "zstddec";
const MAGIC = 0xfd2fb528;
const SKIPPABLE = 0x184d2a50;
const LARGEST_BLOCK = 128 * 1024;

let loading: Promise<Decoder> | undefined;

/** The bytes of a whole body, unless they are more than a limit. */
export async function inflateZstd(compressed: Buffer, limit: number): Promise<Inflated> {
  const sizes = sizesOf(compressed);
  if (sizes === undefined) return "damaged";
  if (sizes.least > limit) return "too large";
  if (sizes.most === 0) return { bytes: Buffer.alloc(0) };
  loading ??= load();
  const decoder = await loading;
  const told = decoder.decode(compressed, Math.min(sizes.most, limit));
  if (told.length >= Math.max(sizes.least, 1)) return { bytes: Buffer.from(told.buffer, told.byteOffset, told.length) };
  return sizes.most > limit ? "too large" : "damaged";
}

async function load(): Promise<Decoder> {
  const { ZSTDDecoder } = (await import(DECODER)) as { readonly ZSTDDecoder: new () => Decoder };
  const decoder = new ZSTDDecoder();
  await decoder.init();
  return decoder;
}

/** Walks the heads of frames and blocks (RFC 8878, section 3); nothing where they are not whole. */
export function sizesOf(bytes: Buffer): FrameSizes | undefined {
  const total = { least: 0, most: 0 };
  let at = 0;
  while (at < bytes.length) {
    const frame = readFrame(bytes, at);
    if (frame === undefined || frame.end > bytes.length) return undefined;
    total.least += frame.least;
    total.most += frame.most;
    at = frame.end;
  }
  return total;
}

interface Frame extends FrameSizes {
  readonly end: number;
}

function readFrame(bytes: Buffer, at: number): Frame | undefined {
  if (at + 8 > bytes.length) return undefined;
  const magic = bytes.readUInt32LE(at);
  if (magic - (magic % 16) === SKIPPABLE) return { least: 0, most: 0, end: at + 8 + bytes.readUInt32LE(at + 4) };
  const descriptor = bytes[at + 4] ?? 0;
  if (magic !== MAGIC || (descriptor & 0x08) !== 0) return undefined;
  const isSingle = (descriptor & 0x20) !== 0;
  const dictionary = [0, 1, 2, 4][descriptor & 0x03] ?? 0;
  const sizeBytes = [isSingle ? 1 : 0, 2, 4, 8][descriptor >> 6] ?? 0;
  const sizeAt = at + 5 + (isSingle ? 0 : 1) + dictionary;
  const blocks = readBlocks(bytes, sizeAt + sizeBytes);
  if (blocks === undefined) return undefined;
  const end = blocks.end + ((descriptor & 0x04) === 0 ? 0 : 4);
  if (sizeBytes === 0) return { ...blocks, end };
  const told = contentSize(bytes, sizeAt, sizeBytes);
  return { least: told, most: told, end };
}

/** A size of two bytes is told less the sizes that one byte can tell. */
function contentSize(bytes: Buffer, at: number, length: number): number {
  if (length === 8) return Number(bytes.readBigUInt64LE(at));
  return bytes.readUIntLE(at, length) + (length === 2 ? 256 : 0);
}

function readBlocks(bytes: Buffer, start: number): Frame | undefined {
  let [at, least, most] = [start, 0, 0];
  for (let isLast = false; !isLast; ) {
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
