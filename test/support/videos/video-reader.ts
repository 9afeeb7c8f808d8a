/**
 * Reads videos by ISO 14496-12 and H.264, without code of the writer. Of H.264 it supports what flat macroblocks need,
 * and refuses the rest.
 */

export interface Box {
  readonly name: string;
  /** Where its content begins and ends in the file. */
  readonly from: number;
  readonly to: number;
}

export function boxesIn(file: Buffer, from = 0, to = file.length): Box[] {
  const boxes: Box[] = [];
  for (let at = from; at < to;) {
    const length = file.readUInt32BE(at);
    if (length < 8 || at + length > to) throw new Error(`a box of ${length} bytes at ${at} does not fit`);
    boxes.push({ name: file.toString("latin1", at + 4, at + 8), from: at + 8, to: at + length });
    at += length;
  }
  return boxes;
}

/** The content of the box at a path of names. */
export function content(file: Buffer, path: string): Buffer {
  let found: Box = { name: "", from: 0, to: file.length };
  for (const name of path.split("/")) {
    const next = boxesIn(file, found.from, found.to).find((box) => box.name === name);
    if (!next) throw new Error(`no ${name} of ${path}`);
    found = next;
  }
  return file.subarray(found.from, found.to);
}

export interface Sample {
  readonly isKey: boolean;
  readonly data: Buffer;
}

const TABLES = "moov/trak/mdia/minf/stbl";

/** The samples, found by the tables of one chunk. */
export function samplesOf(file: Buffer): Sample[] {
  const [sizes, chunks, keys] = [
    content(file, `${TABLES}/stsz`),
    content(file, `${TABLES}/stco`),
    content(file, `${TABLES}/stss`),
  ];
  if (chunks.readUInt32BE(4) !== 1) throw new Error("more than one chunk");
  const numbers = new Set(
    Array.from({ length: keys.readUInt32BE(4) }, (_unused, index) => keys.readUInt32BE(8 + 4 * index)),
  );
  let at = chunks.readUInt32BE(8);
  return Array.from({ length: sizes.readUInt32BE(8) }, (_unused, index) => {
    const data = file.subarray(at, (at += sizes.readUInt32BE(12 + 4 * index)));
    return { isKey: numbers.has(index + 1), data };
  });
}

/** The decoder's record: both parameter sets. */
export function setsOf(file: Buffer): {
  record: Buffer;
  sequence: Buffer;
  picture: Buffer;
  width: number;
  height: number;
} {
  const entry = content(file, `${TABLES}/stsd`).subarray(8);
  if (entry.toString("latin1", 4, 8) !== "avc1") throw new Error("not AVC");
  const record = content(entry.subarray(8 + 78), "avcC");
  const length = record.readUInt16BE(6);
  const picture = record.subarray(8 + length + 3);
  if (picture.length !== record.readUInt16BE(8 + length + 1))
    throw new Error("the picture parameter set does not fill the record");
  return {
    record,
    sequence: record.subarray(8, 8 + length),
    picture,
    width: entry.readUInt16BE(32),
    height: entry.readUInt16BE(34),
  };
}

export class BitReader {
  #at = 0;
  readonly #bytes: number[] = [];

  /** Reads the rest of a unit after its first byte, without the threes that guard against start codes. */
  constructor(unit: Buffer) {
    unit.forEach((byte, index) => {
      const isGuard = byte === 3 && index > 2 && unit[index - 1] === 0 && unit[index - 2] === 0;
      if (index > 0 && !isGuard) this.#bytes.push(byte);
    });
  }

