import { expect } from "chai";
import { dataOf, nowhere, type DialectClient, type ErrorParts } from "./dialect-client.js";

const step = (fields: unknown) => ({ input: [fields] });
const config = (fields: unknown) => ({ generation_config: fields });

function readError(body: unknown): ErrorParts {
  expect(body).to.have.all.keys("error");
  const { error } = body as { error: { code: string; message: string } };
  expect(error).to.have.all.keys("code", "message");
  return { code: error.code, message: error.message, place: error.message };
}

export const dialectClient: DialectClient = {
  path: () => "/v1beta/interactions",
  namesModel: true,
  headers: {},
  credentials: (key) => [
    { headers: { "x-goog-api-key": key } },
    { headers: { "x-vendora-api-key": key } },
    { headers: { authorization: `Bearer ${key}` } },
  ],
  foreign: (key) => [{ headers: { "x-api-key": key } }, { query: `key=${key}` }, ...nowhere(key)],
  body: (model) => ({ model, input: "hi" }),
  limited: (tokens) => ({ generation_config: { max_output_tokens: tokens } }),
  streaming: { stream: true },
  added: ',"store":false',
  addedToStream: "",
  readError,
  readErrorEvent(event) {
    expect(event).to.match(/^event: error\n/);
    const { event_type, error } = dataOf(event) as { event_type: string; error: { code: string; message: string } };
    expect(event_type).to.equal("error");
    return `${error.code}: ${error.message}`;
  },
  goodEnd: /\[DONE\]|interaction\.completed/,
  integer: (digits) => `"generation_config":{"max_output_tokens":${digits}}`,
  ways: {
    limits: [(max_output_tokens) => ({ generation_config: { max_output_tokens } })],
    unlimited: {},
    image: (data) => ({ input: [{ type: "image", mime_type: "image/png", data }] }),
    words: (input) => ({ input }),
  },
  everywhere: (text) => ({ system_instruction: text, input: text, labels: { a: text }, [text]: text }),
  wrong: [
    ["no model", { model: undefined }, "model"],
    ["an empty model", { model: "" }, "model"],
    ["no input", { input: undefined }, "input"],
    ["an empty input", { input: [] }, "input"],
    ["an empty text", { input: "" }, "input"],
    ["input that is null", { input: null }, "input"],
    ["input that is a number", { input: 7 }, "input"],
    ["a step that is a number", step(7), "input[0]"],
    ["a text without a text", step({ type: "text" }), "input[0].text"],
    ["a call without a name", step({ type: "function_call", id: "a", arguments: {} }), "input[0].name"],
    [
      "arguments that are a text",
      step({ type: "function_call", id: "a", name: "f", arguments: "{}" }),
      "input[0].arguments",
    ],
    ["a result without a call ID", step({ type: "function_result", name: "f", result: "hi" }), "input[0].call_id"],
    ["settings that are a text", config("hot"), "generation_config"],
    ["a temperature that is a text", config({ temperature: "0.5" }), "generation_config.temperature"],
    ["a limit that is a text", config({ max_output_tokens: "100" }), "generation_config.max_output_tokens"],
    ["a stream that is a text", { stream: "true" }, "stream"],
    ["tools that are an object", { tools: {} }, "tools"],
    ["a tool without a type", { tools: [{ name: "f" }] }, "tools[0].type"],
  ],
  refused: [
    ["to store the answer", { store: true }, "stateful_not_supported"],
    ["to answer in the background", { background: true }, "stateful_not_supported"],
    ["to go on from an answer", { previous_interaction_id: "int_1" }, "stateful_not_supported"],
    ["for an agent", { agent: "deep-research" }, "stateful_not_supported"],
    ["for an environment", { environment: {} }, "stateful_not_supported"],
    ["for a callback address", { webhook_config: "https://example.test" }, "stateful_not_supported"],
    ["for a callback", { webhook_config: { url: "https://example.test" } }, "stateful_not_supported"],
  ],
};
