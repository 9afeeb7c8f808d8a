import { expect } from "chai";
import { Tally } from "../../../tools/replay/allowances.js";
import { compareAnswer } from "../../../tools/replay/compare-answer.js";
import type { Json } from "../../../tools/replay/json.js";
import { chat } from "../../../tools/replay/readers/chat.js";
import type { ReplayDialect } from "../../../tools/replay/readers/dialect.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { messages } from "../../../tools/replay/readers/messages.js";
import { responses } from "../../../tools/replay/readers/responses.js";

type Body = Record<string, Json>;

const chatAnswer = (
  message: Body,
  finish = "stop",
  usage: Json = { prompt_tokens: 10, completion_tokens: 5, total_tokens: 15 },
): Json => ({
  id: "1",
  object: "chat.completion",
  created: 1,
  model: "m",
  usage,
  choices: [{ index: 0, message: { role: "assistant", content: null, ...message }, finish_reason: finish }],
});
const messagesAnswer = (content: Json[], reason = "end_turn", more: Body = {}): Json => ({
  id: "1",
  type: "message",
  role: "assistant",
  model: "m",
  content,
  stop_reason: reason,
  stop_sequence: null,
  usage: { input_tokens: 10, output_tokens: 5 },
  ...more,
});
const responsesAnswer = (output: Json[], more: Body = {}): Json => ({
  id: "1",
  object: "response",
  created_at: 1,
  model: "m",
  store: false,
  error: null,
  incomplete_details: null,
  status: "completed",
  output,
  usage: {
    input_tokens: 10,
    input_tokens_details: { cached_tokens: 0 },
    output_tokens: 5,
    output_tokens_details: { reasoning_tokens: 0 },
    total_tokens: 15,
  },
  ...more,
});
const gcAnswer = (
  parts: Json[],
  more: Body = {},
  usageMetadata: Json = { promptTokenCount: 10, candidatesTokenCount: 5, totalTokenCount: 15 },
): Json => ({
  candidates: [{ content: { role: "model", parts }, finishReason: "STOP", index: 0, ...more }],
  usageMetadata,
  modelVersion: "m",
  responseId: "1",
});
const giAnswer = (
  steps: Json[],
  status = "completed",
  usage: Json = { total_input_tokens: 10, total_output_tokens: 5, total_tokens: 15 },
): Json => ({
  id: "1",
  object: "interaction",
  model: "m",
  status,
  created: "2026-05-20T10:00:00Z",
  updated: "2026-05-20T10:00:00Z",
  steps,
  usage,
});
const output = (...content: Json[]): Json => ({ type: "model_output", content });
const words = (text: string): Json => ({ type: "text", text });
const item = (text: string, annotations: Json[] = []): Json => ({
  type: "message",
  id: "i",
  role: "assistant",
  status: "completed",
  content: [{ type: "output_text", text, annotations }],
});
const itemCall: Json = {
  type: "function_call",
  id: "fc",
  call_id: "a",
  name: "f",
  arguments: '{"x":1}',
  status: "completed",
};
const thought = (state: string): Json => ({ type: "reasoning", id: "rs", summary: [], encrypted_content: state });
const gcCall = (more: Body = {}): Json => ({ functionCall: { id: "a", name: "f", args: { x: 1 } }, ...more });
const gcUsage: Json = {
  promptTokenCount: 10,
  toolUsePromptTokenCount: 2,
  candidatesTokenCount: 5,
  thoughtsTokenCount: 3,
  cachedContentTokenCount: 4,
  totalTokenCount: 20,
};
const giUsage: Json = {
  total_input_tokens: 10,
  total_tool_use_tokens: 2,
  total_output_tokens: 5,
  total_thought_tokens: 3,
  total_cached_tokens: 4,
  total_tokens: 20,
};
const chatUsage: Json = {
  prompt_tokens: 12,
  completion_tokens: 8,
  total_tokens: 20,
  prompt_tokens_details: { cached_tokens: 4 },
  completion_tokens_details: { reasoning_tokens: 3 },
};

function faultsOf(upstream: ReplayDialect, from: Json, client: ReplayDialect, to: Json): string[] {
  const said = upstream.readResponse(from, { strict: false });
  const heard = client.readResponse(to, { strict: true });
  return [
    ...said.faults,
    ...heard.faults,
    ...compareAnswer(said.meaning, heard.meaning, upstream, client, new Tally()),
  ];
}

