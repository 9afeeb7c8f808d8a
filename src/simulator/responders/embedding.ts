import { createHash } from "node:crypto";
import type { Vocabularies } from "../../registry.js";
import { countTokens } from "../count-tokens.js";

type Request = Vocabularies["embedding"]["request"];
type Response = Vocabularies["embedding"]["response"];
type Input = Request["inputs"][number];

const USUAL_DIMENSIONS = 64;
const MOST_DIMENSIONS = 4_096;

/** Vectors of length one. Inputs that share words get similar vectors, because each word adds its own direction. */
export function embed({ model, inputs, dimensions }: Request): Response {
  const input = inputs.reduce((sum, one) => sum + tokensOf(one), 0);
  return {
    model,
    embeddings: inputs.map((one, index) => ({
      index,
      vector: vectorOf(one, Math.min(one.dimensions ?? dimensions ?? USUAL_DIMENSIONS, MOST_DIMENSIONS)),
    })),
    usage: { input, total: input },
  };
}

function tokensOf({ text, tokens }: Input): number {
  return Array.isArray(tokens) ? tokens.length : countTokens(text ?? "");
}

function wordsOf({ text, tokens }: Input): string[] {
  return Array.isArray(tokens)
    ? tokens.map(String)
    : ((text ?? "").toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [text ?? ""]);
}

function vectorOf(input: Input, dimensions: number): number[] {
  const sum = new Float64Array(Math.max(1, dimensions));
  for (const word of wordsOf(input))
    for (const [index, pull] of directionOf(word, sum.length).entries()) sum[index] = (sum[index] ?? 0) + pull;
  const length = Math.hypot(...sum) || 1;
  return Array.from(sum, (value) => Math.fround(value / length));
}

function directionOf(word: string, dimensions: number): number[] {
  const bytes = createHash("shake256", { outputLength: dimensions }).update(word).digest();
  return Array.from(bytes, (byte) => byte / 127.5 - 1);
}
