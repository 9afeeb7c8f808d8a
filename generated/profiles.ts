// Made from specs/profiles/assistant-4.7.yaml, specs/profiles/none.yaml by "make generate". Change the specs, not this file.
import type { Profile } from "../codegen/runtime/profile.js";

export const profiles: ReadonlyMap<string, Profile> = new Map<string, Profile>([
  ["assistant-4.7", {
    native: "messages", only: [
      { concept: "temperature", at: ["temperature"], values: [1], message: "this model accepts only the default temperature, 1" },
      { concept: "top_p", at: ["top_p"], least: 0.99, message: "this model accepts only the default top_p" },
      { concept: "top_k", at: ["top_k"], values: [], message: "this model does not accept top_k" },
    ]
  }],
  ["none", {
    native: undefined, only: [

    ]
  }],
]);
