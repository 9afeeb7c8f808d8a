// Made from specs/dialects/interactions/mapping.yaml, specs/dialects/chat/mapping.yaml,
// specs/dialects/generate-content/mapping.yaml, specs/dialects/messages/mapping.yaml,
// specs/dialects/responses/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as chat from "./interactions-to-chat.js";
import * as generateContent from "./interactions-to-generate-content.js";
import * as messages from "./interactions-to-messages.js";
import * as responses from "./interactions-to-responses.js";

/** What a request of the interactions dialect becomes for a model behind another. */
export const fromInteractions: readonly Pair[] = [
  { from: "interactions", to: "chat", ...chat },
  { from: "interactions", to: "generate-content", ...generateContent },
  { from: "interactions", to: "messages", ...messages },
  { from: "interactions", to: "responses", ...responses },
];
