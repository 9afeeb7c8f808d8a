import { encodePng } from "../png.js";
import { Encoder } from "./h264.js";
import { type Colour, gridOver, type BlockFrame, STONE } from "./block-frame.js";
import { packVideo, type Picture } from "./mp4.js";
import { pictureSet, sequenceSet } from "./parameter-sets.js";
import { Scene } from "./scene.js";

export interface Screen {
  /** What the video is of: the same words, the same video. */
  readonly words: string;
  readonly width: number;
  readonly height: number;
}

export const FRAME_RATE = 24;
/** A player that jumps begins at a key picture: one every ten seconds. */
const PICTURES_A_KEY = 10 * FRAME_RATE;

export interface VideoPlan extends Screen {
  readonly seconds: number;
}

/**
 * A video as an MP4 file: a figure wanders before a background, both as words decide. Odd sides are rounded down to
 * even ones.
 */
export function makeVideo(plan: VideoPlan): Buffer {
  const work = makeVideoByPictures(plan);
  for (;;) {
    const { done, value } = work.next();
    if (done) return value;
  }
}

/** The same with a rest after each picture, for those who have else to do meanwhile. */
export function* makeVideoByPictures({
  words,
  seconds,
  ...screen
}: VideoPlan): Generator<undefined, Buffer, undefined> {
  const grid = gridOver(screen);
  const scene = new Scene(words, grid);
  const encoder = new Encoder(grid, scene.palette);
  const pictures: Picture[] = [];
  for (let index = 0; index < picturesOf(seconds); index++) {
    const isKey = index % PICTURES_A_KEY === 0;
    const seen = scene.at(index / FRAME_RATE);
    pictures.push({ isKey, unit: isKey ? encoder.key(seen) : encoder.change(seen) });
    yield undefined;
  }
  const { width, height } = grid;
  return packVideo({
    width,
    height,
    frameRate: FRAME_RATE,
    sequenceSet: sequenceSet(grid, FRAME_RATE),
    pictureSet: pictureSet(),
    pictures,
  });
}

function picturesOf(seconds: number): number {
  return Math.max(1, Math.round(seconds * FRAME_RATE));
}

/** The first frame of a video as a PNG file; with the length of the video, its last frame. */
export function makePoster({ words, seconds = 0, ...screen }: Screen & { readonly seconds?: number }): Buffer {
  const grid = gridOver(screen);
  const scene = new Scene(words, grid);
  const seen = scene.at((picturesOf(seconds) - 1) / FRAME_RATE);
  const { width, height } = grid;
  return encodePng({
    width,
    height,
    palette: scene.palette.map(onScreen),
    line: (y) => lineOf(seen, grid.columns, Math.floor(y / STONE)),
  });
}

/** A row of stones, as pixels. */
function lineOf(blockFrame: BlockFrame, columns: number, row: number): Uint8Array {
  const line = new Uint8Array(columns * STONE);
  for (let column = 0; column < columns; column++)
    line.fill(blockFrame[row * columns + column] ?? 0, column * STONE, (column + 1) * STONE);
  return line;
}

/** A colour of television (BT.709) in red, green and blue. */
function onScreen({ luma, blue, red }: Colour): [number, number, number] {
  const [light, b, r] = [1.164 * (luma - 16), blue - 128, red - 128];
  return [inByte(light + 1.793 * r), inByte(light - 0.213 * b - 0.533 * r), inByte(light + 2.112 * b)];
}

function inByte(part: number): number {
  return Math.min(255, Math.max(0, Math.round(part)));
}
