// Made from specs/providers/anthropic.yaml, specs/providers/gemini.yaml, specs/providers/openai-compatible.yaml, specs/providers/openai.yaml by "make generate". Change the specs, not this file.
import type { Preset } from "../codegen/runtime/dialect.js";

export const presets: Readonly<Record<string, Preset>> = {
  anthropic: { baseUrl: "https://api.anthropic.com/v1", dialects: ["messages"] },
  gemini: { baseUrl: "https://generativelanguage.googleapis.com/v1beta", dialects: ["generate-content", "interactions"] },
  "openai-compatible": { dialects: ["chat"] },
  openai: { baseUrl: "https://api.openai.com/v1", dialects: ["chat", "responses"] },
};