describe("replay: comparing answers of further dialects", () => {
  const kept: [string, () => string[]][] = [
    [
      "text and usage",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([{ text: "x" }], {}, gcUsage),
          chat,
          chatAnswer({ content: "x" }, "stop", chatUsage),
        ),
    ],
    [
      "usage told apart in the same way",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([{ text: "x" }], {}, gcUsage),
          interactions,
          giAnswer([output(words("x"))], "completed", giUsage),
        ),
    ],
    [
      "a call that ends like words",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([gcCall()]),
          chat,
          chatAnswer(
            { tool_calls: [{ id: "a", type: "function", function: { name: "f", arguments: '{"x":1}' } }] },
            "tool_calls",
          ),
        ),
    ],
    [
      "a call without an id",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([{ functionCall: { name: "f", args: { x: 1 } } }]),
          responses,
          responsesAnswer([itemCall]),
        ),
    ],
    [
      "state beside a call as reasoning before it",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "s" })]),
          responses,
          responsesAnswer([thought("s"), itemCall]),
        ),
    ],
    [
      "state beside a call left out where only reasoning has it",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "s" })]),
          responses,
          responsesAnswer([itemCall]),
        ),
    ],
    [
      "state that comes after the words it belongs to",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([{ text: "hm", thought: true }, { text: "x" }, { text: "", thoughtSignature: "s" }]),
          interactions,
          giAnswer([{ type: "thought", summary: [words("hm")], signature: "s" }, output(words("x"))]),
        ),
    ],
    [
      "state of reasoning beside what follows",
      () =>
        faultsOf(
          responses,
          responsesAnswer([thought("s"), itemCall]),
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "s" })]),
        ),
    ],
    [
      "reasoning and its state as thinking",
      () =>
        faultsOf(
          responses,
          responsesAnswer([{ ...(thought("s") as Body), summary: [{ type: "summary_text", text: "hm" }] }, item("x")]),
          messages,
          messagesAnswer([{ type: "thinking", thinking: "hm", signature: "s" }, words("x")]),
        ),
    ],
    [
      "state with the gateway's tag",
      () =>
        faultsOf(
          responses,
          responsesAnswer([thought("c3RhdGU="), itemCall]),
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "isogloss1popenaiXXXXc3RhdGU=" })]),
        ),
    ],
    [
      "state that had to be put into base64",
      () =>
        faultsOf(
          responses,
          responsesAnswer([thought("a_b"), itemCall]),
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "isogloss1eopenaiXXXXYV9i" })]),
        ),
    ],
    [
      "a value that stands in for state",
      () =>
        faultsOf(
          responses,
          responsesAnswer([itemCall]),
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "skip_thought_signature_validator" })]),
        ),
    ],
    [
      "a refusal in words",
      () =>
        faultsOf(
          responses,
          responsesAnswer([{ ...(item("") as Body), content: [{ type: "refusal", refusal: "No." }] }]),
          generateContent,
          gcAnswer([{ text: "No." }]),
        ),
    ],
    [
      "an answer that was filtered, and why",
      () =>
        faultsOf(
          messages,
          messagesAnswer([], "refusal", { stop_details: { type: "refusal", category: null, explanation: "Why." } }),
          generateContent,
          gcAnswer([], { finishReason: "SAFETY", finishMessage: "Why." }),
        ),
    ],
    [
      "a blocked prompt",
      () =>
        faultsOf(
          generateContent,
          { modelVersion: "m", responseId: "1", promptFeedback: { blockReason: "SAFETY" } },
          responses,
          responsesAnswer([], { status: "incomplete", incomplete_details: { reason: "content_filter" } }),
        ),
    ],
    [
      "an unknown end",
      () =>
        faultsOf(
          chat,
          chatAnswer({ content: "x" }, "insufficient_system_resource"),
          generateContent,
          gcAnswer([{ text: "x" }], { finishReason: "OTHER" }),
        ),
    ],
    [
      "a met limit",
      () =>
        faultsOf(
          interactions,
          giAnswer([output(words("x"))], "incomplete"),
          responses,
          responsesAnswer([item("x")], { status: "incomplete", incomplete_details: { reason: "max_output_tokens" } }),
        ),
    ],
    [
      "a citation",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([{ text: "x" }], {
            groundingMetadata: {
              groundingChunks: [{ web: { uri: "https://a.test" } }],
              groundingSupports: [{ groundingChunkIndices: [0] }],
            },
          }),
          responses,
          responsesAnswer([item("x", [{ type: "url_citation", url: "https://a.test" }])]),
        ),
    ],
    [
      "an image left out where answers are words",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([{ text: "x" }, { inlineData: { mimeType: "image/png", data: "AA" } }]),
          chat,
          chatAnswer({ content: "x" }),
        ),
    ],
    [
      "an image",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([{ inlineData: { mimeType: "image/png", data: "AA" } }]),
          interactions,
          giAnswer([output({ type: "image", mime_type: "image/png", data: "AA" })]),
        ),
    ],
    [
      "tokens written to a cache as input",
      () =>
        faultsOf(
          messages,
          messagesAnswer([words("x")], "end_turn", {
            usage: { input_tokens: 6, cache_creation_input_tokens: 4, output_tokens: 5 },
          }),
          generateContent,
          gcAnswer([{ text: "x" }]),
        ),
    ],
    [
      "state beside the work of a hosted tool, left out with it or kept",
      () => {
        const from = gcAnswer([{ executableCode: { code: "1" }, thoughtSignature: "s" }, { text: "x" }]);
        return [
          ...faultsOf(generateContent, from, interactions, giAnswer([output(words("x"))])),
          ...faultsOf(
            generateContent,
            from,
            interactions,
            giAnswer([{ type: "thought", signature: "s" }, output(words("x"))]),
          ),
        ];
      },
    ],
    [
      "more cached tokens than there were",
      () =>
        faultsOf(
          chat,
          chatAnswer({ content: "x" }, "stop", {
            prompt_tokens: 3,
            completion_tokens: 5,
            total_tokens: 8,
            prompt_tokens_details: { cached_tokens: 10 },
          }),
          interactions,
          giAnswer([output(words("x"))], "completed", {
            total_input_tokens: 10,
            total_cached_tokens: 10,
            total_output_tokens: 5,
            total_tokens: 15,
          }),
        ),
    ],
    [
      "work of hosted tools left out",
      () =>
        faultsOf(
          responses,
          responsesAnswer([{ type: "web_search_call", id: "w", status: "completed" }, item("x")]),
          interactions,
          giAnswer([output(words("x"))]),
        ),
    ],
  ];
  for (const [name, faults] of kept) it(`accepts ${name}`, () => expect(faults()).to.deep.equal([]));

  const lost: [string, () => string[], RegExp][] = [
    [
      "thoughts counted twice",
      () =>
        faultsOf(
          chat,
          chatAnswer({ content: "x" }, "stop", chatUsage),
          generateContent,
          gcAnswer(
            [{ text: "x" }],
            {},
            {
              promptTokenCount: 12,
              candidatesTokenCount: 8,
              thoughtsTokenCount: 3,
              cachedContentTokenCount: 4,
              totalTokenCount: 23,
            },
          ),
        ),
      /usage\.output 8 became 11/,
    ],
    [
      "state lost where there is a place for it",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "s" })]),
          interactions,
          giAnswer([{ type: "function_call", id: "a", name: "f", arguments: { x: 1 } }], "requires_action"),
        ),
      /reasoning at .*thoughtSignature/,
    ],
    [
      "reasoning state lost",
      () => faultsOf(responses, responsesAnswer([thought("s"), item("x")]), messages, messagesAnswer([words("x")])),
      /reasoning/,
    ],
    [
      "state that is changed",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([gcCall({ thoughtSignature: "s" })]),
          responses,
          responsesAnswer([thought("t"), itemCall]),
        ),
      /reasoning|signature/,
    ],
    [
      "an id lost",
      () =>
        faultsOf(
          responses,
          responsesAnswer([itemCall]),
          generateContent,
          gcAnswer([{ functionCall: { name: "f", args: { x: 1 } } }]),
        ),
      /a call without id/,
    ],
    [
      "a filter told as an end",
      () =>
        faultsOf(
          generateContent,
          gcAnswer([{ text: "x" }], { finishReason: "SAFETY" }),
          responses,
          responsesAnswer([item("x")]),
        ),
      /finish filtered became stop/,
    ],
    [
      "a call's end told as words'",
      () =>
        faultsOf(
          responses,
          responsesAnswer([itemCall]),
          interactions,
          giAnswer([{ type: "function_call", id: "a", name: "f", arguments: { x: 1 } }]),
        ),
      /completed with calls/,
    ],
    [
      "a lost citation",
      () =>
        faultsOf(
          responses,
          responsesAnswer([item("x", [{ type: "url_citation", url: "https://a.test" }])]),
          interactions,
          giAnswer([output(words("x"))]),
        ),
      /citations/,
    ],
    [
      "words that changed places with a call",
      () =>
        faultsOf(
          responses,
          responsesAnswer([item("x"), itemCall]),
          generateContent,
          gcAnswer([gcCall(), { text: "x" }]),
        ),
      /text "x".* became a call/,
    ],
  ];
  for (const [name, faults, fault] of lost) it(`finds ${name}`, () => expect(faults().join("\n")).to.match(fault));
});
