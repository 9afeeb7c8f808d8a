// Made from specs/dialects/chat.yaml, specs/dialects/messages.yaml by "make generate". Change the specs, not this file.
import type { Route } from "../codegen/runtime/dialect.js";

export const routes: readonly Route[] = [
  { method: "POST", path: "/v1/chat/completions", dialect: "chat", operation: "createChatCompletion", model: "body", stream: "body" },
  { method: "POST", path: "/v1/messages", dialect: "messages", operation: "createMessage", model: "body", stream: "body" },
];
