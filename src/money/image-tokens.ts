/** About how many tokens of output an image takes, where a model is charged by them. */
import type { Images, ImageTokens } from "../registry.js";

/** Used for models whose profile has no table of image tokens: all their images count as expensive ones. */
const USUAL: ImageTokens = { quality: {}, else: 4160, preview: 100 };
const USUAL_AREA = 1024 * 1024;
const LARGEST_USUAL_AREA = 1536 * 1024;
const MOST_TOKENS = 100_000;

export function imageTokens({ count, size, quality = "" }: Images, known = USUAL): number {
  const usual = Object.hasOwn(known.quality, quality) ? known.quality[quality] : undefined;
  return count * Math.min(MOST_TOKENS, Math.ceil((usual ?? known.else) * (areaOf(size) / USUAL_AREA)));
}

/** The tokens of preview images that a stream sends before the final one. */
export function previewTokens(count: number, known = USUAL): number {
  return count * known.preview;
}

function areaOf(size: string | undefined): number {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(size ?? "") ?? [];
  return width === undefined || height === undefined ? LARGEST_USUAL_AREA : Number(width) * Number(height);
}
