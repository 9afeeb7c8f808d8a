/** What a whole answer has that the client's dialect cannot hold, as places in the upstream's answer. */
import { expect } from "chai";
import { dialectsOf, Loss, type Dialect, type Json, type Wire } from "../../src/registry.js";

const photo = "iVBORw0KGgo=";
const hello = { type: "text", text: "Hello" };
const page = { url: "https://pages.example/a", title: "A" };

const chat = (message: Wire): Wire => ({
  id: "c1",
  system_fingerprint: "f",
  choices: [{ index: 0, finish_reason: "stop", message: { role: "assistant", ...message } }],
});
const messages = (...content: Json[]): Wire => ({ id: "m1", type: "message", role: "assistant", content });
const responses = (...output: Json[]): Wire => ({ id: "r1", object: "response", status: "completed", output });
const interactions = (...steps: Json[]): Wire => ({ id: "i1", object: "interaction", status: "completed", steps });
const generated = (...parts: Json[]): Wire => ({
  candidates: [{ index: 0, finishReason: "STOP", content: { role: "model", parts }, safetyRatings: [] }],
});
const bedrock = (...content: Json[]): Wire => ({
  output: { message: { role: "assistant", content } },
  stopReason: "end_turn",
  trace: { promptRouter: {} },
});
const cohere = (message: Wire): Wire => ({
  id: "k1",
  finish_reason: "COMPLETE",
  message: { role: "assistant", ...message },
});
const ollama = (message: Wire): Wire => ({
  model: "m",
  done: true,
  done_reason: "stop",
  total_duration: 1,
  message: { role: "assistant", content: "Hello", ...message },
});
const message = (...annotations: Json[]): Wire => ({
  type: "message",
  role: "assistant",
  content: [{ type: "output_text", text: "Hello", annotations, logprobs: [] }],
});
const citedByCohere = (document: Wire): Wire =>
  cohere({
    content: [hello],
    citations: [
      { start: 0, end: 5, text: "Hello", type: "TEXT_CONTENT", sources: [{ type: "document", id: "d", document }] },
    ],
  });
const citedByMessages = messages({
  ...hello,
  citations: [{ type: "web_search_result_location", ...page, cited_text: "Hi", encrypted_index: "e" }],
});

interface Case {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly body: Wire;
  readonly lost?: readonly string[];
}

