import { createHash } from "node:crypto";
import { deflateSync, crc32 } from "node:zlib";
import type { Vocabularies } from "../registry.js";
import { countTokens } from "./count-tokens.js";

type Request = Vocabularies["image"]["request"];
type Response = Vocabularies["image"]["response"];

const MOST_PICTURES = 15;
const TOKENS_A_PICTURE = 272;
const SIDE = 16;

/** Pictures of one colour, which the prompt decides. */
export function paint({ model, prompt = "", sources = [], count, series_length: series, size, quality, format, carrier }: Request): Response {
  const pictures = Math.min(count ?? series ?? 1, MOST_PICTURES);
  const input = countTokens(prompt) + 85 * sources.length;
  const output = TOKENS_A_PICTURE * pictures;
  return {
    model,
    created: 1,
    images: Array.from({ length: pictures }, (_unused, index) => {
      const data = pictureOf(`${prompt} ${index}`).toString("base64");
      return carrier === "url" ? { url: `data:image/png;base64,${data}` } : { data };
    }),
    size: size ?? `${SIDE}x${SIDE}`,
    quality: quality ?? "low",
    format: format ?? "png",
    usage: { input, text_input: countTokens(prompt), image_input: 85 * sources.length, output, total: input + output, images: pictures },
  };
}

function pictureOf(seed: string): Buffer {
  const colour = createHash("sha256").update(seed).digest().subarray(0, 3);
  const line = Buffer.concat([Buffer.of(0), ...Array.from({ length: SIDE }, () => colour)]);
  const head = Buffer.alloc(13);
  head.writeUInt32BE(SIDE, 0);
  head.writeUInt32BE(SIDE, 4);
  head.set([8, 2], 8);
  const pixels = deflateSync(Buffer.concat(Array.from({ length: SIDE }, () => line)));
  return Buffer.concat([Buffer.from("\x89PNG\r\n\x1a\n", "latin1"), chunk("IHDR", head), chunk("IDAT", pixels), chunk("IEND", Buffer.alloc(0))]);
}

function chunk(name: string, content: Buffer): Buffer {
  const body = Buffer.concat([Buffer.from(name, "latin1"), content]);
  const frame = Buffer.alloc(4);
  frame.writeUInt32BE(content.length);
  const sum = Buffer.alloc(4);
  sum.writeUInt32BE(crc32(body) >>> 0);
  return Buffer.concat([frame, body, sum]);
}
