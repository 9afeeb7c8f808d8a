/** Forms of answers that a family does not accept, or not beside tools: the model gets them as an instruction. */
import { type Case, look, tool } from "./family-calls.js";

const schema = { type: "object", properties: { a: { type: "string" } }, required: ["a"], additionalProperties: false };
const response_format = { type: "json_schema", json_schema: { schema } };
const words =
  "Answer with JSON as this JSON Schema describes it and nothing else: no words around it and no code fence.\n" +
  JSON.stringify(schema);

/** Hosts of chat take objects only. */
const list = { type: "array", items: { type: "string" } };
const inList = words.replace(JSON.stringify(schema), JSON.stringify(list));
const asList = { system: "Be brief.", output_config: { format: { type: "json_schema", schema: list } } };

export const formats: readonly Case[] = [
  // The host takes one turn of instructions.
  [
    "vllm",
    "any-model",
    "messages",
    asList,
    {
      "messages.0": { role: "system", content: `Be brief.\n\n${inList}` },
      "messages.1": { role: "user", content: "Hi" },
    },
    "output_config.format.schema",
  ],
  [
    "gemini",
    "gemini-2.5-flash",
    "chat",
    { response_format, tools: [tool] },
    {
      "generationConfig.responseMimeType": undefined,
      systemInstruction: { parts: [{ text: "Be brief." }, { text: words }] },
    },
    "response_format",
  ],
  [
    "gemini",
    "gemini-2.5-pro",
    "chat",
    { response_format: { type: "json_object" } },
    { "generationConfig.responseMimeType": "application/json" },
  ],
  [
    "gemini",
    "gemini-3-flash-preview",
    "chat",
    { response_format, tools: [tool] },
    { "generationConfig.responseJsonSchema": schema },
  ],
  [
    "anthropic",
    "claude-3-5-haiku-20241022",
    "responses",
    { text: { format: { type: "json_schema", name: "n", schema } } },
    { output_config: undefined, system: [{ type: "text", text: words, cache_control: { type: "ephemeral" } }] },
    "text.format",
  ],
  [
    "deepseek",
    "deepseek-chat",
    "messages",
    { output_config: { format: { type: "json_schema", schema } } },
    { response_format: undefined, "messages.0": { role: "system", content: words } },
    "output_config.format",
  ],
  ...["qwen3:8b", "llama3.2:3b"].map((model): Case => [
    "ollama",
    model,
    "messages",
    { output_config: { format: { type: "json_schema", schema } }, tools: [look] },
    { response_format: undefined, "messages.0": { role: "system", content: words } },
    "output_config.format",
  ]),
  [
    "ollama",
    "llama3.2:3b",
    "messages",
    { output_config: { format: { type: "json_schema", schema } } },
    { "response_format.type": "json_schema" },
  ],
  ...["sonar", "sonar-reasoning-pro"].flatMap((model): Case[] => [
    [
      "perplexity",
      model,
      "responses",
      { text: { format: { type: "json_object" } } },
      {
        response_format: undefined,
        "messages.0": {
          role: "system",
          content: "Answer with one valid JSON object and nothing else: no words around it and no code fence.",
        },
      },
      "text.format",
    ],
    [
      "perplexity",
      model,
      "messages",
      { output_config: { format: { type: "json_schema", schema } } },
      { "response_format.type": "json_schema" },
    ],
  ]),
];
