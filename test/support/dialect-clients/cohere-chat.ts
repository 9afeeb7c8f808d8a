import { expect } from "chai";
import { dataOf, nowhere, type DialectClient, type ErrorParts } from "./dialect-client.js";

const CODED = /^([a-z_]+): ([^]+)$/;
const message = (fields: unknown) => ({ messages: [fields] });
const part = (fields: unknown) => message({ role: "user", content: [fields] });
const call = (fields: unknown) => message({ role: "assistant", tool_calls: [fields] });
const tool = (fields: unknown) => ({ tools: [fields] });

/** The dialect has no place for a code: the message begins with it. */
function readError(body: unknown): ErrorParts {
  expect(body).to.have.all.keys("id", "message");
  const [, code = "", text = ""] = CODED.exec((body as { message: string }).message) ?? [];
  return { code, message: text, place: text };
}

export const dialectClient: DialectClient = {
  path: () => "/v2/chat",
  namesModel: true,
  headers: {},
  credentials: (key) => [
    { headers: { authorization: `Bearer ${key}` } },
    { headers: { authorization: `bearer ${key}` } },
  ],
  foreign: (key) => [
    { headers: { "x-api-key": key } },
    { headers: { "x-goog-api-key": key } },
    { query: `key=${key}` },
    ...nowhere(key),
  ],
  body: (model) => ({ model, messages: [{ role: "user", content: "hi" }] }),
  limited: (tokens) => ({ max_tokens: tokens }),
  streaming: { stream: true },
  added: "",
  addedToStream: "",
  readError,
  readErrorEvent(event) {
    expect(event).to.match(/^event: message-end\n/);
    const { delta } = dataOf(event) as { delta: { finish_reason: string; error: string } };
    expect(delta.finish_reason).to.equal("ERROR");
    return delta.error;
  },
  goodEnd: /"finish_reason":"COMPLETE"/,
  integer: (digits) => `"max_tokens":${digits}`,
  ways: {
    limits: [(max_tokens) => ({ max_tokens })],
    unlimited: {},
    image: (base64) => ({
      messages: [
        { role: "user", content: [{ type: "image_url", image_url: { url: `data:image/png;base64,${base64}` } }] },
      ],
    }),
    words: (content) => ({ messages: [{ role: "user", content }] }),
  },
  everywhere: (text) => ({
    messages: [
      { role: "system", content: text },
      { role: "user", content: [{ type: "text", text }] },
    ],
    documents: [text],
    tools: [
      {
        type: "function",
        function: { name: "f", description: text, parameters: { type: "object", description: text } },
      },
    ],
    [text]: text,
  }),
  wrong: [
    ["no model", { model: undefined }, "model"],
    ["an empty model", { model: "" }, "model"],
    ["a model that is a number", { model: 4 }, "model"],
    ["no messages", { messages: undefined }, "messages"],
    ["an empty list of messages", { messages: [] }, "messages"],
    ["messages that are a text", { messages: "hi" }, "messages"],
    ["a message that is a text", message("hi"), "messages[0]"],
    ["a message without a role", message({ content: "hi" }), "messages[0].role"],
    ["a role nobody has", message({ role: "robot", content: "hi" }), "messages[0].role"],
    ["a user message without content", message({ role: "user" }), "messages[0].content"],
    ["content that is a number", message({ role: "user", content: 7 }), "messages[0].content"],
    ["a part that is a text", part("hi"), "messages[0].content[0]"],
    ["a part without a type", part({ text: "hi" }), "messages[0].content[0].type"],
    ["a text part without a text", part({ type: "text" }), "messages[0].content[0].text"],
    [
      "an image without its address",
      part({ type: "image_url", image_url: {} }),
      "messages[0].content[0].image_url.url",
    ],
    ["a result of no call", message({ role: "tool", content: "hi" }), "messages[0].tool_call_id"],
    ["a call without an ID", call({ function: { name: "f", arguments: "{}" } }), "messages[0].tool_calls[0].id"],
    ["a call of nothing", call({ id: "a", type: "function" }), "messages[0].tool_calls[0].function"],
    ["a temperature that is a text", { temperature: "0.5" }, "temperature"],
    ["a stream that is a text", { stream: "true" }, "stream"],
    ["a fraction of a token", { max_tokens: 1.5 }, "max_tokens"],
    ["a stop that is a text", { stop_sequences: "END" }, "stop_sequences"],
    ["tools that are an object", { tools: {} }, "tools"],
    ["a function tool without its function", tool({ type: "function" }), "tools[0].function"],
    ["a choice that is an object", { tool_choice: {} }, "tool_choice"],
    ["a format that is a text", { response_format: "json_object" }, "response_format"],
    ["thinking that is a switch", { thinking: true }, "thinking"],
  ],
  refused: [],
};
