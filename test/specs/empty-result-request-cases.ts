/** Results without words in dialects whose vendors refuse empty texts. */
import type { Wire } from "../../src/registry.js";
import type { Case } from "./request-cases.js";

const loop = (response: Wire): Wire => ({
  contents: [
    { role: "user", parts: [{ text: "hi" }] },
    { role: "model", parts: [{ functionCall: { id: "a", name: "f", args: {} } }] },
    { role: "user", parts: [{ functionResponse: { id: "a", name: "f", response } }] },
  ],
});

export const emptyResults: readonly Case[] = [
  {
    name: "a result that is an empty text",
    from: "generate-content",
    body: loop({ output: "" }),
    becomes: {
      messages: { "messages.2.content.0.content": [], "messages.2.content.0.is_error": undefined },
      "bedrock-converse": { "messages.2.content.0.toolResult.content": [] },
      interactions: { "input.2.result": [{ type: "text", text: "" }] },
      chat: { "messages.2.content": "" },
    },
  },
  {
    name: "a failure that is an empty text",
    from: "generate-content",
    body: loop({ error: "" }),
    becomes: {
      messages: {
        "messages.2.content.0.content": [{ type: "text", text: "The tool failed." }],
        "messages.2.content.0.is_error": true,
      },
      "bedrock-converse": { "messages.2.content.0.toolResult.content": [{ text: "The tool failed." }] },
    },
  },
];
