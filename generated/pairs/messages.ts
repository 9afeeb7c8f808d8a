// Made from specs/dialects/messages/mapping.yaml, specs/dialects/chat/mapping.yaml,
// specs/dialects/generate-content/mapping.yaml, specs/dialects/interactions/mapping.yaml,
// specs/dialects/responses/mapping.yaml by "make generate". Change the specs, not this file.
import type { Pair } from "../../src/conversion/dialect.js";
import * as chat from "./messages-to-chat.js";
import * as generateContent from "./messages-to-generate-content.js";
import * as interactions from "./messages-to-interactions.js";
import * as responses from "./messages-to-responses.js";

/** What a request of the messages dialect becomes for a model behind another. */
export const fromMessages: readonly Pair[] = [
  { from: "messages", to: "chat", ...chat },
  { from: "messages", to: "generate-content", ...generateContent },
  { from: "messages", to: "interactions", ...interactions },
  { from: "messages", to: "responses", ...responses },
];
