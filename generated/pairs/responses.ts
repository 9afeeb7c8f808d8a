// Made from specs/dialects/responses/mapping.yaml, specs/dialects/chat/mapping.yaml,
// specs/dialects/generate-content/mapping.yaml, specs/dialects/interactions/mapping.yaml,
// specs/dialects/messages/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as chat from "./responses-to-chat.js";
import * as generateContent from "./responses-to-generate-content.js";
import * as interactions from "./responses-to-interactions.js";
import * as messages from "./responses-to-messages.js";

/** What a request of the responses dialect becomes for a model behind another. */
export const fromResponses: readonly Pair[] = [
  { from: "responses", to: "chat", ...chat },
  { from: "responses", to: "generate-content", ...generateContent },
  { from: "responses", to: "interactions", ...interactions },
  { from: "responses", to: "messages", ...messages },
];
