import { encodePng } from "../png.js";
import { Encoder } from "./h264.js";
import { type Colour, gridOver, type BlockFrame, BLOCK_SIDE } from "./block-frame.js";
import { packVideo, type EncodedFrame } from "./mp4.js";
import { pictureParameterSet, sequenceParameterSet } from "./parameter-sets.js";
import { Scene } from "./scene.js";

export interface Screen {
  /** The seed of the scene: the same words give the same video. */
  readonly words: string;
  readonly width: number;
  readonly height: number;
}

export const FRAME_RATE = 24;
/** A player seeks to a key frame: there is one every ten seconds. */
const FRAMES_PER_KEY = 10 * FRAME_RATE;

export interface VideoPlan extends Screen {
  readonly seconds: number;
}

/**
 * A video as an MP4 file: a figure moves before a background, and the words decide both. Odd sides are rounded down to
 * even ones.
 */
export function makeVideo(plan: VideoPlan): Buffer {
  const work = makeVideoByFrames(plan);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same as a generator that yields after each frame, so that other work can run. */
export function* makeVideoByFrames({ words, seconds, ...screen }: VideoPlan): Generator<undefined, Buffer, undefined> {
  const grid = gridOver(screen);
  const scene = new Scene(words, grid);
  const encoder = new Encoder(grid, scene.palette);
  const frames: EncodedFrame[] = [];
  for (let index = 0; index < frameCount(seconds); index++) {
    const isKey = index % FRAMES_PER_KEY === 0;
    const seen = scene.at(index / FRAME_RATE);
    frames.push({ isKey, unit: isKey ? encoder.key(seen) : encoder.change(seen) });
    yield undefined;
  }
  const { width, height } = grid;
  return packVideo({
    width,
    height,
    frameRate: FRAME_RATE,
    sequenceParameterSet: sequenceParameterSet(grid, FRAME_RATE),
    pictureParameterSet: pictureParameterSet(),
    frames,
  });
}

function frameCount(seconds: number): number {
  return Math.max(1, Math.round(seconds * FRAME_RATE));
}

/** The first frame of a video as a PNG file, or with `seconds` the last frame. */
export function makePoster({ words, seconds = 0, ...screen }: Screen & { readonly seconds?: number }): Buffer {
  const grid = gridOver(screen);
  const scene = new Scene(words, grid);
  const seen = scene.at((frameCount(seconds) - 1) / FRAME_RATE);
  const { width, height } = grid;
  return encodePng({
    width,
    height,
    palette: scene.palette.map(onScreen),
    line: (y) => lineOf(seen, grid.columns, Math.floor(y / BLOCK_SIDE)),
  });
}

/** A row of blocks, as pixels. */
function lineOf(blockFrame: BlockFrame, columns: number, row: number): Uint8Array {
  const line = new Uint8Array(columns * BLOCK_SIDE);
  for (let column = 0; column < columns; column++)
    line.fill(blockFrame[row * columns + column] ?? 0, column * BLOCK_SIDE, (column + 1) * BLOCK_SIDE);
  return line;
}

/** A limited-range colour (BT.709) in red, green and blue. */
function onScreen({ luma, blue, red }: Colour): [number, number, number] {
  const [light, b, r] = [1.164 * (luma - 16), blue - 128, red - 128];
  return [inByte(light + 1.793 * r), inByte(light - 0.213 * b - 0.533 * r), inByte(light + 2.112 * b)];
}

function inByte(part: number): number {
  return Math.min(255, Math.max(0, Math.round(part)));
}
