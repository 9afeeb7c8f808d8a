/** The size of a frame. */
export interface ScreenSize {
  readonly width: number;
  readonly height: number;
}

const USUAL_LINES = 720;
const LINES_OF_A_K = 540;
const MOST_LINES = 4_320;
/** Test videos need no more. */
const LONGEST_SIDE = 1280;
const SHORTEST_SIDE = 16;

/** The size of a tier such as `720p` or `4k` at a ratio such as `16:9`: the tier is the shorter side. */
export function screenOf(resolution: string, ratio: string): ScreenSize {
  const lines = linesOf(resolution);
  const [across = 16, down = 9] = ratio.split(":").map((part) => Math.max(1, Number(part)));
  return across >= down
    ? { width: even((lines * across) / down), height: even(lines) }
    : { width: even(lines), height: even((lines * down) / across) };
}

/** The same shape within the longest side. */
export function withinBounds({ width, height }: ScreenSize): ScreenSize {
  const scale = Math.min(1, LONGEST_SIDE / Math.max(width, height));
  return { width: Math.max(SHORTEST_SIDE, even(width * scale)), height: Math.max(SHORTEST_SIDE, even(height * scale)) };
}

function linesOf(resolution: string): number {
  const [, number, unit] = /^(\d{1,4})(p|k)$/i.exec(resolution) ?? [];
  if (number === undefined) return USUAL_LINES;
  return Math.min(MOST_LINES, Number(number) * (unit?.toLowerCase() === "k" ? LINES_OF_A_K : 1));
}

function even(length: number): number {
  return 2 * Math.round(length / 2);
}
