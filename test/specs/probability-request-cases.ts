/** How likely tokens are, as a client asks for it. */
import type { Case } from "./request-cases.js";

export const probabilities: readonly Case[] = [
  {
    name: "probabilities",
    from: "chat",
    body: { logprobs: true, top_logprobs: 2 },
    becomes: {
      responses: { include: ["message.output_text.logprobs"], top_logprobs: 2 },
      "ollama-chat": { logprobs: true, top_logprobs: 2 },
      "generate-content": { "generationConfig.responseLogprobs": true, "generationConfig.logprobs": 2 },
    },
  },
  {
    name: "probabilities, beside the state of reasoning",
    from: "chat",
    body: { logprobs: true, reasoning_effort: "low" },
    becomes: { responses: { include: ["reasoning.encrypted_content", "message.output_text.logprobs"] } },
  },
  {
    name: "probabilities",
    from: "responses",
    body: { include: ["message.output_text.logprobs", "reasoning.encrypted_content"], top_logprobs: 2 },
    becomes: {
      chat: { logprobs: true, top_logprobs: 2 },
      "generate-content": { "generationConfig.responseLogprobs": true, "generationConfig.logprobs": 2 },
    },
  },
  {
    name: "the likeliest tokens, without the probabilities of those of the answer",
    from: "responses",
    body: { include: ["file_search_call.results"], top_logprobs: 2 },
    becomes: {
      chat: { logprobs: undefined, top_logprobs: undefined },
      "generate-content": { "generationConfig.logprobs": undefined },
    },
    lost: ["include", "top_logprobs"],
  },
  {
    name: "probabilities, which no answer carries back",
    from: "chat",
    body: { logprobs: true, top_logprobs: 2 },
    becomes: { messages: { logprobs: undefined }, "cohere-chat": { logprobs: undefined } },
    lost: ["logprobs", "top_logprobs"],
  },
  {
    name: "probabilities, which no answer carries back",
    from: "cohere-chat",
    body: { logprobs: true },
    becomes: { chat: { logprobs: undefined }, "ollama-chat": { logprobs: undefined } },
    lost: ["logprobs"],
  },
  {
    name: "no likely tokens beside probabilities",
    from: "chat",
    body: { logprobs: true, top_logprobs: 0 },
    becomes: {
      responses: { include: ["message.output_text.logprobs"], top_logprobs: undefined },
      "generate-content": { "generationConfig.responseLogprobs": true, "generationConfig.logprobs": undefined },
    },
  },
  {
    name: "probabilities that are not wanted",
    from: "ollama-chat",
    body: { logprobs: false, top_logprobs: 0 },
    becomes: { chat: { logprobs: undefined, top_logprobs: undefined } },
  },
];
