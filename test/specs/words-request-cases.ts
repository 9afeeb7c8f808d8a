/** What texts have beside their words, in dialects whose content is words alone. */
import { type Case } from "./request-cases.js";

const cache_control = { type: "ephemeral" };

export const words: readonly Case[] = [
  {
    name: "marks of caches in instructions and in a turn",
    from: "messages",
    body: {
      system: [{ type: "text", text: "Be brief.", cache_control }],
      messages: [{ role: "user", content: [{ type: "text", text: "Hi", cache_control }] }],
    },
    becomes: { "ollama-chat": { "messages.0.content": "Be brief.", "messages.1.content": "Hi" } },
    lost: ["messages[0].content[0].cache_control", "system[0].cache_control"],
  },
  {
    name: "the mark of a cache in instructions that are one text",
    from: "messages",
    body: { system: [{ type: "text", text: "Be brief.", cache_control }] },
    becomes: { interactions: { system_instruction: "Be brief." }, responses: { instructions: "Be brief." } },
    lost: ["system[0].cache_control"],
  },
  {
    name: "the mark of a cache at a document of plain text",
    from: "messages",
    body: {
      messages: [
        {
          role: "user",
          content: [
            { type: "document", source: { type: "text", media_type: "text/plain", data: "Hi" }, cache_control },
          ],
        },
      ],
    },
    becomes: {
      "ollama-chat": { "messages.0.content": "Hi" },
      "cohere-chat": { "messages.0.content.0.text": "Hi" },
    },
    lost: ["messages[0].content[0].cache_control"],
  },
  {
    name: "the mark of a cache with a lifetime that no one has",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: [{ type: "text", text: "Hi", cache_control: { type: "ephemeral", ttl: "1d" } }] },
      ],
    },
    becomes: { "bedrock-converse": { "messages.0.content.1": undefined } },
    lost: ["messages[0].content[0].cache_control"],
  },
  {
    name: "a point with a lifetime that no one has",
    from: "bedrock-converse",
    body: { messages: [{ role: "user", content: [{ text: "Hi" }, { cachePoint: { type: "default", ttl: "1d" } }] }] },
    becomes: { messages: { "messages.0.content.0.cache_control": { type: "ephemeral" } } },
    lost: ["messages[0].content[1].cachePoint.ttl"],
  },
  {
    name: "a point up to which the prompt is cached",
    from: "bedrock-converse",
    body: { messages: [{ role: "user", content: [{ text: "Hi" }, { cachePoint: { type: "default" } }] }] },
    becomes: {
      chat: { "messages.0.content": "Hi" },
      "cohere-chat": { "messages.0.content.0.text": "Hi" },
      "generate-content": { "contents.0.parts.0.text": "Hi" },
      "ollama-chat": { "messages.0.content": "Hi" },
    },
    lost: ["messages[0].content[1].cachePoint"],
  },
  {
    name: "a call without words",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "Where?" },
        { role: "assistant", content: [{ type: "tool_use", id: "t", name: "f", input: {} }] },
        { role: "user", content: [{ type: "tool_result", tool_use_id: "t", content: "Here." }] },
      ],
      tools: [{ name: "f", input_schema: { type: "object" } }],
    },
    becomes: {
      "cohere-chat": { "messages.1.content": undefined, "messages.1.tool_calls.0.id": "t" },
      chat: { "messages.1.content": null },
      "ollama-chat": { "messages.1.content": "" },
    },
    lost: [],
  },
  {
    name: "a call with words",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "Where?" },
        {
          role: "assistant",
          content: [
            { type: "text", text: "Let me see." },
            { type: "tool_use", id: "t", name: "f", input: {} },
          ],
        },
        { role: "user", content: [{ type: "tool_result", tool_use_id: "t", content: "Here." }] },
      ],
      tools: [{ name: "f", input_schema: { type: "object" } }],
    },
    becomes: { "cohere-chat": { "messages.1.content.0.text": "Let me see." } },
    lost: [],
  },
  {
    name: "a citation of no words",
    from: "bedrock-converse",
    body: {
      messages: [
        { role: "user", content: [{ text: "Where?" }] },
        {
          role: "assistant",
          content: [
            { text: "Here." },
            {
              citationsContent: {
                content: [],
                citations: [{ title: "A page", location: { web: { url: "https://example.com" } } }],
              },
            },
          ],
        },
        { role: "user", content: [{ text: "Sure?" }] },
      ],
    },
    becomes: { "ollama-chat": { "messages.1.content": "Here." }, messages: { "messages.1.content.1": undefined } },
    lost: ["messages[1].content[1].citationsContent.citations"],
  },
  {
    name: "citations of an earlier answer",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "Where?" },
        {
          role: "assistant",
          content: [
            {
              type: "text",
              text: "Paris",
              citations: [
                {
                  type: "web_search_result_location",
                  url: "https://example.com",
                  title: "A page",
                  encrypted_index: "e",
                  cited_text: "Paris",
                },
              ],
            },
          ],
        },
        { role: "user", content: "Sure?" },
      ],
    },
    becomes: { "ollama-chat": { "messages.1.content": "Paris" } },
    lost: ["messages[1].content[0].citations"],
  },
  {
    name: "the mark of a cache in a result",
    from: "messages",
    body: {
      messages: [
        { role: "user", content: "Where?" },
        { role: "assistant", content: [{ type: "tool_use", id: "a", name: "look", input: {} }] },
        {
          role: "user",
          content: [
            { type: "tool_result", tool_use_id: "a", content: [{ type: "text", text: "Paris", cache_control }] },
          ],
        },
      ],
    },
    becomes: { "ollama-chat": { "messages.2.content": "Paris" } },
    lost: ["messages[2].content[0].content[0].cache_control"],
  },
  {
    name: "results that are JSON, but no objects",
    from: "bedrock-converse",
    body: {
      messages: [
        { role: "user", content: [{ text: "hi" }] },
        { role: "assistant", content: [{ toolUse: { toolUseId: "a", name: "f", input: {} } }] },
        {
          role: "user",
          content: [{ toolResult: { toolUseId: "a", content: [{ json: [1, "b"] }, { json: false }] } }],
        },
      ],
    },
    becomes: {
      chat: { "messages.2.content.0.text": '[1,"b"]', "messages.2.content.1.text": "false" },
      messages: {
        "messages.2.content.0.content": [
          { type: "text", text: '[1,"b"]' },
          { type: "text", text: "false" },
        ],
      },
    },
  },
];
