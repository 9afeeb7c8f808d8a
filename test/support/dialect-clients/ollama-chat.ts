import { expect } from "chai";
import { nowhere, type DialectClient, type ErrorParts } from "./dialect-client.js";

const CODED = /^([a-z_]+): ([^]+)$/;
const message = (fields: unknown) => ({ messages: [fields] });
const call = (fields: unknown) => message({ role: "assistant", tool_calls: [fields] });
const tool = (fields: unknown) => ({ tools: [fields] });
const options = (fields: unknown) => ({ options: fields });

/** The dialect has no place for a code: the message begins with it. */
function readError(body: unknown): ErrorParts {
  expect(body).to.have.all.keys("error");
  const [, code = "", text = ""] = CODED.exec((body as { error: string }).error) ?? [];
  return { code, message: text, place: text };
}

export const dialectClient: DialectClient = {
  path: () => "/api/chat",
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
  body: (model) => ({ model, messages: [{ role: "user", content: "hi" }], stream: false }),
  limited: (num_predict) => options({ num_predict }),
  streaming: { stream: true },
  added: "",
  addedToStream: "",
  readError,
  readErrorEvent(event) {
    const { error } = JSON.parse(event) as { error: string };
    return error;
  },
  goodEnd: /"done":true/,
  integer: (digits) => `"options":{"num_predict":${digits}}`,
  ways: {
    limits: [(num_predict) => options({ num_predict })],
    unlimited: {},
    image: (base64) => ({ messages: [{ role: "user", content: "", images: [base64] }] }),
    words: (content) => ({ messages: [{ role: "user", content }] }),
  },
  everywhere: (text) => ({
    messages: [
      { role: "system", content: text },
      { role: "user", content: text },
    ],
    tools: [
      {
        type: "function",
        function: { name: "f", description: text, parameters: { type: "object", description: text } },
      },
    ],
    keep_alive: text,
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
    ["content that is a list", message({ role: "user", content: [] }), "messages[0].content"],
    ["an image that is an object", message({ role: "user", images: [{}] }), "messages[0].images[0]"],
    ["a call of nothing", call({ id: "a" }), "messages[0].tool_calls[0].function"],
    ["a call without a name", call({ function: {} }), "messages[0].tool_calls[0].function.name"],
    [
      "arguments that are a text",
      call({ function: { name: "f", arguments: "{}" } }),
      "messages[0].tool_calls[0].function.arguments",
    ],
    ["a temperature that is a text", options({ temperature: "0.5" }), "options.temperature"],
    ["a stream that is a text", { stream: "true" }, "stream"],
    ["a fraction of a token", options({ num_predict: 1.5 }), "options.num_predict"],
    ["stop sequences that are a text", options({ stop: "END" }), "options.stop"],
    ["tools that are an object", { tools: {} }, "tools"],
    ["a tool without its function", tool({ type: "function" }), "tools[0].function"],
    ["a format that is a list", { format: [] }, "format"],
    ["thinking that is an object", { think: {} }, "think"],
  ],
  refused: [],
};
