// Made from specs/dialects/generate-content/mapping.yaml, specs/dialects/chat/mapping.yaml,
// specs/dialects/interactions/mapping.yaml, specs/dialects/messages/mapping.yaml, specs/dialects/responses/mapping.yaml
// by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as chat from "./generate-content-to-chat.js";
import * as interactions from "./generate-content-to-interactions.js";
import * as messages from "./generate-content-to-messages.js";
import * as responses from "./generate-content-to-responses.js";

/** What a request of the generate-content dialect becomes for a model behind another. */
export const fromGenerateContent: readonly Pair[] = [
  { from: "generate-content", to: "chat", ...chat },
  { from: "generate-content", to: "interactions", ...interactions },
  { from: "generate-content", to: "messages", ...messages },
  { from: "generate-content", to: "responses", ...responses },
];
