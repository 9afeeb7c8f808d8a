/** Members that only some hosts or clients of a dialect have, in another dialect. */
import type { Wire } from "../../src/registry.js";
import { type Case } from "./request-cases.js";

const schema = { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: false };
const pdf = "data:application/pdf;base64,JVBERi0=";

const text = { type: "text", text: "b" };

const withPart = (part: Wire): Wire => ({ messages: [{ role: "user", content: [part] }] });

export const membersOfHosts: readonly Case[] = [
  {
    name: "a seed under another name",
    from: "chat",
    body: { random_seed: 7 },
    becomes: {
      "generate-content": { "generationConfig.seed": 7 },
      "cohere-chat": { seed: 7 },
      "ollama-chat": { "options.seed": 7 },
    },
  },
  {
    name: "a schema beside the word for any object",
    from: "chat",
    body: { response_format: { type: "json_object", schema } },
    becomes: {
      messages: { "output_config.format": { type: "json_schema", schema } },
      responses: { "text.format.type": "json_schema", "text.format.schema": schema },
      "ollama-chat": { format: schema },
    },
  },
  {
    name: "an empty schema beside the word for any object",
    from: "chat",
    body: { response_format: { type: "json_object", schema: {} } },
    becomes: {
      messages: { output_config: undefined },
      responses: { "text.format": { type: "json_object" } },
      "ollama-chat": { format: "json" },
      "cohere-chat": { response_format: { type: "json_object" } },
      "generate-content": { generationConfig: { responseMimeType: "application/json" } },
    },
  },
  {
    name: "a document in a part of its own",
    from: "chat",
    body: withPart({ type: "document_url", document_url: pdf, document_name: "a.pdf" }),
    becomes: {
      messages: {
        "messages.0.content.0.title": "a.pdf",
        "messages.0.content.0.source": { type: "base64", media_type: "application/pdf", data: "JVBERi0=" },
      },
      responses: { "input.0.content.0": { type: "input_file", filename: "a.pdf", file_data: pdf } },
    },
  },
  {
    name: "a document at an address",
    from: "chat",
    body: withPart({ type: "document_url", document_url: "https://example.com/a.pdf" }),
    becomes: {
      messages: { "messages.0.content.0.source": { type: "url", url: "https://example.com/a.pdf" } },
      responses: { "input.0.content.0.file_url": "https://example.com/a.pdf" },
    },
  },
  {
    name: "a document at an address, with a mark for caches",
    from: "chat",
    body: withPart({
      type: "document_url",
      document_url: "https://example.com/a.pdf",
      cache_control: { type: "ephemeral" },
    }),
    becomes: {
      messages: {
        "messages.0.content.0.source": { type: "url", url: "https://example.com/a.pdf" },
        "messages.0.content.0.cache_control": { type: "ephemeral" },
      },
    },
  },
  {
    name: "the word that a thought is complete",
    from: "chat",
    body: {
      messages: [
        { role: "user", content: "a" },
        {
          role: "assistant",
          content: [{ type: "thinking", thinking: [{ type: "text", text: "t" }], closed: true }, text],
        },
        { role: "user", content: "b" },
      ],
    },
    becomes: { "ollama-chat": { "messages.1.thinking": "t" } },
  },
  {
    name: "a seed and the number of likely tokens",
    from: "responses",
    body: { seed: 7, top_k: 5 },
    becomes: {
      "generate-content": { "generationConfig.seed": 7, "generationConfig.topK": 5 },
      "cohere-chat": { seed: 7, k: 5 },
    },
  },
  {
    name: "a number of likely tokens that is all of them",
    from: "responses",
    body: { top_k: -1 },
    becomes: { messages: { top_k: undefined }, "generate-content": { generationConfig: undefined } },
  },
  {
    name: "the number of likely tokens among the common settings",
    from: "bedrock-converse",
    body: { inferenceConfig: { topK: 5 } },
    becomes: { messages: { top_k: 5 }, "generate-content": { "generationConfig.topK": 5 } },
  },
  {
    name: "an effort in an object",
    from: "chat",
    body: { reasoning: { effort: "high", max_tokens: null, exclude: false } },
    becomes: { responses: { "reasoning.effort": "high" }, messages: { "output_config.effort": "high" } },
  },
  {
    name: "a budget of reasoning in an object",
    from: "chat",
    body: { reasoning: { max_tokens: 3000 } },
    becomes: { "generate-content": { "generationConfig.thinkingConfig.thinkingBudget": 3000 } },
  },
  {
    name: "an effort beside a budget of reasoning in an object",
    from: "chat",
    body: { reasoning_effort: "high", reasoning: { max_tokens: 3000 } },
    becomes: { responses: { "reasoning.effort": "high" } },
    lost: ["reasoning.max_tokens"],
  },
  {
    name: "reasoning that is switched off in an object",
    from: "chat",
    body: { reasoning: { enabled: false, effort: "high" } },
    becomes: { responses: { "reasoning.effort": "none" } },
    lost: ["reasoning.effort"],
  },
  {
    name: "reasoning that is switched on in an object",
    from: "chat",
    body: { reasoning: { enabled: true } },
    becomes: { responses: { "reasoning.effort": "medium" } },
  },
  {
    name: "reasoning that is to be hidden",
    from: "chat",
    body: { reasoning: { effort: "low", exclude: true } },
    becomes: { responses: { "reasoning.effort": "low" } },
    lost: ["reasoning.exclude"],
  },
  {
    name: "two efforts that differ",
    from: "chat",
    body: { reasoning_effort: "high", reasoning: { effort: "low" } },
    becomes: { responses: { "reasoning.effort": "high" } },
    lost: ["reasoning.effort"],
  },
];
