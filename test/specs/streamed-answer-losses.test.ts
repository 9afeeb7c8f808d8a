/** What the events of an answer have that does not reach the client, as places in the upstream's events. */
import { expect } from "chai";
import {
  dialectsOf,
  Loss,
  StreamWriter,
  writeResponseEvents,
  type Dialect,
  type Json,
  type Wire,
} from "../../src/registry.js";

const photo = "iVBORw0KGgo=";

const chat = (delta: Wire): Wire => ({ id: "c1", choices: [{ index: 0, delta }] });
const generated = (...parts: Json[]): Wire => ({ candidates: [{ index: 0, content: { role: "model", parts } }] });
const ollama = (message: Wire): Wire => ({ model: "m", done: false, message: { role: "assistant", ...message } });
const block = (content: Wire): Wire => ({ type: "content_block_start", index: 0, content_block: content });
const delta = (content: Wire): Wire => ({ type: "content_block_delta", index: 0, delta: content });
const item = (type: string): Wire => ({ type: "response.output_item.added", output_index: 0, item: { type } });
const step = (type: string): Wire => ({ event_type: "step.start", index: 0, step: { type } });
const cohere = (type: string, message: Wire): Wire => ({ type, index: 0, delta: { message } });
const converse = (type: string, content: Wire): Wire => ({ type, contentBlockIndex: 0, ...content });

interface Case {
  readonly name: string;
  readonly from: string;
  readonly to: string;
  readonly events: readonly Wire[];
  readonly lost?: readonly string[];
}

const googled = (...parts: Json[]): readonly Wire[] => [
  generated(...parts),
  { candidates: [{ index: 0, content: { parts: [] }, finishReason: "STOP" }] },
];
const signed = [
  block({ type: "thinking", thinking: "Hm", signature: "" }),
  delta({ type: "signature_delta", signature: "s" }),
  { type: "content_block_stop", index: 0 },
  { type: "message_stop" },
];
const page = "https://pages.example/a";
const citing = (details: Wire): readonly Wire[] => [
  block({ type: "text", text: "Hello" }),
  delta({
    type: "citations_delta",
    citation: { type: "web_search_result_location", url: page, title: "A", encrypted_index: "e", ...details },
  }),
  { type: "content_block_stop", index: 0 },
  { type: "message_stop" },
];
const cited = citing({});
const quoted = citing({ cited_text: "Hi" });
const citedWithoutUrl = [
  cohere("content-start", { content: { type: "text", text: "" } }),
  cohere("content-delta", { content: { text: "Hello" } }),
  cohere("citation-start", {
    citations: { start: 0, end: 5, type: "TEXT_CONTENT", sources: [{ type: "tool", id: "t" }] },
  }),
  { type: "message-end", delta: { finish_reason: "COMPLETE" } },
];
const hidden = [
  block({ type: "redacted_thinking", data: "d" }),
  { type: "content_block_stop", index: 0 },
  { type: "message_stop" },
];

