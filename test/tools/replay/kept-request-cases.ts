/** Conversions of turns and state that keep their meaning. */
import { chat } from "../../../tools/replay/readers/chat.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { messages } from "../../../tools/replay/readers/messages.js";
import { responses } from "../../../tools/replay/readers/responses.js";
import {
  missing,
  streamPath,
  hi,
  chatCalls,
  chatResults,
  contents,
  callOf,
  type Body,
  resultOf,
  calls,
  outputs,
  schema,
  hosted,
  type Case,
} from "./compared-requests.js";

export const keptTurns: [string, Case][] = [
  [
    "hosted tools reported as missing",
    {
      from: responses,
      sent: { instructions: "Be brief.", tools: [{ type: "web_search" }] },
      to: messages,
      received: { system: `Be brief.\n\n${missing}` },
      dropped: "tools[0]",
    },
  ],
  ["a small request", { from: chat, to: responses }],
  [
    "a stream that the path requests",
    { from: chat, sent: { stream: true }, to: generateContent, paths: ["/v1/chat/completions", streamPath] },
  ],
  [
    "a stream that the path requested",
    { from: generateContent, to: responses, received: { stream: true }, paths: [streamPath, "/responses"] },
  ],
  [
    "instructions",
    {
      from: responses,
      sent: { instructions: "A", input: [{ role: "developer", content: "B" }, hi] },
      to: generateContent,
      received: { systemInstruction: { parts: [{ text: "A" }, { text: "B" }] } },
    },
  ],
  [
    "results as objects, in an order of their own",
    {
      from: chat,
      sent: { messages: [hi, chatCalls, ...chatResults] },
      to: generateContent,
      received: {
        contents: contents(
          [callOf("a", { id: "a" }), callOf("b", { id: "b" })],
          [resultOf({ is: "a" }, { id: "a" }), resultOf({ output: '{"is":"b"}' }, { id: "b" })],
        ),
      },
    },
  ],
  [
    "calls whose ids are left out",
    {
      from: chat,
      sent: { messages: [hi, chatCalls, ...chatResults] },
      to: generateContent,
      received: { contents: contents([callOf("a"), callOf("b")], [resultOf({ is: "a" }), resultOf({ is: "b" })]) },
    },
  ],
  [
    "calls whose ids are made up, in call and result",
    {
      from: generateContent,
      sent: { contents: contents([callOf("a"), callOf("b")], [resultOf({ is: "a" }), resultOf({ is: "b" })]) },
      to: responses,
      received: { input: [hi, ...calls("c1", "c2"), ...outputs("c1", "c2")] },
    },
  ],
  [
    "an unanswered call with a made-up id that the gateway answers",
    {
      from: generateContent,
      sent: { contents: contents([callOf("a")], [{ text: "So?" }]) },
      to: responses,
      received: {
        input: [
          hi,
          ...calls("c1", "c2").slice(0, 1),
          { ...(outputs("c1", "c2")[0] as Body), output: "none" },
          { role: "user", content: "So?" },
        ],
      },
    },
  ],
  [
    "a failed result",
    {
      from: messages,
      sent: {
        messages: [
          hi,
          { role: "assistant", content: [{ type: "tool_use", id: "a", name: "f", input: { x: "a" } }] },
          { role: "user", content: [{ type: "tool_result", tool_use_id: "a", content: "no", is_error: true }] },
        ],
      },
      to: generateContent,
      received: {
        contents: contents([callOf("a", { id: "a" })], [resultOf({ error: "no" }, { id: "a" })]),
        generationConfig: { maxOutputTokens: 9 },
      },
    },
  ],
  [
    "a failed result written as text",
    {
      from: generateContent,
      sent: { contents: contents([callOf("a", { id: "a" })], [resultOf({ error: "no" }, { id: "a" })]) },
      to: responses,
      received: {
        input: [
          hi,
          ...calls("a", "b").slice(0, 1),
          { type: "function_call_output", call_id: "a", output: '{"error":"no"}' },
        ],
      },
    },
  ],
  [
    "a result's image moved beside it",
    {
      from: responses,
      sent: {
        input: [
          hi,
          ...calls("a", "b").slice(0, 1),
          {
            type: "function_call_output",
            call_id: "a",
            output: [
              { type: "input_text", text: "1" },
              { type: "input_image", image_url: "data:image/png;base64,AAAA" },
            ],
          },
        ],
      },
      to: generateContent,
      received: {
        contents: contents(
          [callOf("a", { id: "a" })],
          [resultOf({ output: "1" }, { id: "a" }), { inlineData: { mimeType: "image/png", data: "AAAA" } }],
        ),
      },
    },
  ],
  [
    "state beside a call as a step before it",
    {
      from: generateContent,
      sent: {
        contents: contents(
          [{ text: "hm", thought: true }, callOf("a", { id: "a" }, { thoughtSignature: "s" })],
          [resultOf({ output: "1" }, { id: "a" })],
        ),
      },
      to: interactions,
      received: {
        input: [
          { type: "user_input", content: [{ type: "text", text: "Hi" }] },
          { type: "thought", signature: "s", summary: [{ type: "text", text: "hm" }] },
          { type: "function_call", id: "a", name: "f", arguments: { x: "a" } },
          { type: "function_result", call_id: "a", name: "f", result: "1" },
        ],
      },
    },
  ],
  [
    "state of reasoning beside the call that follows",
    {
      from: responses,
      sent: {
        input: [
          hi,
          { type: "reasoning", id: "rs", summary: [], encrypted_content: "s" },
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
    "state that is dropped and reported",
    {
      from: generateContent,
      sent: {
        contents: contents(
          [callOf("a", { id: "a" }, { thoughtSignature: "s" })],
          [resultOf({ output: "1" }, { id: "a" })],
        ),
      },
      to: chat,
      dropped: "contents[1].parts[0].thoughtSignature",
      received: {
        messages: [
          hi,
          {
            ...(chatCalls as Body),
            tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: '{"x":"a"}' } }],
          },
          { role: "tool", tool_call_id: "a", content: "1" },
        ],
      },
    },
  ],
  [
    "a summary in pieces",
    {
      from: responses,
      sent: {
        input: [
          hi,
          {
            type: "reasoning",
            summary: ["One.", "Two."].map((text) => ({ type: "summary_text", text })),
            encrypted_content: "s",
          },
          { role: "assistant", content: "x" },
          hi,
        ],
      },
      to: messages,
      received: {
        max_tokens: 9,
        messages: [
          hi,
          {
            role: "assistant",
            content: [
              { type: "thinking", thinking: "One.\n\nTwo.", signature: "s" },
              { type: "text", text: "x" },
            ],
          },
          hi,
        ],
      },
    },
  ],
  [
    "a schema written with fewer keywords",
    {
      from: chat,
      sent: { tools: [{ type: "function", function: { name: "f", parameters: schema } }] },
      to: generateContent,
      received: {
        tools: [
          {
            functionDeclarations: [
              { name: "f", parameters: { type: "OBJECT", properties: { x: { type: "STRING" } } } },
            ],
          },
        ],
      },
    },
  ],
  [
    "a schema with types in another case",
    {
      from: generateContent,
      sent: {
        tools: [
          {
            functionDeclarations: [
              { name: "f", parameters: { type: "OBJECT", properties: { x: { type: "STRING", nullable: true } } } },
            ],
          },
        ],
      },
      to: responses,
      received: {
        tools: [
          {
            type: "function",
            name: "f",
            strict: false,
            parameters: { type: "object", properties: { x: { type: ["string", "null"] } } },
          },
        ],
      },
    },
  ],
  [
    "state that arrived, though one path names many places around it",
    {
      from: generateContent,
      sent: {
        contents: [
          { role: "user", parts: [{ text: "Hi" }] },
          { role: "model", parts: [...hosted, { text: "x", thoughtSignature: "s5" }] },
          { role: "user", parts: [{ text: "so?" }] },
        ],
      },
      to: interactions,
      received: {
        input: [
          { type: "user_input", content: [{ type: "text", text: "Hi" }] },
          { type: "thought", signature: "s5" },
          { type: "model_output", content: [{ type: "text", text: "x" }] },
          { type: "user_input", content: [{ type: "text", text: "so?" }] },
        ],
      },
      dropped: "contents[*].parts[*]",
    },
  ],
  [
    "a choice by name",
    {
      from: chat,
      sent: {
        tools: [{ type: "function", function: { name: "f" } }],
        tool_choice: { type: "function", function: { name: "f" } },
      },
      to: interactions,
      received: {
        tools: [{ type: "function", name: "f" }],
        generation_config: { tool_choice: { allowed_tools: { mode: "any", tools: ["f"] } } },
      },
    },
  ],
  [
    "strict calls for all",
    {
      from: generateContent,
      sent: {
        tools: [{ functionDeclarations: [{ name: "f" }] }],
        toolConfig: { functionCallingConfig: { mode: "VALIDATED" } },
      },
      to: responses,
      received: { tools: [{ type: "function", name: "f", strict: true }] },
    },
  ],
  [
    "a form of answer",
    {
      from: responses,
      sent: { text: { format: { type: "json_schema", name: "n", schema, strict: true } } },
      to: interactions,
      received: { response_format: { type: "text", mime_type: "application/json", schema } },
      dropped: "text.format.name",
    },
  ],
];
