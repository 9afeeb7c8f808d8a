/** Earlier answers with citations, but without words that they could be about. */
import type { Wire } from "../../src/registry.js";
import type { Case } from "./request-cases.js";

const question: Wire = { role: "user", content: "Where?" };
const calls: Wire = { tool_calls: [{ id: "call_1", type: "function", function: { name: "find", arguments: "{}" } }] };
const result: Wire = { role: "tool", tool_call_id: "call_1", content: "here" };

const annotations = ["https://pages.example/a", "https://pages.example/b"].map((url) => ({
  type: "url_citation",
  url_citation: { url, title: "A page", start_index: 0, end_index: 2 },
}));
const citations = [
  { start: 0, end: 2, text: "no", sources: [{ type: "document", document: { url: "https://pages.example/a" } }] },
];

const everywhere = Object.fromEntries(
  [
    "chat",
    "messages",
    "responses",
    "generate-content",
    "interactions",
    "bedrock-converse",
    "cohere-chat",
    "ollama-chat",
  ].map((to) => [to, {}]),
);

const chatLost = ["messages[1].annotations[0]", "messages[1].annotations[1]"];

export const citedWithoutWords: readonly Case[] = [
  {
    name: "citations of a refusal",
    from: "chat",
    body: { messages: [question, { role: "assistant", content: null, refusal: "no", annotations }, question] },
    becomes: everywhere,
    lost: chatLost,
  },
  {
    name: "citations of calls",
    from: "chat",
    body: { messages: [question, { role: "assistant", content: null, ...calls, annotations }, result] },
    becomes: everywhere,
    lost: chatLost,
  },
  {
    name: "citations of calls, by their sources",
    from: "cohere-chat",
    body: { messages: [question, { role: "assistant", ...calls, citations }, result] },
    becomes: everywhere,
    lost: ["messages[1].citations[0].sources[0]"],
  },
];