const unwritten: readonly Case[] = [
  {
    name: "state of messages for ollama-chat",
    from: "messages",
    to: "ollama-chat",
    events: signed,
    lost: ["delta.signature"],
  },
  { name: "state of messages for chat", from: "messages", to: "chat", events: signed, lost: ["delta.signature"] },
  { name: "state in the item of responses", from: "messages", to: "responses", events: signed },
  {
    name: "hidden reasoning for cohere-chat",
    from: "messages",
    to: "cohere-chat",
    events: hidden,
    lost: ["content_block.data"],
  },
  { name: "citations for ollama-chat", from: "messages", to: "ollama-chat", events: cited, lost: ["delta.citation"] },
  {
    name: "quoted words for cohere-chat",
    from: "messages",
    to: "cohere-chat",
    events: quoted,
    lost: ["delta.citation.cited_text"],
  },
  {
    name: "quoted words for generate-content",
    from: "messages",
    to: "generate-content",
    events: quoted,
    lost: ["delta.citation.cited_text"],
  },
  { name: "quoted words for messages", from: "messages", to: "messages", events: quoted },
  {
    name: "places of citations for bedrock-converse",
    from: "chat",
    to: "bedrock-converse",
    events: [
      chat({
        content: "Hello",
        annotations: [{ type: "url_citation", url_citation: { url: page, start_index: 0, end_index: 5 } }],
      }),
      { choices: [{ index: 0, delta: {}, finish_reason: "stop" }], usage: { prompt_tokens: 1 } },
    ],
    lost: ["start_index", "end_index"].map((member) => `choices[0].delta.annotations[0].url_citation.${member}`),
  },
  {
    name: "reasoning beside other reasoning",
    from: "chat",
    to: "messages",
    events: [chat({ reasoning: "one", reasoning_details: [{ type: "reasoning.text", text: "two" }] })],
    lost: ["choices[0].delta.reasoning_details"],
  },
  {
    name: "the same reasoning twice",
    from: "chat",
    to: "messages",
    events: [chat({ reasoning: "one", reasoning_details: [{ type: "reasoning.text", text: "one " }] })],
  },
  { name: "citations in an event of their own", from: "messages", to: "generate-content", events: cited },
  {
    name: "an image of generate-content",
    from: "generate-content",
    to: "chat",
    events: googled({ inlineData: { mimeType: "image/png", data: photo } }),
    lost: ["candidates[0].content.parts[*]"],
  },
  {
    name: "an image of interactions",
    from: "interactions",
    to: "messages",
    events: [{ event_type: "step.delta", index: 0, delta: { type: "image", data: photo, mime_type: "image/png" } }],
    lost: ["delta"],
  },
  {
    name: "an image where both dialects have it",
    from: "generate-content",
    to: "interactions",
    events: googled({ inlineData: { mimeType: "image/png", data: photo } }),
  },
  {
    name: "state of a text for chat",
    from: "generate-content",
    to: "chat",
    events: googled({ text: "Hello", thoughtSignature: "s" }),
    lost: ["candidates[0].content.parts[*].thoughtSignature"],
  },
  {
    name: "state at the end for messages",
    from: "generate-content",
    to: "messages",
    events: googled({ text: "Hello" }, { text: "", thoughtSignature: "s" }),
    lost: ["candidates[0].content.parts[*].thoughtSignature"],
  },
  {
    name: "state before a text for messages",
    from: "generate-content",
    to: "messages",
    events: googled({ text: "", thoughtSignature: "s" }, { text: "Hello" }),
  },
  {
    name: "state of a call for cohere-chat",
    from: "generate-content",
    to: "cohere-chat",
    events: googled({ functionCall: { name: "f", args: {} }, thoughtSignature: "s" }),
    lost: ["candidates[0].content.parts[*].thoughtSignature"],
  },
  {
    name: "the state of calls of chat for ollama-chat",
    from: "chat",
    to: "ollama-chat",
    events: [
      chat({
        tool_calls: [
          {
            index: 0,
            id: "t",
            function: { name: "f", arguments: "{}" },
            extra_content: { google: { thought_signature: "s" } },
          },
        ],
      }),
      chat({ content: "Hello" }),
    ],
    lost: ["choices[0].delta.tool_calls[*].extra_content"],
  },
  {
    name: "annotations of chat for ollama-chat",
    from: "chat",
    to: "ollama-chat",
    events: [
      chat({
        content: "Hello",
        annotations: [{ type: "url_citation", url_citation: { url: "https://pages.example/a" } }],
      }),
      { choices: [{ index: 0, delta: {}, finish_reason: "stop" }], usage: { prompt_tokens: 1 } },
    ],
    lost: ["choices[0].delta.annotations"],
  },
  {
    name: "state of bedrock-converse for chat",
    from: "bedrock-converse",
    to: "chat",
    events: [
      converse("contentBlockDelta", { delta: { reasoningContent: { text: "Hm", signature: "s" } } }),
      converse("contentBlockStop", {}),
    ],
    lost: ["delta.reasoningContent"],
  },
];

