import { createHash } from "node:crypto";
import type { Colour, Grid, BlockFrame } from "./block-frame.js";

const TURN = 2 * Math.PI;
const SHADES = 48;
const FIGURE_SHADES = 4;
const SECONDS_A_ROUND = 6;

/** The distance of a point from the middle of a figure. Points at the same distance form its outline. */
const OUTLINES: readonly ((x: number, y: number) => number)[] = [
  (x, y) => Math.hypot(x, y),
  (x, y) => Math.abs(x) + Math.abs(y),
  (x, y) => Math.max(Math.abs(x), Math.abs(y)),
  (x, y) => Math.hypot(x, y) * (1 + 0.25 * Math.cos(5 * Math.atan2(y, x))),
];

/**
 * A figure that moves before a background. The prompt decides its colours, outline and path, so equal prompts give
 * equal scenes.
 */
export class Scene {
  readonly palette: readonly Colour[];
  readonly #background: BlockFrame;
  readonly #radius: number;
  readonly #outline: (x: number, y: number) => number;
  readonly #way: { readonly across: number; readonly down: number; readonly start: number };

  constructor(
    words: string,
    private readonly grid: Grid,
  ) {
    const [hue = 0, distance = 0, outline = 0, across = 0, down = 0, start = 0] = createHash("sha256")
      .update(words)
      .digest();
    this.palette = paletteOf((hue / 256) * TURN, ((32 + distance / 4) / 256) * TURN);
    this.#background = backgroundOf(grid);
    this.#radius = Math.max(0.75, Math.min(grid.columns, grid.rows) / 5);
    this.#outline = OUTLINES[outline % OUTLINES.length] ?? Math.hypot;
    this.#way = { across: 1 + (across % 2), down: 1 + (down % 3), start: (start / 256) * TURN };
  }

  /** The frame at a time. */
  at(second: number): BlockFrame {
    const { columns, rows } = this.grid;
    const seen = this.#background.slice();
    const { across, down, start } = this.#way;
    const angle = (TURN * second) / SECONDS_A_ROUND;
    const x = middle(columns, this.#radius, Math.cos(across * angle + start));
    const y = middle(rows, this.#radius, Math.sin(down * angle + start));
    const [top, bottom, left, right] = [...reach(y, this.#radius, rows), ...reach(x, this.#radius, columns)];
    for (let row = top; row < bottom; row++) {
      for (let column = left; column < right; column++) {
        const away = this.#outline(column + 0.5 - x, row + 0.5 - y) / this.#radius;
        if (away < 1) seen[row * columns + column] = SHADES + Math.floor(away * FIGURE_SHADES);
      }
    }
    return seen;
  }
}

/** The background's shades from one hue to another, then the figure's in the opposite hue, lightest in its middle. */
function paletteOf(hue: number, distance: number): Colour[] {
  const background = Array.from({ length: SHADES }, (_unused, shade) =>
    colourOf(64 + shade, hue + (distance * shade) / SHADES, 44),
  );
  const figure = Array.from({ length: FIGURE_SHADES }, (_unused, shade) =>
    colourOf(220 - 16 * shade, hue + distance / 2 + TURN / 2, 14 + 8 * shade),
  );
  return [...background, ...figure];
}

/** A hue is an angle between the two differences of colour. */
function colourOf(luma: number, hue: number, strength: number): Colour {
  return { luma, blue: Math.round(128 + strength * Math.cos(hue)), red: Math.round(128 + strength * Math.sin(hue)) };
}

/** Shades in slanted bands, so that both directions show. */
function backgroundOf({ columns, rows }: Grid): BlockFrame {
  const background = new Uint8Array(columns * rows);
  for (let row = 0; row < rows; row++) {
    for (let column = 0; column < columns; column++) {
      background[row * columns + column] = Math.floor(SHADES * ((0.75 * row) / rows + (0.25 * column) / columns));
    }
  }
  return background;
}

/** The middle of a figure that swings between two edges without crossing them. */
function middle(length: number, radius: number, swing: number): number {
  return length / 2 + swing * Math.max(0.5, length / 2 - radius);
}

function reach(centre: number, radius: number, length: number): [number, number] {
  return [Math.max(0, Math.floor(centre - 1.5 * radius)), Math.min(length, Math.ceil(centre + 1.5 * radius))];
}
