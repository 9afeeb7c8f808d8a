/** Brightness and the two differences of colour, in the range of television: 16 is black, 235 white, 128 no colour. */
export interface Colour {
  readonly luma: number;
  readonly blue: number;
  readonly red: number;
}

/** What is neither dark nor light: what a decoder expects where it has seen nothing yet. */
export const GREY: Colour = { luma: 128, blue: 128, red: 128 };

/** The side of a stone, in pixels: a video's macroblock. */
export const STONE = 16;

/** What a screen of some pixels is laid out with: square stones, of one colour each. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** For each stone, row by row, the number of its colour in a palette. */
export type BlockFrame = Uint8Array;

/** A grid over a screen; its last stones may stand out. Sides are even, for two pixels share a colour. */
export function gridOver(requested: { readonly width: number; readonly height: number }): Grid {
  const [width, height] = [even(requested.width), even(requested.height)];
  return { width, height, columns: Math.ceil(width / STONE), rows: Math.ceil(height / STONE) };
}

function even(side: number): number {
  return Math.max(2, 2 * Math.floor(side / 2));
}
