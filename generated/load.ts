// Made from specs/dialects/*/dialect.yaml by "make generate". Change the specs, not this file.
import type { AnyDialect } from "../src/conversion/dialect.js";

/** Loads a dialect when it is needed first, by its name. */
export const dialectLoaders: Readonly<Record<string, () => Promise<AnyDialect>>> = {
  "bedrock-converse": async () => (await import("./bedrock-converse/dialect.js")).bedrockConverse,
  chat: async () => (await import("./chat/dialect.js")).chat,
  "cohere-chat": async () => (await import("./cohere-chat/dialect.js")).cohereChat,
  "embed-content": async () => (await import("./embed-content/dialect.js")).embedContent,
  embeddings: async () => (await import("./embeddings/dialect.js")).embeddings,
  "embeddings-by-dtype": async () => (await import("./embeddings-by-dtype/dialect.js")).embeddingsByDtype,
  "generate-content": async () => (await import("./generate-content/dialect.js")).generateContent,
  images: async () => (await import("./images/dialect.js")).images,
  "images-by-reference": async () => (await import("./images-by-reference/dialect.js")).imagesByReference,
  "images-of-layers": async () => (await import("./images-of-layers/dialect.js")).imagesOfLayers,
  interactions: async () => (await import("./interactions/dialect.js")).interactions,
  messages: async () => (await import("./messages/dialect.js")).messages,
  "ollama-chat": async () => (await import("./ollama-chat/dialect.js")).ollamaChat,
  responses: async () => (await import("./responses/dialect.js")).responses,
  "video-content-task": async () => (await import("./video-content-task/dialect.js")).videoContentTask,
  "video-generation": async () => (await import("./video-generation/dialect.js")).videoGeneration,
  "video-interactions": async () => (await import("./video-interactions/dialect.js")).videoInteractions,
  "video-long-running": async () => (await import("./video-long-running/dialect.js")).videoLongRunning,
  "video-long-running-by-operation": async () =>
    (await import("./video-long-running-by-operation/dialect.js")).videoLongRunningByOperation,
};
