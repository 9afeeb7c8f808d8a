import { expect } from "chai";
import { dataOf, nowhere, type DialectClient, type ErrorParts } from "./dialect-client.js";

const TYPES: Readonly<Record<number, string>> = {
  401: "authentication_error",
  402: "insufficient_quota",
  403: "permission_error",
  429: "rate_limit_error",
};
const message = (fields: unknown) => ({ messages: [fields] });
const part = (fields: unknown) => message({ role: "user", content: [fields] });
const call = (fields: unknown) => message({ role: "assistant", content: null, tool_calls: [fields] });
const tool = (fields: unknown) => ({ tools: [fields] });

function readError(body: unknown, status: number): ErrorParts {
  expect(body).to.have.all.keys("error");
  const { error } = body as { error: { message: string; type: string; param: string | null; code: string } };
  expect(error).to.have.all.keys("message", "type", "param", "code");
  expect(error.type).to.equal(TYPES[status] ?? (status >= 500 ? "server_error" : "invalid_request_error"));
  return { code: error.code, message: error.message, place: error.param ?? "" };
}

export const dialectClient: DialectClient = {
  path: () => "/v1/chat/completions",
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
  addedToStream: ',"stream_options":{"include_usage":true}',
  readError,
  readErrorEvent(event) {
    expect(event).to.match(/^data: /);
    const { error } = dataOf(event) as { error: { message: string; code?: string | null } };
    expect(error).to.include.keys("message", "type", "param", "code");
    return `${error.code}: ${error.message}`;
  },
  goodEnd: /\[DONE\]|"finish_reason":"stop"/,
  integer: (digits) => `"max_tokens":${digits}`,
  ways: {
    limits: [
      (max_tokens) => ({ max_tokens }),
      (max_completion_tokens) => ({ max_completion_tokens }),
      (limit) => ({ max_completion_tokens: limit, max_tokens: 1 }),
    ],
    unlimited: {},
    candidates: (n) => ({ n, max_tokens: 10 }),
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
      { role: "user", content: [{ type: "text", text }], name: "a" },
    ],
    user: text,
    metadata: { a: text },
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
    ["a model that is null", { model: null }, "model"],
    ["a model that is a number", { model: 4 }, "model"],
    ["no messages", { messages: undefined }, "messages"],
    ["an empty list of messages", { messages: [] }, "messages"],
    ["messages that are null", { messages: null }, "messages"],
    ["messages that are a text", { messages: "hi" }, "messages"],
    ["messages that are an object", { messages: { 0: { role: "user", content: "hi" } } }, "messages"],
    ["a message that is a text", message("hi"), "messages[0]"],
    ["a message without a role", message({ content: "hi" }), "messages[0].role"],
    ["an unknown role", message({ role: "robot", content: "hi" }), "messages[0].role"],
    ["a user without content", message({ role: "user" }), "messages[0].content"],
    ["content that is a number", message({ role: "user", content: 7 }), "messages[0].content"],
    [
      "content that is an object",
      message({ role: "user", content: { type: "text", text: "hi" } }),
      "messages[0].content",
    ],
    ["a part that is a text", part("hi"), "messages[0].content[0]"],
    ["a part without a type", part({ text: "hi" }), "messages[0].content[0].type"],
    ["a text part without a text", part({ type: "text" }), "messages[0].content[0].text"],
    [
      "an image without its address",
      part({ type: "image_url", image_url: {} }),
      "messages[0].content[0].image_url.url",
    ],
    ["a result without a call ID", message({ role: "tool", content: "hi" }), "messages[0].tool_call_id"],
    [
      "a call without an ID",
      call({ type: "function", function: { name: "f", arguments: "{}" } }),
      "messages[0].tool_calls[0].id",
    ],
    ["a call without a name", call({ id: "a", type: "function" }), "messages[0].tool_calls[0].function"],
    [
      "arguments that are an object",
      call({ id: "a", type: "function", function: { name: "f", arguments: {} } }),
      "messages[0].tool_calls[0].function.arguments",
    ],
    ["a temperature that is a text", { temperature: "0.5" }, "temperature"],
    ["a stream that is a text", { stream: "true" }, "stream"],
    ["stream options that are a switch", { stream: true, stream_options: true }, "stream_options"],
    ["a fractional number of tokens", { max_tokens: 1.5 }, "max_tokens"],
    ["a limit that is a text", { max_completion_tokens: "100" }, "max_completion_tokens"],
    ["a stop that is a number", { stop: 7 }, "stop"],
    ["a stop among others that is a number", { stop: ["a", 7] }, "stop[1]"],
    ["tools that are an object", { tools: {} }, "tools"],
    ["a tool that is a text", tool("f"), "tools[0]"],
    ["a function tool without its function", tool({ type: "function" }), "tools[0].function"],
    [
      "parameters that are a text",
      tool({ type: "function", function: { name: "f", parameters: "{}" } }),
      "tools[0].function.parameters",
    ],
    ["a choice that is a number", { tool_choice: 1 }, "tool_choice"],
    ["a format that is a text", { response_format: "json_object" }, "response_format"],
    ["a number of answers that is a text", { n: "2" }, "n"],
    ["a bias that is a list", { logit_bias: [1] }, "logit_bias"],
  ],
  refused: [["to answer later", { deferred: true }, "unsupported_parameter"]],
};
