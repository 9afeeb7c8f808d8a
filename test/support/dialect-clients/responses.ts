import { expect } from "chai";
import { dataOf, nowhere, type DialectClient } from "./dialect-client.js";
import { dialectClient as chat } from "./chat.js";

const item = (fields: unknown) => ({ input: [fields] });
const part = (fields: unknown) => item({ role: "user", content: [fields] });
const tool = (fields: unknown) => ({ tools: [fields] });

export const dialectClient: DialectClient = {
  path: () => "/v1/responses",
  namesModel: true,
  headers: {},
  credentials: (key) => [{ headers: { authorization: `Bearer ${key}` } }],
  foreign: (key) => [
    { headers: { "x-api-key": key } },
    { headers: { "x-goog-api-key": key } },
    { query: `key=${key}` },
    ...nowhere(key),
  ],
  body: (model) => ({ model, input: "hi" }),
  limited: (tokens) => ({ max_output_tokens: tokens }),
  streaming: { stream: true },
  added: ',"store":false',
  addedToStream: "",
  readError: chat.readError,
  readErrorEvent(event) {
    expect(event).to.match(/^event: error\n/);
    const data = dataOf(event) as { type: string; sequence_number: number; code: string | null; message: string };
    expect(data.type).to.equal("error");
    // The first event has 0.
    expect(data.sequence_number).to.be.least(0);
    return `${data.code}: ${data.message}`;
  },
  goodEnd: /response\.completed|"status":"completed","model"/,
  integer: (digits) => `"max_output_tokens":${digits}`,
  ways: {
    limits: [(max_output_tokens) => ({ max_output_tokens })],
    unlimited: {},
    image: (base64) => ({
      input: [{ role: "user", content: [{ type: "input_image", image_url: `DATA:image/png;BASE64,${base64}` }] }],
    }),
    words: (input) => ({ input }),
  },
  everywhere: (text) => ({
    instructions: text,
    input: [{ role: "user", content: [{ type: "input_text", text }] }],
    user: text,
    metadata: { a: text },
    [text]: text,
  }),
  wrong: [
    ["no model", { model: undefined }, "model"],
    ["an empty model", { model: "" }, "model"],
    ["a model that is a number", { model: 4 }, "model"],
    ["no input", { input: undefined }, "input"],
    ["input that is null", { input: null }, "input"],
    ["an empty input", { input: [] }, "input"],
    ["input that is an object", { input: { role: "user", content: "hi" } }, "input"],
    ["an item that is a text", item("hi"), "input[0]"],
    ["a message without a role", item({ content: "hi" }), "input[0].role"],
    ["an unknown role", item({ role: "robot", content: "hi" }), "input[0].role"],
    ["a message without content", item({ role: "user" }), "input[0].content"],
    ["content that is a number", item({ role: "user", content: 7 }), "input[0].content"],
    ["a part without a type", part({ text: "hi" }), "input[0].content[0].type"],
    ["a text part without a text", part({ type: "input_text" }), "input[0].content[0].text"],
    ["an image without its address", part({ type: "input_image" }), "input[0].content[0].image_url"],
    ["a call without an ID", item({ type: "function_call", name: "f", arguments: "{}" }), "input[0].call_id"],
    [
      "arguments that are an object",
      item({ type: "function_call", call_id: "a", name: "f", arguments: {} }),
      "input[0].arguments",
    ],
    ["a result without a call ID", item({ type: "function_call_output", output: "hi" }), "input[0].call_id"],
    ["instructions that are a list", { instructions: ["hi"] }, "instructions"],
    ["a stream that is a text", { stream: "true" }, "stream"],
    ["a limit that is a text", { max_output_tokens: "100" }, "max_output_tokens"],
    ["a temperature that is a text", { temperature: "0.5" }, "temperature"],
    ["tools that are an object", { tools: {} }, "tools"],
    ["a tool without a type", tool({ name: "f" }), "tools[0].type"],
    ["a tool without a name", tool({ type: "function" }), "tools[0].name"],
    ["a choice without a name", { tool_choice: { type: "function" } }, "tool_choice.name"],
    ["a form without its schema", { text: { format: { type: "json_schema", name: "a" } } }, "text.format.schema"],
    ["reasoning that is a text", { reasoning: "high" }, "reasoning"],
    ["includes that are a text", { include: "reasoning.encrypted_content" }, "include"],
  ],
  refused: [
    ["to store the answer", { store: true }, "stateful_not_supported"],
    ["to answer in the background", { background: true }, "stateful_not_supported"],
    ["to go on from an answer", { previous_response_id: "resp_1" }, "stateful_not_supported"],
    [
      "to go on from an answer without anything new",
      { previous_response_id: "resp_1", input: undefined },
      "stateful_not_supported",
    ],
    ["to keep a conversation", { conversation: { id: "conv_1" } }, "stateful_not_supported"],
    [
      "to look up an item",
      {
        input: [
          { role: "user", content: "hi" },
          { type: "item_reference", id: "msg_1" },
        ],
      },
      "stateful_not_supported",
    ],
  ],
};
