/** Parts that a family refuses in a history are sent in another form, or are left out and reported. */
import { tagState } from "../../../src/conversion/state/tag.js";
import { familyCases } from "./family-runner.js";
import { type Case, type Fields } from "./family-calls.js";

const user = { role: "user", content: "Hi" };
const thought: Fields = { type: "reasoning", id: "rs_1", summary: [], encrypted_content: "c3RhdGU=" };
const question = { type: "message", role: "user", content: "Again?" };
/** A session that began with a model that reasons. */
const reasoned = [user, thought, { type: "message", role: "assistant", content: "Hello." }, question];
const called = [
  user,
  { type: "function_call", call_id: "a", name: "look", arguments: "{}" },
  { type: "function_call_output", call_id: "a", output: "A tree." },
];
const image = { type: "image", source: { type: "base64", media_type: "image/png", data: "aaaa" } };
const looked = (...content: Fields[]): Fields => ({
  messages: [
    user,
    { role: "assistant", content: [{ type: "tool_use", id: "a", name: "look", input: {} }] },
    { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content }] },
  ],
});
const chatCalled = [
  user,
  {
    role: "assistant",
    tool_calls: [{ id: "a", type: "function", function: { name: "look", arguments: "{}" } }],
  },
  { role: "tool", tool_call_id: "a", content: "A tree." },
];
const begun = { messages: [user, { role: "assistant", content: "Hel" }] };
const request = "Continue from where you left off.";

const reasoningItems: readonly Case[] = [
  ["openai-responses", "gpt-4o", "responses", { input: reasoned }, { "input.1.role": "assistant" }, "input[1]"],
  ["openai-responses", "gpt-4.1-mini", "responses", { input: reasoned }, { "input.1.role": "assistant" }, "input[1]"],
  [
    "openai-responses",
    "gpt-4.1",
    "responses",
    { input: [user, { ...thought, content: [{ type: "reasoning_text", text: "Hm." }] }, question] },
    { "input.1.role": "user" },
    "input[1]",
  ],
  ["openai-responses", "gpt-5.2", "responses", { input: reasoned }, { "input.1": thought }],
  ["openai-responses", "my-finetune", "responses", { input: reasoned }, { "input.1": thought }],
  [
    "openai-responses",
    "gpt-4.1",
    "messages",
    {
      messages: [
        user,
        {
          role: "assistant",
          content: [
            { type: "thinking", thinking: "Hm.", signature: tagState("openai", "c3RhdGU=") },
            { type: "text", text: "Hello." },
          ],
        },
        user,
      ],
      max_tokens: 1_000,
    },
    { "input.1.role": "assistant", "input.2.role": "user" },
    "messages[1].content[0]",
  ],
];

const resultMedia: readonly Case[] = [
  ...["gemini-2.5-flash", "gemini-2.5-pro", "gemini-2.5-flash-lite", "gemini-2.0-flash"].map((model): Case => [
    "gemini",
    model,
    "messages",
    { ...looked({ type: "text", text: "A tree." }, image), max_tokens: 1_000 },
    {
      "contents.2.parts.0.functionResponse.parts": undefined,
      "contents.2.parts.2": { inlineData: { mimeType: "image/png", data: "aaaa" } },
    },
  ]),
  [
    "gemini",
    "gemini-2.5-flash",
    "messages",
    looked(image),
    {
      "contents.2.parts.0.functionResponse.response": { output: "The result is the media that follow: 1 image." },
      "contents.2.parts.2": { inlineData: { mimeType: "image/png", data: "aaaa" } },
    },
  ],
  [
    "gemini",
    "gemini-3-flash-preview",
    "messages",
    looked(image),
    { "contents.2.parts.0.functionResponse.parts": [{ inlineData: { mimeType: "image/png", data: "aaaa" } }] },
  ],
];

const prefills: readonly Case[] = [
  ...["claude-opus-4-6", "claude-sonnet-4-6", "claude-opus-4-8", "claude-fable-5", "claude-opus-5-5"].map(
    (model): Case => [
      "anthropic",
      model,
      "chat",
      begun,
      {
        "messages.1": { role: "assistant", content: [{ type: "text", text: "Hel" }] },
        "messages.2.content.0.text": request,
      },
    ],
  ),
  ["anthropic", "claude-sonnet-4-5", "chat", begun, { "messages.1.role": "assistant", "messages.2": undefined }],
  ["anthropic", "claude-opus-4-8", "chat", { messages: chatCalled }, { "messages.3": undefined }],
  ["anthropic", "claude-opus-4-8", "chat", { messages: chatCalled.slice(0, 2) }, { "messages.3": undefined }],
  [
    "anthropic",
    "claude-opus-4-8",
    "responses",
    { input: [...called, { type: "message", role: "assistant", content: "Next I" }] },
    { "messages.4.content.0.text": request },
  ],
  [
    "anthropic",
    "claude-opus-4-8",
    "generate-content",
    {
      contents: [
        { role: "user", parts: [{ text: "Hi" }] },
        { role: "model", parts: [{ text: "Hel" }] },
      ],
    },
    { "messages.2.content.0.text": request },
  ],
  // In its own dialect the vendor refuses it itself.
  ["anthropic", "claude-opus-4-8", "messages", begun, { "messages.2": undefined }],
];

const giveWay: readonly Case[] = [
  [
    "anthropic",
    "claude-sonnet-4-5",
    "responses",
    { input: called, reasoning: { effort: "high" } },
    { thinking: undefined, output_config: undefined },
    "reasoning.effort",
  ],
  [
    "anthropic",
    "claude-haiku-4-5",
    "chat",
    { messages: chatCalled, reasoning_effort: "high" },
    { thinking: undefined, output_config: undefined },
    "reasoning_effort",
  ],
  [
    "anthropic",
    "claude-haiku-4-5",
    "generate-content",
    {
      contents: [
        { role: "user", parts: [{ text: "Hi" }] },
        { role: "model", parts: [{ functionCall: { name: "look", args: {} } }] },
        { role: "user", parts: [{ functionResponse: { name: "look", response: { output: "A tree." } } }] },
      ],
      generationConfig: { thinkingConfig: { thinkingBudget: 2_048 } },
    },
    { thinking: undefined },
    "generationConfig.thinkingConfig.thinkingBudget",
  ],
  [
    "anthropic",
    "claude-opus-4-5",
    "chat",
    { messages: chatCalled, reasoning_effort: "high" },
    { thinking: undefined, output_config: { effort: "high" } },
  ],
  [
    "anthropic",
    "claude-sonnet-4-5",
    "chat",
    {
      reasoning_effort: "high",
      tools: [{ type: "function", function: { name: "look", parameters: { type: "object", properties: {} } } }],
      tool_choice: "required",
    },
    { thinking: undefined, tool_choice: { type: "any" } },
    "reasoning_effort",
  ],
  ["anthropic", "claude-sonnet-4-5", "chat", { temperature: 1.7 }, { temperature: 1 }, "temperature"],
  [
    "anthropic",
    "claude-of-tomorrow",
    "generate-content",
    { generationConfig: { temperature: 2 } },
    { temperature: 1 },
    "generationConfig.temperature",
  ],
  ["anthropic", "claude-sonnet-4-5", "chat", { temperature: 0.7 }, { temperature: 0.7 }],
];

describe("families that refuse reasoning in histories", () => familyCases(reasoningItems));
describe("families whose results may have text only", () => familyCases(resultMedia));
describe("families that refuse to continue a turn", () => familyCases(prefills));
describe("requests that are changed to fit a family's bounds", () => familyCases(giveWay));