  bit(): number {
    const byte = this.#bytes[this.#at >> 3];
    if (byte === undefined) throw new Error("read over the end");
    return (byte >> (7 - (this.#at++ & 7))) & 1;
  }

  bits(count: number): number {
    let value = 0;
    for (let index = 0; index < count; index++) value = value * 2 + this.bit();
    return value;
  }

  zeros(): number {
    let zeros = 0;
    while (this.bit() === 0) zeros++;
    return zeros;
  }

  unsigned(): number {
    const digits = this.zeros();
    return 2 ** digits - 1 + this.bits(digits);
  }

  signed(): number {
    const code = this.unsigned();
    return code % 2 ? (code + 1) / 2 : -code / 2;
  }

  /** Whether anything precedes the bit that ends a unit. */
  hasMore(): boolean {
    const last = this.#bytes[this.#bytes.length - 1] ?? 0;
    const end = this.#bytes.length * 8 - 1 - (31 - Math.clz32(last & -last));
    return this.#at < end;
  }
}

export interface Sequence {
  readonly profile: number;
  readonly level: number;
  readonly numberBits: number;
  readonly columns: number;
  readonly rows: number;
  readonly width: number;
  readonly height: number;
  readonly rate: number;
}

export function readSequence(unit: Buffer): Sequence {
  const set = new BitReader(unit);
  const [profile, , level] = [set.bits(8), set.bits(8), set.bits(8)];
  expectAll("sequence", [set.unsigned(), 0]);
  const numberBits = set.unsigned() + 4;
  expectAll("order", [set.unsigned(), 2], [set.unsigned(), 1], [set.bit(), 0]);
  const [columns, rows] = [set.unsigned() + 1, set.unsigned() + 1];
  expectAll("frames", [set.bits(2), 3]);
  const [left, right, top, bottom] = set.bit()
    ? [set.unsigned(), set.unsigned(), set.unsigned(), set.unsigned()]
    : [0, 0, 0, 0];
  expectAll(
    "usability",
    [set.bits(3), 0b100],
    [set.bits(6), 0b1_101_01],
    [set.bits(24), 0x010101],
    [set.bits(2), 0b01],
  );
  const [ticks, scale] = [set.bits(32), set.bits(32)];
  expectAll(
    "buffers",
    [set.bits(5), 0b10001],
    [set.bit(), 1],
    ...[0, 0, 16, 16, 0, 1].map((wanted): [number, number] => [set.unsigned(), wanted]),
  );
  if (set.hasMore()) throw new Error("the set is longer than it should be");
  const [width, height] = [columns * 16 - 2 * (left + right), rows * 16 - 2 * (top + bottom)];
  return { profile, level, numberBits, columns, rows, width, height, rate: scale / (2 * ticks) };
}

function expectAll(what: string, ...pairs: readonly (readonly [number, number])[]): void {
  for (const [found, wanted] of pairs) if (found !== wanted) throw new Error(`${what}: ${found} instead of ${wanted}`);
}

/** A macroblock's luma and chroma. */
export type Flat = readonly [number, number, number];

const SCALES = [10, 11, 13, 14, 16, 18];

/** Decodes frames of flat macroblocks. */
export class Decoder {
  readonly #sequence: Sequence;
  readonly #quantizers: readonly [number, number];
  #frame: Flat[] = [];
  #number = 0;

  constructor(sequence: Buffer, picture: Buffer) {
    this.#sequence = readSequence(sequence);
    const set = new BitReader(picture);
    expectAll("picture", [set.unsigned(), 0], [set.unsigned(), 0], [set.bits(2), 0], [set.unsigned(), 0]);
    expectAll("references", [set.unsigned(), 0], [set.unsigned(), 0], [set.bits(3), 0]);
    const luma = 26 + set.signed();
    set.signed();
    const chroma = luma + set.signed();
    if (chroma >= 30) throw new Error("quantizers of colour from 30 on follow a table");
    this.#quantizers = [luma, chroma];
    expectAll("picture", [set.bits(3), 0b100]);
    if (set.hasMore()) throw new Error("the set is longer than it should be");
  }

  /** The frame after a unit. */
  decode(unit: Buffer): readonly Flat[] {
    const slice = new BitReader(unit);
    const isKey = (unit[0] ?? 0) % 32 === 5;
    this.#readHeader(slice, isKey);
    const before = this.#frame;
    const all = this.#sequence.columns * this.#sequence.rows;
    this.#frame = [];
    while (this.#frame.length < all) {
      const at = this.#frame.length;
      const skipped = isKey ? 0 : slice.unsigned();
      this.#frame.push(...before.slice(at, at + skipped));
      if (this.#frame.length < all) this.#frame.push(this.#macroblock(slice, isKey ? 0 : 5));
    }
    if (slice.hasMore() || this.#frame.length > all) throw new Error("more macroblocks than the frame has");
    return this.#frame;
  }

  #readHeader(slice: BitReader, isKey: boolean): void {
    expectAll("slice", [slice.unsigned(), 0], [slice.unsigned(), isKey ? 7 : 5], [slice.unsigned(), 0]);
    this.#number = isKey ? 0 : (this.#number + 1) % 2 ** this.#sequence.numberBits;
    expectAll("number", [slice.bits(this.#sequence.numberBits), this.#number]);
    if (isKey) slice.unsigned();
    expectAll("references", [slice.bits(isKey ? 2 : 3), 0], [slice.signed(), 0], [slice.unsigned(), 1]);
  }

  #macroblock(slice: BitReader, kindsBefore: number): Flat {
    const kind = slice.unsigned() - kindsBefore - 1;
    if (kind < 0 || kind > 7) throw new Error(`macroblock of kind ${kind}`);
    const [foretoldLuma, foretoldChroma] = [
      this.#predicted(kind % 4, [0, 1, 2]),
      this.#predicted(slice.unsigned(), [2, 1, 0]),
    ];
    expectAll("quantizer", [slice.signed(), 0]);
    const [lumaQuantizer, chromaQuantizer] = this.#quantizers;
    const luma = foretoldLuma[0] + lumaStep(coefficient(slice, ["1", "000101", "01"]), lumaQuantizer);
    const [blue, red] =
      kind < 4 ? [0, 0] : [coefficient(slice, ["01", "000111", "1"]), coefficient(slice, ["01", "000111", "1"])];
    return [
      luma,
      foretoldChroma[1] + chromaStep(blue, chromaQuantizer),
      foretoldChroma[2] + chromaStep(red, chromaQuantizer),
    ];
  }

  /**
   * A neighbour, or the middle of all colours where both are missing. The modes: from above, from the left, their mean.
   */
  #predicted(way: number, [fromAbove, fromLeft, mean]: readonly [number, number, number]): Flat {
    const at = this.#frame.length;
    const { columns } = this.#sequence;
    const [above, left] = [this.#frame[at - columns], at % columns ? this.#frame[at - 1] : undefined];
    const found =
      way === fromAbove
        ? above
        : way === fromLeft
          ? left
          : way === mean && !above && !left
            ? ([128, 128, 128] as const)
            : undefined;
    if (!found) throw new Error(`way ${way} at ${at}`);
    return found;
  }
}

/**
 * The first of a block's coefficients, when there is no other: the codes for none, for one, and for one of size one.
 */
function coefficient(slice: BitReader, codes: readonly [string, string, string]): number {
  let read = "";
  while (!codes.includes(read)) {
    read += slice.bit();
    if (read.length > 6) throw new Error(`coefficients ${read}`);
  }
  if (read === codes[0]) return 0;
  const level = read === codes[2] ? 1 - 2 * slice.bit() : levelOf(slice);
  expectAll("zeros before", [slice.bit(), 1]);
  return level;
}

/** Clause 9.2.2.1, for a first level without suffix length. */
function levelOf(slice: BitReader): number {
  const prefix = slice.zeros();
  if (prefix > 15) throw new Error(`prefix ${prefix}`);
  const suffix = slice.bits(prefix === 14 ? 4 : prefix === 15 ? 12 : 0);
  const code = Math.min(15, prefix) + suffix + (prefix === 15 ? 15 : 0) + 2;
  return code % 2 ? (-code - 1) / 2 : (code + 2) / 2;
}

/** Clauses 8.5.10 and 8.5.12, for a block of means that are all the same. */
function lumaStep(level: number, quantizer: number): number {
  const scaled = level * 16 * (SCALES[quantizer % 6] ?? 0);
  const octave = Math.floor(quantizer / 6);
  const mean = octave >= 6 ? scaled << (octave - 6) : (scaled + (1 << (5 - octave))) >> (6 - octave);
  return (mean + 32) >> 6;
}

/** Clause 8.5.11.2, likewise. */
function chromaStep(level: number, quantizer: number): number {
  const mean = ((level * 16 * (SCALES[quantizer % 6] ?? 0)) << Math.floor(quantizer / 6)) >> 5;
  return (mean + 32) >> 6;
}
