/** What the events of an answer have that does not reach the client, as places in the upstream's events. */
import { expect } from "chai";
import { dialectsOf, StreamWriter, type Dialect, type Json, type Wire } from "../../src/registry.js";

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

describe("losses of streams", () => {
  for (const { name, from, to, events, lost = [] } of read)
    it(`${name}: ${lost.length === 0 ? "nothing" : "named"}`, () => {
      const writer = new StreamWriter(dialect(to), {
        model: "m",
        requestId: "r",
        usageWanted: false,
        write: () => undefined,
      });
      const reader = dialect(from).openReader(writer);
      for (const event of events) reader.event(JSON.stringify(event));
      reader.close();
      expect(writer.lost).to.deep.equal(lost);
    });
});
