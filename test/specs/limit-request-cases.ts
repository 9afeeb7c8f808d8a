/** Numbers that mean no limit in one dialect, in another dialect. */
import { type Case } from "./request-cases.js";

export const limits: readonly Case[] = [
  ...[0, -1, -2].map((none): Case => ({
    name: `${none} as the most tokens, which is no limit`,
    from: "ollama-chat",
    body: { options: { num_predict: none } },
    becomes: {
      chat: { max_completion_tokens: undefined },
      messages: { max_tokens: 4096 },
      "ollama-chat": { options: undefined },
    },
  })),
  ...[0, -1].map((none): Case => ({
    name: `${none} as the number of likely tokens, which is all of them`,
    from: "ollama-chat",
    body: { options: { top_k: none } },
    becomes: { messages: { top_k: undefined }, "generate-content": { generationConfig: undefined } },
  })),
  {
    name: "zero as the number of likely tokens, which is all of them",
    from: "cohere-chat",
    body: { k: 0 },
    becomes: { messages: { top_k: undefined }, "ollama-chat": { options: undefined } },
  },
  {
    name: "a number of likely tokens above the most",
    from: "messages",
    body: { top_k: 501 },
    becomes: { "cohere-chat": { k: 500 } },
    lost: ["top_k"],
  },
  {
    name: "a seed above the largest",
    from: "chat",
    body: { seed: 1764000000000 },
    becomes: {
      "generate-content": { "generationConfig.seed": 2147483647 },
      interactions: { "generation_config.seed": 2147483647 },
    },
    lost: ["seed"],
  },
  {
    name: "the largest seed",
    from: "chat",
    body: { seed: 2147483647 },
    becomes: { "generate-content": { "generationConfig.seed": 2147483647 } },
  },
  {
    name: "no tokens at all",
    from: "messages",
    body: { max_tokens: 0 },
    becomes: { "ollama-chat": { "options.num_predict": 1 } },
    lost: ["max_tokens"],
  },
  {
    name: "an empty stop sequence, which some hosts find in every text",
    from: "chat",
    body: { stop: "" },
    becomes: {
      "generate-content": { generationConfig: undefined },
      interactions: { generation_config: undefined },
      "cohere-chat": { stop_sequences: undefined },
      "ollama-chat": { options: undefined },
    },
    lost: ["stop"],
  },
  {
    name: "an empty stop sequence beside others",
    from: "messages",
    body: { stop_sequences: ["", "END", "\n"] },
    becomes: { chat: { stop: ["END", "\n"] } },
    lost: ["stop_sequences"],
  },
];
