/** Conversions of answers that keep their meaning. */
import { chat } from "../../../tools/replay/readers/chat.js";
import { generateContent } from "../../../tools/replay/readers/generate-content.js";
import { interactions } from "../../../tools/replay/readers/interactions.js";
import { messages } from "../../../tools/replay/readers/messages.js";
import { responses } from "../../../tools/replay/readers/responses.js";
import {
  faultsOf,
  gcAnswer,
  type Body,
  gcUsage,
  chatAnswer,
  chatUsage,
  giAnswer,
  output,
  words,
  giUsage,
  gcCall,
  responsesAnswer,
  itemCall,
  thought,
  item,
  messagesAnswer,
} from "./compared-answers.js";

export const keptAnswers: [string, () => string[]][] = [
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
    "usage that reports the parts in the same way",
    () =>
      faultsOf(
        generateContent,
        gcAnswer([{ text: "x" }], {}, gcUsage),
        interactions,
        giAnswer([output(words("x"))], "completed", giUsage),
      ),
  ],
  [
    "a call that ends like text",
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
      faultsOf(generateContent, gcAnswer([gcCall({ thoughtSignature: "s" })]), responses, responsesAnswer([itemCall])),
  ],
  [
    "state that comes after the text it belongs to",
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
    "state that had to be encoded in base64",
    () =>
      faultsOf(
        responses,
        responsesAnswer([thought("a_b"), itemCall]),
        generateContent,
        gcAnswer([gcCall({ thoughtSignature: "isogloss1eopenaiXXXXYV9i" })]),
      ),
  ],
  [
    "a placeholder for state",
    () =>
      faultsOf(
        responses,
        responsesAnswer([itemCall]),
        generateContent,
        gcAnswer([gcCall({ thoughtSignature: "skip_thought_signature_validator" })]),
      ),
  ],
  [
    "a refusal as text",
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
    "a reached limit",
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
    "an image left out where answers are text",
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
    "more cached tokens than input",
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
