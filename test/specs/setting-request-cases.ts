/** Forms of answers, schemas, media and settings in another dialect. */
import type { Wire } from "../../src/registry.js";
import { type Case } from "./request-cases.js";

const imageOfLevel = (level: string): Wire => {
  const image = { inlineData: { mimeType: "image/png", data: "AAAA" }, mediaResolution: { level } };
  return { contents: [{ role: "user", parts: [image] }] };
};

const oneOf = (...words: readonly string[]): string =>
  ["Answer with exactly one of these values and nothing else: no quotes and no words around it.", ...words].join("\n");

export const settings: readonly Case[] = [
  {
    name: "members that ask for nothing",
    from: "chat",
    body: { deferred: false, metadata: {}, logit_bias: {}, function_call: "none" },
    becomes: { messages: { metadata: undefined }, "cohere-chat": { metadata: undefined } },
  },
  ...[
    { store: true, lost: ["store"] },
    { store: false, lost: [] },
  ].map(({ store, lost }): Case => ({
    name: `store: ${store}, which only its own vendor could do`,
    from: "generate-content",
    body: { store },
    becomes: { chat: { store: undefined }, interactions: { store: undefined } },
    lost,
  })),
  {
    name: "one form of the answer in a list",
    from: "interactions",
    body: { response_format: [{ type: "text", mime_type: "application/json" }] },
    becomes: {
      chat: { response_format: { type: "json_object" } },
      "generate-content": { "generationConfig.responseMimeType": "application/json" },
    },
  },
  {
    name: "several forms of the answer, one of them text",
    from: "interactions",
    body: { response_format: [{ type: "image" }, { type: "text", mime_type: "application/json" }] },
    becomes: { chat: { response_format: { type: "json_object" } } },
    lost: ["response_format[0]"],
  },
  {
    name: "a constant in a schema",
    from: "chat",
    body: {
      response_format: {
        type: "json_schema",
        json_schema: { name: "a", schema: { type: "object", properties: { x: { const: "y" } } } },
      },
    },
    becomes: { "generate-content": { "generationConfig.responseJsonSchema.properties.x": { enum: ["y"] } } },
    lost: ["response_format.json_schema.name"],
  },
  {
    name: "types with the numbers of their interface definition",
    from: "generate-content",
    body: {
      tools: [
        { functionDeclarations: [{ name: "f", parameters: { type: 6, properties: { x: { type: "STRING" } } } }] },
      ],
    },
    becomes: { messages: { "tools.0.input_schema": { type: "object", properties: { x: { type: "string" } } } } },
  },
  {
    name: "a schema of arguments that does not declare an object",
    from: "generate-content",
    body: { tools: [{ functionDeclarations: [{ name: "f", parametersJsonSchema: { properties: { x: {} } } }] }] },
    becomes: {
      messages: { "tools.0.input_schema.type": "object" },
      chat: { "tools.0.function.parameters.type": "object" },
      responses: { "tools.0.parameters.type": "object" },
    },
  },
  {
    name: "a schema of arguments that declares nothing",
    from: "chat",
    body: {
      tools: [
        { type: "function", function: { name: "f", parameters: {} } },
        { type: "function", function: { name: "g", parameters: { type: ["object", "null"], const: { x: 1 } } } },
      ],
    },
    becomes: {
      "generate-content": {
        "tools.0.functionDeclarations.0.parametersJsonSchema": { type: "object" },
        "tools.0.functionDeclarations.1.parametersJsonSchema": { type: "object", enum: [{ x: 1 }] },
      },
    },
  },
  {
    name: "an enum as the answer",
    from: "generate-content",
    body: {
      generationConfig: { responseMimeType: "text/x.enum", responseSchema: { type: "STRING", enum: ["a", "b"] } },
    },
    becomes: {
      messages: { output_config: undefined, "system.0.text": oneOf("a", "b") },
      chat: { response_format: undefined, "messages.0.content": oneOf("a", "b") },
      interactions: { response_format: undefined, system_instruction: oneOf("a", "b") },
    },
    lost: ["generationConfig.responseSchema"],
  },
  {
    name: "a schema without a media type",
    from: "generate-content",
    body: { generationConfig: { responseSchema: { type: "OBJECT" } } },
    becomes: {
      chat: { "response_format.json_schema.schema": { type: "object" } },
      "generate-content": { "generationConfig.responseMimeType": "application/json" },
    },
  },
  {
    name: "a schema for plain text",
    from: "generate-content",
    body: { generationConfig: { responseMimeType: "text/plain", responseSchema: { type: "OBJECT" } } },
    becomes: { chat: { response_format: undefined } },
    lost: ["generationConfig.responseMimeType", "generationConfig.responseSchema"],
  },
  {
    name: "an address that only its vendor can resolve",
    from: "generate-content",
    body: {
      contents: [
        {
          role: "user",
          parts: [{ text: "hi" }, { fileData: { mimeType: "image/png", fileUri: "gs://bucket/a.png" } }],
        },
      ],
    },
    becomes: {
      messages: { "messages.0.content": [{ type: "text", text: "hi" }] },
      chat: { "messages.0.content": "hi" },
      responses: { "input.0.content": "hi" },
    },
    lost: ["contents[0].parts[1]"],
  },
  {
    name: "the same address at the same vendor",
    from: "generate-content",
    body: {
      contents: [{ role: "user", parts: [{ fileData: { mimeType: "image/png", fileUri: "gs://bucket/a.png" } }] }],
    },
    becomes: { interactions: { "input.0.content.0.uri": "gs://bucket/a.png" } },
  },
  {
    name: "plain text in bytes",
    from: "generate-content",
    body: { contents: [{ role: "user", parts: [{ inlineData: { mimeType: "text/plain", data: "aG8=" } }] }] },
    becomes: {
      messages: {
        "messages.0.content.0": { type: "document", source: { type: "text", media_type: "text/plain", data: "ho" } },
      },
      chat: { "messages.0.content": "ho" },
      responses: { "input.0.content": "ho" },
      interactions: { "input.0.content.0": { type: "text", text: "ho" } },
    },
  },
  {
    name: "key-value pairs of the caller's metadata",
    from: "chat",
    body: { metadata: { team: "a" } },
    becomes: { "generate-content": { labels: { team: "a" } }, interactions: { labels: { team: "a" } } },
  },
  {
    name: "the level of detail of an image",
    from: "generate-content",
    body: imageOfLevel("MEDIA_RESOLUTION_HIGH"),
    becomes: {
      chat: { "messages.0.content.0.image_url.detail": "high" },
      responses: { "input.0.content.0.detail": "high" },
      interactions: { "input.0.content.0.resolution": "high" },
    },
  },
  {
    name: "the level of detail of an image in small letters",
    from: "generate-content",
    body: imageOfLevel("media_resolution_low"),
    becomes: { chat: { "messages.0.content.0.image_url.detail": "low" } },
  },
  {
    name: "the level of detail that a model has anyway",
    from: "generate-content",
    body: imageOfLevel("MEDIA_RESOLUTION_UNSPECIFIED"),
    becomes: {
      chat: { "messages.0.content.0.image_url.detail": "auto" },
      messages: { "messages.0.content.1": undefined },
    },
  },
  {
    name: "the level of detail where the target has fewer values",
    from: "interactions",
    body: { input: [{ type: "image", data: "AAAA", mime_type: "image/png", resolution: "ultra_high" }] },
    becomes: {
      chat: { "messages.0.content.0.image_url.detail": undefined },
      responses: { "input.0.content.0.detail": "auto" },
    },
    lost: ["input[0].resolution"],
  },
  {
    name: "tools that are all strict",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "f", strict: true } }] },
    becomes: {
      "generate-content": { "toolConfig.functionCallingConfig.mode": "VALIDATED" },
      interactions: { "generation_config.tool_choice": "validated" },
    },
  },
  {
    name: "tools of which one is strict",
    from: "chat",
    body: {
      tools: [
        { type: "function", function: { name: "f", strict: true } },
        { type: "function", function: { name: "g" } },
      ],
    },
    becomes: {
      "generate-content": { toolConfig: undefined },
      interactions: { "generation_config.tool_choice": undefined },
    },
    lost: ["tools[0].function.strict"],
  },
  {
    name: "strict tools of which one must be called",
    from: "chat",
    body: { tools: [{ type: "function", function: { name: "f", strict: true } }], tool_choice: "required" },
    becomes: { "generate-content": { "toolConfig.functionCallingConfig.mode": "ANY" } },
    lost: ["tools[0].function.strict"],
  },
  {
    name: "a search result as text",
    from: "messages",
    body: {
      messages: [
        {
          role: "user",
          content: [
            {
              type: "search_result",
              source: "https://a.test",
              title: "A",
              content: [
                { type: "text", text: "one" },
                { type: "of_another_kind", text: "unknown" },
                { type: "text", text: "two" },
              ],
            },
          ],
        },
      ],
    },
    becomes: {
      chat: { "messages.0.content": "one\ntwo" },
      "generate-content": { "contents.0.parts.0.text": "one\ntwo" },
    },
    lost: ["messages[0].content[0].source", "messages[0].content[0].title", "messages[0].content[0].content[1]"],
  },
  {
    name: "a document of blocks as text",
    from: "messages",
    body: {
      messages: [
        {
          role: "user",
          content: [
            {
              type: "document",
              source: {
                type: "content",
                content: [
                  { type: "text", text: "one" },
                  { type: "image", source: { type: "url", url: "https://a.test" } },
                ],
              },
            },
          ],
        },
      ],
    },
    becomes: { chat: { "messages.0.content": "one" }, responses: { "input.0.content": "one" } },
    lost: ["messages[0].content[0].source.content[1]"],
  },
  {
    name: "an unknown value for reasoning",
    from: "chat",
    body: { reasoning_effort: "banana" },
    becomes: {
      responses: { reasoning: undefined },
      messages: { thinking: undefined, output_config: undefined },
      "generate-content": { generationConfig: undefined },
      interactions: { generation_config: undefined },
    },
    lost: ["reasoning_effort"],
  },
  {
    name: "disabled reasoning, where the model always reasons",
    from: "chat",
    body: { reasoning_effort: "none" },
    becomes: {
      interactions: { "generation_config.thinking_level": "minimal" },
      "generate-content": { "generationConfig.thinkingConfig.thinkingBudget": 0 },
      messages: { "thinking.type": "disabled" },
    },
  },
  {
    name: "JSON of any form, where an answer has a schema or none",
    from: "generate-content",
    body: { generationConfig: { responseMimeType: "application/json" } },
    becomes: {
      messages: {
        output_config: undefined,
        "system.0.text": "Answer with one valid JSON object and nothing else: no words around it and no code fence.",
      },
    },
  },
  {
    name: "JSON of any form, where the target supports it",
    from: "generate-content",
    body: { generationConfig: { responseMimeType: "application/json" } },
    becomes: {
      chat: { "response_format.type": "json_object" },
      responses: { "text.format.type": "json_object" },
      interactions: { "response_format.mime_type": "application/json" },
    },
  },
  {
    name: "instructions as an object with parts",
    from: "interactions",
    body: { system_instruction: { role: "system", parts: [{ text: "be" }, { type: "text", text: " brief" }] } },
    becomes: {
      chat: { "messages.0": { role: "system", content: "be brief" } },
      "generate-content": { "systemInstruction.parts.0.text": "be brief" },
    },
  },
  {
    name: "instructions as an object with one text",
    from: "interactions",
    body: { system_instruction: { text: "be brief" } },
    becomes: { messages: { "system.0.text": "be brief" }, responses: { instructions: "be brief" } },
  },
];
