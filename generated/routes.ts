// Made from specs/dialects/chat.yaml, specs/dialects/embed-content.yaml, specs/dialects/embeddings.yaml, specs/dialects/generate-content.yaml, specs/dialects/images-by-reference.yaml, specs/dialects/images-of-layers.yaml, specs/dialects/images.yaml, specs/dialects/interactions.yaml, specs/dialects/messages.yaml, specs/dialects/responses.yaml by "make generate". Change the specs, not this file.
import type { Route } from "../codegen/runtime/dialect.js";

export const routes: readonly Route[] = [
  { method: "POST", path: "/v1/chat/completions", dialect: "chat", operation: "createChatCompletion", model: "body", stream: "body" },
  { method: "POST", path: "/v1/embeddings", dialect: "embeddings", operation: "createEmbeddings", model: "body", stream: "never" },
  { method: "POST", path: "/v1/models/{model}:generateContent", dialect: "generate-content", operation: "generateContent", model: "path", stream: "never" },
  { method: "POST", path: "/v1beta/models/{model}:generateContent", dialect: "generate-content", operation: "generateContentBeta", model: "path", stream: "never" },
  { method: "POST", path: "/v1/models/{model}:streamGenerateContent", dialect: "generate-content", operation: "streamGenerateContent", model: "path", stream: "always" },
  { method: "POST", path: "/v1beta/models/{model}:streamGenerateContent", dialect: "generate-content", operation: "streamGenerateContentBeta", model: "path", stream: "always" },
  { method: "POST", path: "/v1/images/generations", dialect: "images", operation: "createImage", model: "body", stream: "body" },
  { method: "POST", path: "/v1/images/edits", dialect: "images", operation: "editImage", model: "body", stream: "body", task: "edit" },
  { method: "POST", path: "/v1beta/interactions", dialect: "interactions", operation: "createInteraction", model: "body", stream: "body" },
  { method: "POST", path: "/v1/interactions", dialect: "interactions", operation: "createInteractionStable", model: "body", stream: "body" },
  { method: "POST", path: "/v1/messages", dialect: "messages", operation: "createMessage", model: "body", stream: "body" },
  { method: "POST", path: "/v1/responses", dialect: "responses", operation: "createResponse", model: "body", stream: "body" },
];