const cases: readonly Case[] = [
  {
    name: "images of ollama-chat",
    from: "ollama-chat",
    to: "chat",
    body: ollama({ images: [photo] }),
    lost: ["message.images"],
  },
  {
    name: "an unknown member of a message",
    from: "ollama-chat",
    to: "chat",
    body: ollama({ mood: "glad" }),
    lost: ["message.mood"],
  },
  { name: "members without a value", from: "ollama-chat", to: "chat", body: ollama({ images: [], mood: null }) },
  {
    name: "an unknown part of cohere-chat",
    from: "cohere-chat",
    to: "chat",
    body: cohere({ content: [hello, { type: "sound" }] }),
    lost: ["message.content[1]"],
  },
  {
    name: "the words of a cited document",
    from: "cohere-chat",
    to: "chat",
    body: citedByCohere({ ...page, id: "d", snippet: "Hi" }),
    lost: ["message.citations[0].sources[0].document.snippet"],
  },
  {
    name: "citations for ollama-chat",
    from: "cohere-chat",
    to: "ollama-chat",
    body: citedByCohere(page),
    lost: ["message.citations[0].sources[0]"],
  },
  {
    name: "images of chat",
    from: "chat",
    to: "messages",
    body: chat({
      content: "Hello",
      images: [{ type: "image_url", image_url: { url: `data:image/png;base64,${photo}` } }],
    }),
    lost: ["choices[0].message.images[0]"],
  },
  {
    name: "images of bedrock-converse",
    from: "bedrock-converse",
    to: "messages",
    body: bedrock({ text: "Hello" }, { image: { format: "png", source: { bytes: photo } } }),
    lost: ["output.message.content[1]"],
  },
  {
    name: "an unknown part of bedrock-converse",
    from: "bedrock-converse",
    to: "messages",
    body: bedrock({ text: "Hello" }, { poem: {} }),
    lost: ["output.message.content[1]"],
  },
  {
    name: "a tool of the vendor of messages",
    from: "messages",
    to: "chat",
    body: messages({ type: "server_tool_use", id: "s", name: "web_search", input: {} }, hello),
    lost: ["content[0]"],
  },
  {
    name: "a call that is made directly",
    from: "messages",
    to: "chat",
    body: messages({ type: "tool_use", id: "t", name: "f", input: {}, caller: { type: "direct" } }),
  },
  {
    name: "state for ollama-chat",
    from: "messages",
    to: "ollama-chat",
    body: messages({ type: "thinking", thinking: "Hm", signature: "s" }, hello),
    lost: ["content[0].signature"],
  },
  {
    name: "quoted words for cohere-chat",
    from: "messages",
    to: "cohere-chat",
    body: citedByMessages,
    lost: ["content[0].citations[0].cited_text"],
  },
  {
    name: "citations beside the text for generate-content",
    from: "messages",
    to: "generate-content",
    body: citedByMessages,
    lost: ["content[0].citations[0].cited_text"],
  },
  {
    name: "citations of words for ollama-chat",
    from: "messages",
    to: "ollama-chat",
    body: citedByMessages,
    lost: ["content[0].citations"],
  },
  {
    name: "tools of the vendor of responses",
    from: "responses",
    to: "messages",
    body: responses({ type: "web_search_call", id: "w" }, message()),
    lost: ["output[0]"],
  },
  {
    name: "an unknown citation of responses",
    from: "responses",
    to: "chat",
    body: responses(message({ type: "file_citation", file_id: "f" })),
    lost: ["output[0].content[0].annotations[0]"],
  },
  {
    name: "a phase of responses",
    from: "responses",
    to: "chat",
    body: responses({ ...message(), phase: "commentary" }),
    lost: ["output[0].phase"],
  },
  {
    name: "tools of the vendor of interactions",
    from: "interactions",
    to: "messages",
    body: interactions({ type: "google_search_call", id: "g" }, { type: "model_output", content: [hello] }),
    lost: ["steps[0]"],
  },
  {
    name: "images of interactions",
    from: "interactions",
    to: "responses",
    body: interactions({
      type: "model_output",
      content: [hello, { type: "image", data: photo, mime_type: "image/png" }],
    }),
    lost: ["steps[0].content[1]"],
  },
  {
    name: "code that the vendor of generate-content ran",
    from: "generate-content",
    to: "messages",
    body: generated({ text: "Hello" }, { executableCode: { code: "1" } }),
    lost: ["candidates[0].content.parts[1]"],
  },
  {
    name: "images of generate-content",
    from: "generate-content",
    to: "chat",
    body: generated({ text: "Hello" }, { inlineData: { mimeType: "image/png", data: photo } }),
    lost: ["candidates[0].content.parts[1]"],
  },
  {
    name: "images where both dialects have them",
    from: "generate-content",
    to: "interactions",
    body: generated({ inlineData: { mimeType: "image/png", data: photo } }),
  },
  {
    name: "state at the end, for messages",
    from: "generate-content",
    to: "messages",
    body: generated({ text: "Hello" }, { text: "", thoughtSignature: "s" }),
    lost: ["candidates[0].content.parts[1]"],
  },
  {
    name: "sound of chat",
    from: "chat",
    to: "messages",
    body: chat({ content: "Hello", audio: { id: "a" }, refusal: null }),
    lost: ["choices[0].message.audio"],
  },
  {
    name: "the state of a call, for cohere-chat",
    from: "chat",
    to: "cohere-chat",
    body: chat({
      tool_calls: [
        {
          id: "t",
          type: "function",
          function: { name: "f", arguments: "{}" },
          extra_content: { google: { thought_signature: "s" } },
        },
      ],
    }),
    lost: ["choices[0].message.tool_calls[0].extra_content.google.thought_signature"],
  },
  {
    name: "reasoning that differs from its record",
    from: "chat",
    to: "messages",
    body: chat({ content: "Hello", reasoning: "one", reasoning_details: [{ type: "reasoning.text", text: "two" }] }),
    lost: ["choices[0].message.reasoning"],
  },
  {
    name: "citations that chat has beside the text",
    from: "messages",
    to: "chat",
    body: citedByMessages,
    lost: ["content[0].citations[0].cited_text"],
  },
  {
    name: "pages that chat has beside an answer without words",
    from: "chat",
    to: "messages",
    body: { ...chat({ refusal: "No." }), search_results: [page], citations: ["https://pages.example/b"] },
    lost: ["search_results", "citations"],
  },
  {
    name: "sources that generate-content has beside an answer without words",
    from: "generate-content",
    to: "chat",
    body: {
      candidates: [
        {
          index: 0,
          content: { role: "model", parts: [{ functionCall: { name: "f", args: {} } }] },
          groundingMetadata: { groundingChunks: [{ web: { uri: page.url, title: page.title } }] },
        },
      ],
    },
    lost: ["candidates[0].groundingMetadata"],
  },
  {
    name: "members that describe the call",
    from: "chat",
    to: "messages",
    body: { ...chat({ content: "Hello" }), service_tier: "flex" },
  },
];

function dialect(name: string): Dialect {
  const found = dialectsOf("text").get(name);
  if (found === undefined) throw new Error(`no dialect ${name}`);
  return found;
}

describe("losses of whole answers", () => {
  for (const { name, from, to, body, lost = [] } of cases)
    it(`${name}: ${lost.length === 0 ? "nothing" : "named"}`, () => {
      const loss = new Loss(dialect(from).paths, body);
      dialect(to).writeResponse(dialect(from).readResponse(body, loss), {}, loss);
      expect(loss.paths).to.deep.equal(lost);
    });
});
