import { BitWriter } from "./bit-writer.js";
import { type Grid, STONE } from "./block-frame.js";
import { unit } from "./unit.js";

export const FRAME_NUMBER_BITS = 8;

const BASELINE = 66;
/** Keeps to what the main profile can decode too, which is what players look for. */
const CONSTRAINED = 0b11000000;

/** A level, the macroblocks it allows in a second, and in a picture (table A-1, as far as videos differ). */
const LEVELS: readonly (readonly [number, number, number])[] = [
  [30, 40_500, 1_620],
  [31, 108_000, 3_600],
  [40, 245_760, 8_192],
  [51, 983_040, 36_864],
  [60, 4_177_920, 139_264],
];
const HIGHEST_LEVEL = 62;

/**
 * The quantizers at which a block's mean alone, one step of it, is one step of its samples: for brightness 28, for the
 * differences of colour, whose transform is smaller, 22.
 */
const LUMA_QUANTIZER = 28;
const CHROMA_QUANTIZER = 22;
const USUAL_QUANTIZER = 26;

/** BT.709, what screens of today expect. */
const COLOURS_709 = 1;
const NO_FORMAT = 5;

/** The stream's size, rate and level. */
export function sequenceSet(grid: Grid, frameRate: number): Buffer {
  const set = new BitWriter().bits(BASELINE, 8).bits(CONSTRAINED, 8).bits(levelOf(grid, frameRate), 8).unsigned(0);
  set.unsigned(FRAME_NUMBER_BITS - 4);
  set.unsigned(2); // shown in the order of decoding
  set.unsigned(1).bits(0, 1); // one picture to refer to, none missing
  set
    .unsigned(grid.columns - 1)
    .unsigned(grid.rows - 1)
    .bits(0b11, 2); // whole frames
  writeCropping(set, grid);
  writeUsability(set.bits(1, 1), frameRate);
  return unit("sequence", set.finish());
}

/** How slices are coded. */
export function pictureSet(): Buffer {
  // Both numbers, variable length codes, one group of slices.
  const set = new BitWriter().unsigned(0).unsigned(0).bits(0b00, 2).unsigned(0);
  set.unsigned(0).unsigned(0).bits(0b000, 3); // one reference in either list, none weighted
  set
    .signed(LUMA_QUANTIZER - USUAL_QUANTIZER)
    .signed(0)
    .signed(CHROMA_QUANTIZER - LUMA_QUANTIZER);
  set.bits(0b100, 3); // slices speak of the filter; they may foretell from any neighbour; each is sent once
  return unit("picture", set.finish());
}

function levelOf({ columns, rows }: Grid, frameRate: number): number {
  const stones = columns * rows;
  const longest = Math.max(columns, rows);
  const enough = LEVELS.find(
    ([, aSecond, aPicture]) => stones <= aPicture && stones * frameRate <= aSecond && longest ** 2 <= 8 * aPicture,
  );
  return enough?.[0] ?? HIGHEST_LEVEL;
}

/** What stands out at the right and below, in units of two pixels. */
function writeCropping(set: BitWriter, { width, height, columns, rows }: Grid): void {
  const [right, below] = [(columns * STONE - width) / 2, (rows * STONE - height) / 2];
  const isCropped = right > 0 || below > 0;
  set.bits(isCropped ? 1 : 0, 1);
  if (isCropped) set.unsigned(0).unsigned(right).unsigned(0).unsigned(below);
}

/** What a player likes to know: how to show colours, how fast, and that no picture waits for a later one. */
function writeUsability(set: BitWriter, frameRate: number): void {
  set.bits(0b00, 2); // pixels are square, as always
  set.bits(1, 1).bits(NO_FORMAT, 3).bits(0b01, 2).bits(COLOURS_709, 8).bits(COLOURS_709, 8).bits(COLOURS_709, 8);
  set.bits(0, 1); // colour is sampled where it usually is
  set
    .bits(1, 1)
    .bits(0, 16)
    .bits(1, 16)
    .bits(0, 16)
    .bits(2 * frameRate, 16)
    .bits(1, 1); // a tick is half a picture
  set.bits(0b000, 3); // no model of buffers, no structure of pictures
  set.bits(1, 1).bits(1, 1).unsigned(0).unsigned(0).unsigned(16).unsigned(16).unsigned(0).unsigned(1);
}
