import { expect } from "chai";
import { dataOf, nowhere, type DialectClient, type ErrorParts } from "./dialect-client.js";

const TYPES: Readonly<Record<number, string>> = {
  401: "authentication_error",
  402: "billing_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
};
const CODED = /^([a-z_]+): ([^]+)$/;
const turn = (fields: unknown) => ({ messages: [fields] });
const block = (fields: unknown) => turn({ role: "user", content: [fields] });
const tool = (fields: unknown) => ({ tools: [fields] });

/** The dialect has no place for a code: it is at the start of the message. */
function readError(body: unknown, status: number): ErrorParts {
  expect(body).to.have.all.keys("type", "error", "request_id");
  const { type, error } = body as { type: string; error: { type: string; message: string } };
  expect(type).to.equal("error");
  // Details are there for clients that look for them.
  expect(Object.keys(error).filter((key) => key !== "details")).to.have.members(["type", "message"]);
  expect(error.type).to.equal(TYPES[status] ?? (status >= 500 ? "api_error" : "invalid_request_error"));
  const [, code = "", message = ""] = CODED.exec(error.message) ?? [];
  return { code, message, place: message };
}

export const dialectClient: DialectClient = {
  path: () => "/v1/messages",
  namesModel: true,
  headers: { "anthropic-version": "2023-06-01" },
  credentials: (key) => [{ headers: { "x-api-key": key } }, { headers: { authorization: `Bearer ${key}` } }],
  foreign: (key) => [
    { headers: { "x-goog-api-key": key } },
    { headers: { "x-vendora-api-key": key } },
    { query: `key=${key}` },
    ...nowhere(key),
  ],
  body: (model) => ({ model, max_tokens: 50, messages: [{ role: "user", content: "hi" }] }),
  limited: (tokens) => ({ max_tokens: tokens }),
  streaming: { stream: true },
  added: "",
  addedToStream: "",
  readError,
  readErrorEvent(event) {
    expect(event).to.match(/^event: error\n/);
    const { type, error } = dataOf(event) as { type: string; error: { type: string; message: string } };
    expect([type, typeof error.type]).to.deep.equal(["error", "string"]);
    return error.message;
  },
  goodEnd: /message_stop|"stop_reason":"end_turn"/,
  integer: (digits) => `"tools":[{"name":"f","input_schema":{"type":"object","const":${digits}}}]`,
  ways: {
    limits: [(max_tokens) => ({ max_tokens })],
    unlimited: { max_tokens: 4096 },
    image: (data) => ({
      messages: [
        { role: "user", content: [{ type: "image", source: { type: "base64", media_type: "image/png", data } }] },
      ],
    }),
    words: (content) => ({ messages: [{ role: "user", content }] }),
  },
  everywhere: (text) => ({
    system: text,
    messages: [{ role: "user", content: [{ type: "text", text }] }],
    metadata: { user_id: text },
    [text]: text,
  }),
  wrong: [
    ["no model", { model: undefined }, "model"],
    ["an empty model", { model: "" }, "model"],
    ["a model that is a list", { model: ["a"] }, "model"],
    ["no messages", { messages: undefined }, "messages"],
    ["an empty list of messages", { messages: [] }, "messages"],
    ["messages that are a text", { messages: "hi" }, "messages"],
    ["no limit", { max_tokens: undefined }, "max_tokens"],
    ["a limit that is null", { max_tokens: null }, "max_tokens"],
    ["a limit that is a text", { max_tokens: "50" }, "max_tokens"],
    ["a fractional number of tokens", { max_tokens: 1.5 }, "max_tokens"],
    ["a negative limit", { max_tokens: -1 }, "max_tokens"],
    ["a turn that is null", turn(null), "messages[0]"],
    ["a turn without a role", turn({ content: "hi" }), "messages[0].role"],
    ["an unknown role", turn({ role: "robot", content: "hi" }), "messages[0].role"],
    ["a turn without content", turn({ role: "user" }), "messages[0].content"],
    ["content that is an object", turn({ role: "user", content: {} }), "messages[0].content"],
    ["a block that is a text", block("hi"), "messages[0].content[0]"],
    ["a block without a type", block({ text: "hi" }), "messages[0].content[0].type"],
    ["a text block without a text", block({ type: "text" }), "messages[0].content[0].text"],
    ["an image without a source", block({ type: "image" }), "messages[0].content[0].source"],
    [
      "an image without its bytes",
      block({ type: "image", source: { type: "base64", media_type: "image/png" } }),
      "messages[0].content[0].source.data",
    ],
    ["a result without a call ID", block({ type: "tool_result", content: "hi" }), "messages[0].content[0].tool_use_id"],
    [
      "arguments that are a text",
      turn({ role: "assistant", content: [{ type: "tool_use", id: "a", name: "f", input: "{}" }] }),
      "messages[0].content[0].input",
    ],
    ["instructions that are a number", { system: 7 }, "system"],
    ["an instruction without a type", { system: [{ text: "hi" }] }, "system[0].type"],
    ["a temperature that is a text", { temperature: "0.5" }, "temperature"],
    ["a stream that is a number", { stream: 1 }, "stream"],
    ["a stop that is a text", { stop_sequences: "END" }, "stop_sequences"],
    ["a stop among others that is a number", { stop_sequences: ["a", 7] }, "stop_sequences[1]"],
    ["tools that are an object", { tools: {} }, "tools"],
    ["a tool without a name", tool({ input_schema: { type: "object" } }), "tools[0].name"],
    ["a tool without a schema", tool({ name: "f" }), "tools[0].input_schema"],
    ["a choice that is a text", { tool_choice: "auto" }, "tool_choice"],
    ["a choice without a type", { tool_choice: {} }, "tool_choice.type"],
    ["a choice without a name", { tool_choice: { type: "tool" } }, "tool_choice.name"],
    ["metadata that is a text", { metadata: "me" }, "metadata"],
    ["thinking that is a boolean", { thinking: true }, "thinking"],
  ],
  refused: [["to keep the conversation", { thread: { type: "create" } }, "stateful_not_supported"]],
};
