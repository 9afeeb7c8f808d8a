/** Models that make images at every kind of price. */
import { randomBytes } from "node:crypto";
import { dialectClients } from "../../support/dialect-clients/index.js";
import type { Fields, DialectClient } from "../../support/dialect-clients/dialect-client.js";
import { answers, streams } from "../../support/upstream.js";
import { INNER_MODEL } from "../../support/vendor-forms/form.js";

export const USD = 10_000_000_000;

/** One dollar per million. */
export const A_TOKEN = 10_000;

export const conversationClient = dialectClients.get("generate-content") as DialectClient;

export const chat = dialectClients.get("chat") as DialectClient;

export const painter: DialectClient = {
  ...chat,
  path: () => "/v1/images/generations",
  body: (model) => ({ model, prompt: "a hill" }),
};

export const editor: DialectClient = { ...painter, path: () => "/v1/images/edits" };

export const embedder: DialectClient = {
  ...chat,
  path: () => "/v1/embeddings",
  body: (model) => ({ model, input: "some words of a text" }),
};

export const model = (id: string, kind: string, dialect: string, pricing: Fields, more: Fields = {}) => ({
  id: `maker/${id}`,
  kind,
  routes: [{ provider: "one", model: INNER_MODEL, dialect }],
  pricing,
  ...more,
});

export const talking = { outputs: ["text", "image"] };

/** Models of every kind, each at its price. */
export const pricedModels = [
  model("by-image", "image", "generate-content", { perImage: { default: 0.04, "2K": 0.09, "0.5K": 0.02 } }, talking),
  model(
    "by-both",
    "image",
    "generate-content",
    { input: 0, output: 1, perImage: 0.04 },
    { ...talking, maxOutputTokens: 3000 },
  ),
  model("by-token", "image", "generate-content", { input: 0, output: 1 }, talking),
  model("words-alone", "text", "generate-content", { input: 0, output: 1, perImage: 0.04 }),
  model("painter", "image", "images", { perImage: { default: 0.04, "1024x1024/low": 0.01 } }),
  model("references", "image", "images-by-reference", {
    perImage: { default: 0.04, "1k": 0.01, "2k": 0.09, low: 0.02 },
  }),
  model("painter-by-token", "image", "images", { input: 0, output: 1 }, { profile: "family-A" }),
  model("editor", "image", "images", { input: 1, output: 0 }, { profile: "family-A" }),
  model("layers-by-image", "image", "images-of-layers", { perImage: 0.03 }),
  model("images-by-image", "image", "images", { perImage: 0.03 }),
  model("images-by-call", "image", "images", { input: 1, perCall: 0.25 }),
  model("series", "image", "images-of-layers", { perImage: 0.03 }, { profile: "family-C" }),
  model("layers-by-token", "image", "images-of-layers", { input: 0, output: 1 }),
  model("vectors", "embedding", "embeddings", { input: 1 }),
  model("other-vectors", "embedding", "embed-content", { input: 1 }),
];

/** Bytes that can be recognised wherever they are kept. */
export const bytes = randomBytes(6_000);

export const base64 = bytes.toString("base64");

export const IMAGE = { inlineData: { mimeType: "image/png", data: base64 } };

export const COUNTED = { promptTokenCount: 5, candidatesTokenCount: 1120, totalTokenCount: 1125 };

export const answerOf = (parts: readonly object[], usageMetadata: object | undefined, finishReason?: string) => ({
  candidates: [{ content: { role: "model", parts }, index: 0, ...(finishReason !== undefined && { finishReason }) }],
  ...(usageMetadata !== undefined && { usageMetadata }),
  modelVersion: INNER_MODEL,
});

export const eventOf = (data: object) => `data: ${JSON.stringify(data)}\n\n`;

/** The same answer as one body, and as events with one part each. */
export function reply(stream: boolean, parts: readonly object[], usage: object | undefined, finishReason = "STOP") {
  if (!stream) return answers(answerOf(parts, usage, finishReason));
  return streams([
    ...parts.map((part) => eventOf(answerOf([part], undefined))),
    eventOf(answerOf([], usage, finishReason)),
  ]);
}
