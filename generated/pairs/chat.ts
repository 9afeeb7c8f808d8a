// Made from specs/dialects/chat/mapping.yaml, specs/dialects/generate-content/mapping.yaml,
// specs/dialects/interactions/mapping.yaml, specs/dialects/messages/mapping.yaml, specs/dialects/responses/mapping.yaml
// by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as generateContent from "./chat-to-generate-content.js";
import * as interactions from "./chat-to-interactions.js";
import * as messages from "./chat-to-messages.js";
import * as responses from "./chat-to-responses.js";

/** What a request of the chat dialect becomes for a model behind another. */
export const fromChat: readonly Pair[] = [
  { from: "chat", to: "generate-content", ...generateContent },
  { from: "chat", to: "interactions", ...interactions },
  { from: "chat", to: "messages", ...messages },
  { from: "chat", to: "responses", ...responses },
];
