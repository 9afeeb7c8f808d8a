/** Conversions of settings and media that keep their meaning. */
import { hostDialect } from "../../../tools/replay/hosts.js";
import { chat } from "../../../tools/replay/readers/chat.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { messages } from "../../../tools/replay/readers/messages.js";
import { responses } from "../../../tools/replay/readers/responses.js";
import {
  hi,
  chatCalls,
  chatResults,
  contents,
  callOf,
  resultOf,
  calls,
  outputs,
  type Case,
} from "./compared-requests.js";

const inWords = "Answer with JSON as this JSON Schema describes it and nothing else.";
const tool = { type: "function", name: "f" };
const format = { type: "json_schema", name: "x", schema: { type: "object", properties: {} } };

export const keptSettings: [string, Case][] = [
  [
    "the description of a group of tools with one of them",
    {
      from: responses,
      sent: {
        tools: [{ type: "namespace", name: "g", description: "Digs.", tools: [{ ...tool, description: "F." }] }],
      },
      to: chat,
      received: {
        tools: [
          { type: "function", function: { name: "g__f", description: "F.\n\nAbout the group of this tool: Digs." } },
        ],
      },
    },
  ],
  [
    "a form in words, where a host calls no tools beside one",
    {
      from: responses,
      sent: { tools: [tool], text: { format } },
      to: hostDialect("ollama", chat, []),
      received: {
        messages: [{ role: "system", content: inWords }, hi],
        tools: [{ type: "function", function: { name: "f" } }],
      },
      dropped: "text.format",
    },
  ],
  [
    "effort as a level",
    {
      from: responses,
      sent: { reasoning: { effort: "xhigh", summary: "detailed" } },
      to: generateContent,
      received: { generationConfig: { thinkingConfig: { thinkingLevel: "HIGH", includeThoughts: true } } },
    },
  ],
  [
    "effort as a budget",
    {
      from: chat,
      sent: { reasoning_effort: "low" },
      to: generateContent,
      received: { generationConfig: { thinkingConfig: { thinkingBudget: 1024, includeThoughts: true } } },
    },
  ],
  [
    "no effort as a budget of nothing",
    {
      from: chat,
      sent: { reasoning_effort: "none" },
      to: generateContent,
      received: { generationConfig: { thinkingConfig: { thinkingBudget: 0 } } },
    },
  ],
  [
    "reasoning that cannot be disabled",
    {
      from: generateContent,
      sent: { generationConfig: { thinkingConfig: { thinkingBudget: 0 } } },
      to: interactions,
      received: { generation_config: { thinking_level: "minimal" } },
    },
  ],
  [
    "a budget as a level",
    {
      from: messages,
      sent: { thinking: { type: "enabled", budget_tokens: 8192 } },
      to: interactions,
      received: { generation_config: { thinking_level: "medium", max_output_tokens: 9 } },
    },
  ],
  [
    "hidden reasoning where none is shown",
    {
      from: generateContent,
      sent: { generationConfig: { thinkingConfig: { includeThoughts: false } } },
      to: responses,
    },
  ],
  [
    "an image by its address, whose type only one dialect has",
    {
      from: chat,
      sent: {
        messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "https://a.test/i.png" } }] }],
      },
      to: generateContent,
      received: {
        contents: [{ role: "user", parts: [{ fileData: { fileUri: "https://a.test/i.png", mimeType: "image/png" } }] }],
      },
    },
  ],
  [
    "names in snake case",
    {
      from: generateContent,
      sent: { system_instruction: { parts: [{ text: "A" }] }, generation_config: { max_output_tokens: 5 } },
      to: responses,
      received: { instructions: "A", max_output_tokens: 5 },
    },
  ],
  [
    "content alone",
    {
      from: interactions,
      sent: {
        input: [
          { type: "text", text: "Hi" },
          { type: "image", uri: "https://a.test/i" },
        ],
      },
      to: responses,
      received: {
        input: [
          {
            role: "user",
            content: [
              { type: "input_text", text: "Hi" },
              { type: "input_image", image_url: "https://a.test/i" },
            ],
          },
        ],
      },
    },
  ],
  [
    "calls of neighbouring turns answered together",
    {
      from: chat,
      sent: {
        messages: [
          hi,
          ...["a", "b"].map((id) => ({
            role: "assistant",
            content: null,
            tool_calls: [{ id, type: "function", function: { name: "f", arguments: `{"x":"${id}"}` } }],
          })),
          ...chatResults,
        ],
      },
      to: responses,
      received: { input: [hi, ...calls("a", "b"), ...outputs("a", "b")] },
    },
  ],
  [
    "text of reasoning dropped and its state kept",
    {
      from: responses,
      dropped: "input[1].summary",
      sent: {
        input: [
          hi,
          { type: "reasoning", summary: [{ type: "summary_text", text: "hm" }], encrypted_content: "s" },
          ...calls("a", "b").slice(0, 1),
          { type: "function_call_output", call_id: "a", output: "1" },
        ],
      },
      to: generateContent,
      received: {
        contents: contents(
          [callOf("a", { id: "a" }, { thoughtSignature: "s" })],
          [resultOf({ output: "1" }, { id: "a" })],
        ),
      },
    },
  ],
  [
    "a call of another vendor's model marked as such",
    {
      from: chat,
      sent: { messages: [hi, chatCalls, ...chatResults] },
      to: generateContent,
      received: {
        contents: contents(
          [
            callOf("a", { id: "a" }, { thoughtSignature: "skip_thought_signature_validator" }),
            callOf("b", { id: "b" }),
          ],
          [resultOf({ is: "a" }, { id: "a" }), resultOf({ is: "b" }, { id: "b" })],
        ),
      },
    },
  ],
  [
    "an image by its address, of unknown type",
    {
      from: chat,
      sent: {
        messages: [{ role: "user", content: [{ type: "image_url", image_url: { url: "https://a.test/i" } }] }],
      },
      to: generateContent,
      received: { contents: [{ role: "user", parts: [{ fileData: { fileUri: "https://a.test/i" } }] }] },
    },
  ],
  [
    "one call at a time where no tool is left",
    {
      from: responses,
      sent: { tools: [{ type: "web_search" }], parallel_tool_calls: false },
      to: chat,
      dropped: "tools[0]",
    },
  ],
  [
    "results that the request includes by default",
    {
      from: generateContent,
      sent: {
        contents: [
          { role: "user", parts: [{ text: "Hi" }] },
          { role: "model", parts: [callOf("a")] },
          { role: "model", parts: [resultOf({ output: "1" })] },
        ],
      },
      to: responses,
      received: {
        input: [hi, ...calls("a", "b").slice(0, 1), { type: "function_call_output", call_id: "a", output: "1" }],
      },
    },
  ],
  [
    "a conversation that the assistant opens",
    {
      from: chat,
      sent: { messages: [{ role: "assistant", content: "Yes?" }, hi] },
      to: generateContent,
      received: {
        contents: [
          { role: "user", parts: [{ text: "." }] },
          { role: "model", parts: [{ text: "Yes?" }] },
          { role: "user", parts: [{ text: "Hi" }] },
        ],
      },
    },
  ],
];
