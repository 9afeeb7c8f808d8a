/** A coded video and the parameters that a player needs to decode it. */
export interface Track {
  readonly width: number;
  readonly height: number;
  /** Frames in a second. */
  readonly frameRate: number;
  readonly sequenceParameterSet: Buffer;
  readonly pictureParameterSet: Buffer;
  readonly frames: readonly EncodedFrame[];
}

export interface EncodedFrame {
  readonly unit: Buffer;
  readonly isKey: boolean;
}

/** The matrix without rotation or scaling, in fixed-point numbers with 16 or 30 fraction bits. */
const AS_IT_IS = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const UNDETERMINED_LANGUAGE = 0x55c4;
const TRACK = 1;
const SHOWN = 0b11;
const LENGTH_BYTES = 4;

/** A video as an MP4 file. The metadata comes first, so that players can start while they load it. */
export function packVideo(track: Track): Buffer {
  const head = box("ftyp", text("isom"), u32(512), text("isomiso2avc1mp41"));
  const frames = track.frames.map(({ unit }) => Buffer.concat([u32(unit.length), unit]));
  const [sizes, data] = [frames.map(({ length }) => length), box("mdat", ...frames)];
  const beginsAt = head.length + movie(track, sizes, 0).length + 8;
  return Buffer.concat([head, movie(track, sizes, beginsAt), data]);
}

function movie(track: Track, sizes: readonly number[], beginsAt: number): Buffer {
  const { width, height, frameRate, frames } = track;
  const times = [0, 0, frameRate, frames.length];
  const trackHead = [u32(0, 0, TRACK, 0, frames.length, 0, 0, 0, 0), AS_IT_IS, u32(width * 0x10000, height * 0x10000)];
  const media = [
    fullBox("mdhd", 0, u32(...times), u16(UNDETERMINED_LANGUAGE, 0)),
    fullBox("hdlr", 0, u32(0), text("vide"), u32(0, 0, 0), text("video\0")),
    box("minf", fullBox("vmhd", 1, u16(0, 0, 0, 0)), dataIsHere(), box("stbl", ...samples(track, sizes, beginsAt))),
  ];
  return box(
    "moov",
    fullBox("mvhd", 0, u32(...times, 0x10000), u16(0x100, 0), u32(0, 0), AS_IT_IS, u32(0, 0, 0, 0, 0, 0, TRACK + 1)),
    box("trak", fullBox("tkhd", SHOWN, ...trackHead), box("mdia", ...media)),
  );
}

function dataIsHere(): Buffer {
  return box("dinf", fullBox("dref", 0, u32(1), fullBox("url ", 1)));
}

/** All frames have the same duration, and are stored in one chunk. */
function samples(track: Track, sizes: readonly number[], beginsAt: number): Buffer[] {
  const keys = track.frames.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []));
  return [
    fullBox("stsd", 0, u32(1), sampleEntry(track)),
    fullBox("stts", 0, u32(1, sizes.length, 1)),
    fullBox("stss", 0, u32(keys.length, ...keys)),
    fullBox("stsc", 0, u32(1, 1, sizes.length, 1)),
    fullBox("stsz", 0, u32(0, sizes.length, ...sizes)),
    fullBox("stco", 0, u32(1, beginsAt)),
  ];
}

function sampleEntry({ width, height, sequenceParameterSet, pictureParameterSet }: Track): Buffer {
  const decoder = box(
    "avcC",
    Buffer.of(1, ...sequenceParameterSet.subarray(1, 4), 0b11111100 | (LENGTH_BYTES - 1), 0b11100000 | 1),
    Buffer.concat([
      u16(sequenceParameterSet.length),
      sequenceParameterSet,
      Buffer.of(1),
      u16(pictureParameterSet.length),
      pictureParameterSet,
    ]),
  );
  const inches = u32(72 * 0x10000, 72 * 0x10000, 0);
  return box(
    "avc1",
    u16(0, 0, 0, 1),
    u32(0, 0, 0, 0),
    u16(width, height),
    inches,
    u16(1),
    Buffer.alloc(32),
    u16(24, 0xffff),
    decoder,
  );
}

function box(name: string, ...content: readonly Buffer[]): Buffer {
  const length = content.reduce((sum, part) => sum + part.length, 8);
  return Buffer.concat([u32(length), text(name), ...content], length);
}

/** A box with version 0 and flags. */
function fullBox(name: string, flags: number, ...content: readonly Buffer[]): Buffer {
  return box(name, u32(flags), ...content);
}

function text(characters: string): Buffer {
  return Buffer.from(characters, "latin1");
}

function u16(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(2 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt16BE(number, 2 * index));
  return bytes;
}

function u32(...numbers: readonly number[]): Buffer {
  const bytes = Buffer.alloc(4 * numbers.length);
  numbers.forEach((number, index) => bytes.writeUInt32BE(number, 4 * index));
  return bytes;
}
