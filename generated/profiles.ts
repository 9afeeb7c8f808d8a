// Made from specs/profiles/assistant-4.7.yaml, specs/profiles/embedding.yaml, specs/profiles/none.yaml by "make generate". Change the specs, not this file.
import type { Profile } from "../codegen/runtime/profile.js";

export const profiles: ReadonlyMap<string, Profile> = new Map<string, Profile>([
  ["assistant-4.7", {
    native: "messages", only: [
      { concept: "temperature", at: ["temperature"], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: ["top_p"], least: 0.99, message: "this model accepts only the default top_p" },
      { concept: "top_k", at: ["top_k"], values: [], message: "this model does not accept top_k" },
    ]
  }],
  ["embedding", {
    native: "embeddings", only: [
      { concept: "inputs", at: ["input"], inputs: { most: 2048, tokens_each: 8192, tokens: 300000 }, message: "this model takes at most 2048 inputs, 8192 tokens in each and 300000 in all" },
    ]
  }],
  ["none", {
    native: undefined, only: [

    ]
  }],
]);