const read: readonly Case[] = [
  {
    name: "images of ollama-chat",
    from: "ollama-chat",
    to: "chat",
    events: [ollama({ content: "", images: [photo] })],
    lost: ["message.images"],
  },
  {
    name: "an unknown member of a message",
    from: "ollama-chat",
    to: "chat",
    events: [ollama({ mood: "glad" })],
    lost: ["message.mood"],
  },
  {
    name: "an unknown member with signs of paths",
    from: "ollama-chat",
    to: "chat",
    events: [ollama({ "a.b": 1 })],
    lost: ["message.a.b"],
  },
  { name: "members without a value", from: "ollama-chat", to: "chat", events: [ollama({ images: [], mood: null })] },
  {
    name: "an unknown part of cohere-chat",
    from: "cohere-chat",
    to: "chat",
    events: [cohere("content-start", { content: { type: "sound" } })],
    lost: ["delta.message.content"],
  },
  {
    name: "the words of a cited document",
    from: "cohere-chat",
    to: "chat",
    events: [
      cohere("citation-start", {
        citations: {
          type: "TEXT_CONTENT",
          sources: [{ type: "document", id: "d", document: { url: "https://pages.example/a", snippet: "Hi" } }],
        },
      }),
    ],
    lost: ["delta.message.citations.sources[0].document.snippet"],
  },
  {
    name: "images of bedrock-converse",
    from: "bedrock-converse",
    to: "chat",
    events: [converse("contentBlockDelta", { delta: { image: {} } })],
    lost: ["delta.image"],
  },
  {
    name: "results of tools of the vendor of bedrock-converse",
    from: "bedrock-converse",
    to: "chat",
    events: [
      converse("contentBlockStart", { start: { toolResult: {} } }),
      converse("contentBlockDelta", { delta: { toolResult: [] } }),
    ],
    lost: ["start.toolResult", "delta.toolResult"],
  },
  {
    name: "tools of the vendor of messages",
    from: "messages",
    to: "chat",
    events: [block({ type: "server_tool_use", id: "s", name: "web_search", input: {} })],
    lost: ["content_block"],
  },
  {
    name: "an unknown fragment of messages",
    from: "messages",
    to: "chat",
    events: [delta({ type: "hum" })],
    lost: ["delta"],
  },
  {
    name: "an unknown citation of messages",
    from: "messages",
    to: "chat",
    events: [
      block({ type: "text", text: "" }),
      delta({ type: "citations_delta", citation: { type: "char_location" } }),
    ],
    lost: ["delta.citation"],
  },
  {
    name: "an unknown part in the first event of messages",
    from: "messages",
    to: "chat",
    events: [{ type: "message_start", message: { id: "m1", content: [{ type: "server_tool_use" }] } }],
    lost: ["message.content[*]"],
  },
  {
    name: "tools of the vendor of responses",
    from: "responses",
    to: "chat",
    events: [item("web_search_call")],
    lost: ["item"],
  },
  { name: "the start of a message of responses", from: "responses", to: "chat", events: [item("message")] },
  {
    name: "tools of the vendor of interactions",
    from: "interactions",
    to: "chat",
    events: [step("google_search_call")],
    lost: ["step"],
  },
  {
    name: "code that the vendor of generate-content ran",
    from: "generate-content",
    to: "chat",
    events: [generated({ executableCode: { code: "1" } })],
    lost: ["candidates[0].content.parts[*].executableCode"],
  },
  {
    name: "sound of chat",
    from: "chat",
    to: "messages",
    events: [chat({ role: "assistant", content: "", audio: { id: "a" }, refusal: null })],
    lost: ["choices[0].delta.audio"],
  },
  {
    name: "an unknown part of chat",
    from: "chat",
    to: "messages",
    events: [chat({ content: [{ type: "reference" }] })],
    lost: ["choices[0].delta.content[*]"],
  },
];

function dialect(name: string): Dialect {
  const found = dialectsOf("text").get(name);
  if (found === undefined) throw new Error(`no dialect ${name}`);
  return found;
}

function openWriter(to: string, write: (text: string) => void = () => undefined): StreamWriter {
  return new StreamWriter(dialect(to), { model: "m", requestId: "r", usageWanted: false, write });
}

describe("losses of streams", () => {
  for (const { name, from, to, events, lost = [] } of [...read, ...unwritten])
    it(`${name}: ${lost.length === 0 ? "nothing" : "named"}`, () => {
      const writer = openWriter(to);
      const reader = dialect(from).openReader(writer);
      for (const event of events) reader.event(JSON.stringify(event));
      reader.close();
      expect(writer.lost).to.deep.equal(lost);
    });

  for (const to of ["messages", "chat", "responses", "interactions", "bedrock-converse", "ollama-chat"])
    it(`a citation without a page for ${to}: named and not written`, () => {
      let text = "";
      const writer = openWriter(to, (piece) => (text += piece));
      const reader = dialect("cohere-chat").openReader(writer);
      for (const event of citedWithoutUrl) reader.event(JSON.stringify(event));
      expect(writer.lost).to.deep.equal(["delta.message.citations"]);
      expect(text)
        .to.include("Hello")
        .and.not.match(/\[null\]|"(annotation|citation)":null/);
    });

  it("of a whole answer that is written as a stream are places in that answer", () => {
    const body: Wire = {
      id: "m1",
      content: [
        { type: "thinking", thinking: "Hm", signature: "s" },
        { type: "redacted_thinking", data: "d" },
        { type: "text", text: "Hello" },
      ],
    };
    const writer = openWriter("ollama-chat");
    const loss = new Loss(dialect("messages").paths, body);
    writeResponseEvents(dialect("messages").readResponse(body, loss), writer, loss);
    expect(writer.lost).to.deep.equal(["content[0].signature", "content[1].data"]);
  });
});
