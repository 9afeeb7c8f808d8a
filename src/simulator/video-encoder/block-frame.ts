/** Luma and the two colour differences in the limited range: 16 is black, 235 white, 128 no colour. */
export interface Colour {
  readonly luma: number;
  readonly blue: number;
  readonly red: number;
}

/** The value that a decoder assumes before its first block. */
export const GREY: Colour = { luma: 128, blue: 128, red: 128 };

/** The side of a block, in pixels: a video's macroblock. */
export const BLOCK_SIDE = 16;

/** The square blocks of a screen, each of one colour. */
export interface Grid {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  readonly rows: number;
}

/** For each block, row by row, the index of its colour in the palette. */
export type BlockFrame = Uint8Array;

/** A grid over a screen. The last blocks may exceed the screen. Sides are even, because two pixels share a colour. */
export function gridOver(requested: { readonly width: number; readonly height: number }): Grid {
  const [width, height] = [even(requested.width), even(requested.height)];
  return { width, height, columns: Math.ceil(width / BLOCK_SIDE), rows: Math.ceil(height / BLOCK_SIDE) };
}

function even(side: number): number {
  return Math.max(2, 2 * Math.floor(side / 2));
}
