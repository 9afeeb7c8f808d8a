import { createHash } from "node:crypto";
import type { Vocabularies } from "../../registry.js";
import { countTokens } from "../count-tokens.js";
import { encodePng } from "../png.js";

type Request = Vocabularies["image"]["request"];
type Response = Vocabularies["image"]["response"];

const MOST_IMAGES = 15;
const TOKENS_A_IMAGE = 272;
const SIDE = 16;

/** Images of one colour, which follows from the prompt. */
export function makeImageAnswer({
  model,
  prompt = "",
  sources = [],
  count,
  series_length: limit,
  size,
  quality,
  format,
  carrier,
}: Request): Response {
  const images = Math.min(count ?? limit ?? 1, MOST_IMAGES);
  const input = countTokens(prompt) + 85 * sources.length;
  const output = TOKENS_A_IMAGE * images;
  return {
    model,
    created: 1,
    images: Array.from({ length: images }, (_unused, index) => {
      const data = imageOf(`${prompt} ${index}`).toString("base64");
      return carrier === "url" ? { url: `data:image/png;base64,${data}` } : { data };
    }),
    size: size ?? `${SIDE}x${SIDE}`,
    quality: quality ?? "low",
    format: format ?? "png",
    usage: {
      input,
      text_input: countTokens(prompt),
      image_input: 85 * sources.length,
      output,
      total: input + output,
      images: images,
    },
  };
}

function imageOf(seed: string): Buffer {
  const [red = 0, green = 0, blue = 0] = createHash("sha256").update(seed).digest();
  const line = new Uint8Array(SIDE);
  return encodePng({ width: SIDE, height: SIDE, palette: [[red, green, blue]], line: () => line });
}
