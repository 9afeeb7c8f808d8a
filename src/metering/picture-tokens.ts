/** About how many tokens of output a picture takes, where a model is charged by them. */
import type { Pictures } from "../registry.js";

/** Of a picture of 1024 by 1024, by quality; what is not known is taken to be dear. */
const TOKENS: ReadonlyMap<string, number> = new Map([["low", 272], ["standard", 1056], ["medium", 1056], ["high", 4160], ["hd", 4160], ["xhigh", 6240], ["max", 8320]]);
const DEAR = 4160;
const USUAL_AREA = 1024 * 1024;
const LARGEST_USUAL_AREA = 1536 * 1024;
const MOST_TOKENS = 100_000;
/** What a preview takes beside. */
export const TOKENS_A_PREVIEW = 100;

export function pictureTokens({ count, size, quality }: Pictures): number {
  const each = (TOKENS.get(quality ?? "") ?? DEAR) * (areaOf(size) / USUAL_AREA);
  return count * Math.min(MOST_TOKENS, Math.ceil(each));
}

function areaOf(size: string | undefined): number {
  const [, width, height] = /^(\d{1,5})x(\d{1,5})$/.exec(size ?? "") ?? [];
  return width === undefined || height === undefined ? LARGEST_USUAL_AREA : Number(width) * Number(height);
}
