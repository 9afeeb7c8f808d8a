import { BitWriter } from "./bit-writer.js";
import { type Colour, GREY, type Grid, type BlockFrame } from "./block-frame.js";
import { FRAME_NUMBER_BITS } from "./parameter-sets.js";
import { unit } from "./unit.js";

const KEY_SLICE = 7;
const CHANGE_SLICE = 5;
/** In a slice that may refer to the previous frame, five macroblock types come before the intra types. */
const KINDS_OF_CHANGE = 5;

/** Modes that predict a macroblock from its neighbours. Luma and chroma number them differently. */
const FROM_ABOVE = { luma: 0, chroma: 2 };
const FROM_LEFT = { luma: 1, chroma: 1 };
const FROM_NOTHING = { luma: 2, chroma: 0 };

/**
 * Encodes mosaics as H.264 (constrained baseline). A block is a macroblock. It is coded as the difference from a
 * neighbour, in one coefficient for each plane. Blocks that have not changed since the previous frame are skipped.
 * There is no deblocking filter, and with the quantizers of the parameter sets one coefficient step is one sample step.
 * So the decoded image is exactly the mosaic.
 */
export class Encoder {
  #before: BlockFrame | undefined;
  #number = 0;
  #keys = 0;

  constructor(
    private readonly grid: Grid,
    private readonly palette: readonly Colour[],
  ) {}

  /** A frame that is coded without reference to another. */
  key(blockFrame: BlockFrame): Buffer {
    this.#number = 0;
    const slice = new BitWriter();
    this.#header(slice, KEY_SLICE);
    for (let at = 0; at < blockFrame.length; at++) this.#block(slice, blockFrame, at, 0);
    this.#before = blockFrame;
    return unit("key", slice.finish());
  }

  /** A frame that is coded as the difference from the previous one. */
  change(blockFrame: BlockFrame): Buffer {
    this.#number++;
    const slice = new BitWriter();
    this.#header(slice, CHANGE_SLICE);
    let skipped = 0;
    for (let at = 0; at < blockFrame.length; at++) {
      if (blockFrame[at] === this.#before?.[at]) skipped++;
      else {
        slice.unsigned(skipped);
        this.#block(slice, blockFrame, at, KINDS_OF_CHANGE);
        skipped = 0;
      }
    }
    if (skipped > 0) slice.unsigned(skipped);
    this.#before = blockFrame;
    return unit("change", slice.finish());
  }

  #header(slice: BitWriter, type: number): void {
    slice.unsigned(0).unsigned(type).unsigned(0); // first macroblock, type, picture parameter set
    slice.bits(this.#number % (1 << FRAME_NUMBER_BITS), FRAME_NUMBER_BITS);
    if (type === KEY_SLICE) {
      slice.unsigned(this.#keys++ % 2); // neighbouring key frames have different IDs
      slice.bits(0b00, 2); // frames are shown in decoding order, this one is not a long-term reference
    } else {
      slice.bits(0b000, 3); // the default number, order and marking of references
    }
    slice.signed(0).unsigned(1); // the usual quantizer, no filter over edges
  }

  #block(slice: BitWriter, blockFrame: BlockFrame, at: number, kindsBefore: number): void {
    const { predicted, way } = this.#predict(blockFrame, at);
    const colour = this.#colour(blockFrame[at]);
    const [blue, red] = [colour.blue - predicted.blue, colour.red - predicted.red];
    const hasColour = blue !== 0 || red !== 0;
    slice.unsigned(kindsBefore + 1 + way.luma + (hasColour ? 4 : 0)).unsigned(way.chroma);
    slice.signed(0); // the slice's quantizer
    writeCoefficient(slice, colour.luma - predicted.luma, LUMA_COUNTS);
    if (!hasColour) return;
    writeCoefficient(slice, blue, CHROMA_COUNTS);
    writeCoefficient(slice, red, CHROMA_COUNTS);
  }

  /** The neighbour of the same colour, if there is one: then there is no difference to code. */
  #predict(blockFrame: BlockFrame, at: number): { predicted: Colour; way: typeof FROM_LEFT } {
    const { columns } = this.grid;
    const left = at % columns > 0 ? blockFrame[at - 1] : undefined;
    const above = blockFrame[at - columns];
    if (above !== undefined && (left === undefined || above === blockFrame[at]))
      return { predicted: this.#colour(above), way: FROM_ABOVE };
    return { predicted: this.#colour(left), way: left === undefined ? FROM_NOTHING : FROM_LEFT };
  }

  #colour(number: number | undefined): Colour {
    return this.palette[number ?? -1] ?? GREY;
  }
}

/**
 * The codes of the number of coefficients in a block, as bits and their count: none, one or minus one, another value.
 */
interface Counts {
  readonly none: readonly [number, number];
  readonly one: readonly [number, number];
  readonly other: readonly [number, number];
}

const LUMA_COUNTS: Counts = { none: [0b1, 1], one: [0b01, 2], other: [0b000101, 6] };
const CHROMA_COUNTS: Counts = { none: [0b01, 2], one: [0b1, 1], other: [0b000111, 6] };
const NO_ZEROS_BEFORE: readonly [number, number] = [0b1, 1];

/** A block whose only coefficient is its mean, in the variable-length code (CAVLC). */
function writeCoefficient(slice: BitWriter, level: number, counts: Counts): void {
  if (level === 0) {
    slice.bits(...counts.none);
    return;
  }
  if (Math.abs(level) === 1) slice.bits(...counts.one).bits(level < 0 ? 1 : 0, 1);
  else writeLevel(slice.bits(...counts.other), level);
  slice.bits(...NO_ZEROS_BEFORE);
}

/** A level of two or more: zeros and a one, and further bits for large levels. */
function writeLevel(slice: BitWriter, level: number): void {
  const code = 2 * Math.abs(level) - (level > 0 ? 4 : 3);
  if (code < 14) slice.bits(1, code + 1);
  else if (code < 30) slice.bits(1, 15).bits(code - 14, 4);
  else slice.bits(1, 16).bits(code - 30, 12);
}
