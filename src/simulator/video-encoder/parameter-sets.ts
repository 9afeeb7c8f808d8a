import { BitWriter } from "./bit-writer.js";
import { type Grid, BLOCK_SIDE } from "./block-frame.js";
import { unit } from "./unit.js";

export const FRAME_NUMBER_BITS = 8;

const BASELINE = 66;
/** The stream also satisfies the main profile, which players look for. */
const CONSTRAINED = 0b11000000;

/** A level, its limit of macroblocks in a second, and in a frame (part of table A-1). */
const LEVELS: readonly (readonly [number, number, number])[] = [
  [30, 40_500, 1_620],
  [31, 108_000, 3_600],
  [40, 245_760, 8_192],
  [51, 983_040, 36_864],
  [60, 4_177_920, 139_264],
];
const HIGHEST_LEVEL = 62;

/**
 * With these quantizers, one step of a block's mean is one sample step. Chroma has a smaller transform, so its value is
 * lower.
 */
const LUMA_QUANTIZER = 28;
const CHROMA_QUANTIZER = 22;
const USUAL_QUANTIZER = 26;

/** BT.709, the colour space of today's screens. */
const COLOURS_709 = 1;
const NO_FORMAT = 5;

/** The size, frame rate and level of the stream. */
export function sequenceParameterSet(grid: Grid, frameRate: number): Buffer {
  const set = new BitWriter().bits(BASELINE, 8).bits(CONSTRAINED, 8).bits(levelOf(grid, frameRate), 8).unsigned(0);
  set.unsigned(FRAME_NUMBER_BITS - 4);
  set.unsigned(2); // shown in the order of decoding
  set.unsigned(1).bits(0, 1); // one reference frame, no gaps
  set
    .unsigned(grid.columns - 1)
    .unsigned(grid.rows - 1)
    .bits(0b11, 2); // whole frames
  writeCropping(set, grid);
  writeUsability(set.bits(1, 1), frameRate);
  return unit("sequence", set.finish());
}

/** How slices are coded. */
export function pictureParameterSet(): Buffer {
  // Both IDs, variable-length codes, one slice group.
  const set = new BitWriter().unsigned(0).unsigned(0).bits(0b00, 2).unsigned(0);
  set.unsigned(0).unsigned(0).bits(0b000, 3); // one reference in either list, none weighted
  set
    .signed(LUMA_QUANTIZER - USUAL_QUANTIZER)
    .signed(0)
    .signed(CHROMA_QUANTIZER - LUMA_QUANTIZER);
  set.bits(0b100, 3); // slices control the filter; prediction may use any neighbour; no redundant slices
  return unit("picture", set.finish());
}

function levelOf({ columns, rows }: Grid, frameRate: number): number {
  const blocks = columns * rows;
  const longest = Math.max(columns, rows);
  const enough = LEVELS.find(
    ([, perSecond, perFrame]) => blocks <= perFrame && blocks * frameRate <= perSecond && longest ** 2 <= 8 * perFrame,
  );
  return enough?.[0] ?? HIGHEST_LEVEL;
}

/** How far the grid exceeds the screen at the right and below, in units of two pixels. */
function writeCropping(set: BitWriter, { width, height, columns, rows }: Grid): void {
  const [right, below] = [(columns * BLOCK_SIDE - width) / 2, (rows * BLOCK_SIDE - height) / 2];
  const isCropped = right > 0 || below > 0;
  set.bits(isCropped ? 1 : 0, 1);
  if (isCropped) set.unsigned(0).unsigned(right).unsigned(0).unsigned(below);
}

/** The colour space, the frame rate, and that frames are shown in decoding order. */
function writeUsability(set: BitWriter, frameRate: number): void {
  set.bits(0b00, 2); // pixels are square
  set.bits(1, 1).bits(NO_FORMAT, 3).bits(0b01, 2).bits(COLOURS_709, 8).bits(COLOURS_709, 8).bits(COLOURS_709, 8);
  set.bits(0, 1); // chroma samples have their default position
  set
    .bits(1, 1)
    .bits(0, 16)
    .bits(1, 16)
    .bits(0, 16)
    .bits(2 * frameRate, 16)
    .bits(1, 1); // a tick is half a frame
  set.bits(0b000, 3); // no buffer model, no picture structure
  set.bits(1, 1).bits(1, 1).unsigned(0).unsigned(0).unsigned(16).unsigned(16).unsigned(0).unsigned(1);
}
