import { expect } from "chai";
import { nowhere, type DialectClient, type ErrorParts } from "./dialect-client.js";

const CODED = /^([a-z_]+): ([^]+)$/;
const FAILED = /^!(\w+Exception) (\{.*\})$/;
const message = (fields: unknown) => ({ messages: [fields] });
const block = (fields: unknown) => message({ role: "user", content: [fields] });
const tool = (fields: unknown) => ({ toolConfig: { tools: [fields] } });

/** The dialect has no place for a code: it is at the start of the message. */
function readError(body: unknown): ErrorParts {
  expect(body).to.have.all.keys("message");
  const [, code = "", text = ""] = CODED.exec((body as { message: string }).message) ?? [];
  return { code, message: text, place: text };
}

export const dialectClient: DialectClient = {
  path: (model, stream = false) => `/model/${encodeURIComponent(model)}/${stream ? "converse-stream" : "converse"}`,
  namesModel: false,
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
  body: () => ({ messages: [{ role: "user", content: [{ text: "hi" }] }] }),
  limited: (tokens) => ({ inferenceConfig: { maxTokens: tokens } }),
  streaming: {},
  added: "",
  addedToStream: "",
  readError,
  readErrorEvent(event) {
    const [, , data = ""] = FAILED.exec(event.trim()) ?? expect.fail(`${event} is no exception`);
    return (JSON.parse(data) as { message: string }).message;
  },
  goodEnd: /^metadata /m,
  integer: (digits) => `"inferenceConfig":{"maxTokens":${digits}}`,
  ways: {
    limits: [(maxTokens) => ({ inferenceConfig: { maxTokens } })],
    unlimited: {},
    image: (bytes) => ({
      messages: [{ role: "user", content: [{ image: { format: "png", source: { bytes } } }] }],
    }),
    words: (text) => ({ messages: [{ role: "user", content: [{ text }] }] }),
  },
  everywhere: (text) => ({
    system: [{ text }],
    messages: [{ role: "user", content: [{ text }] }],
    toolConfig: {
      tools: [
        { toolSpec: { name: "f", description: text, inputSchema: { json: { type: "object", description: text } } } },
      ],
    },
    requestMetadata: { a: text },
    [text]: text,
  }),
  wrong: [
    ["no messages", { messages: undefined }, "messages"],
    ["an empty list of messages", { messages: [] }, "messages"],
    ["messages that are a text", { messages: "hi" }, "messages"],
    ["a message that is a text", message("hi"), "messages[0]"],
    ["a message without a role", message({ content: [{ text: "hi" }] }), "messages[0].role"],
    ["a role nobody has", message({ role: "robot", content: [{ text: "hi" }] }), "messages[0].role"],
    ["a message without content", message({ role: "user" }), "messages[0].content"],
    ["content that is a text", message({ role: "user", content: "hi" }), "messages[0].content"],
    ["a block that is a text", block("hi"), "messages[0].content[0]"],
    ["a text that is a number", block({ text: 7 }), "messages[0].content[0].text"],
    ["an image without its source", block({ image: { format: "png" } }), "messages[0].content[0].image.source"],
    ["a call without an ID", block({ toolUse: { name: "f" } }), "messages[0].content[0].toolUse.toolUseId"],
    ["a result of no call", block({ toolResult: {} }), "messages[0].content[0].toolResult.toolUseId"],
    ["a temperature that is a text", { inferenceConfig: { temperature: "0.5" } }, "inferenceConfig.temperature"],
    ["a fraction of a token", { inferenceConfig: { maxTokens: 1.5 } }, "inferenceConfig.maxTokens"],
    ["a stop that is a text", { inferenceConfig: { stopSequences: "END" } }, "inferenceConfig.stopSequences"],
    ["tools that are an object", { toolConfig: { tools: {} } }, "toolConfig.tools"],
    ["a tool without a name", tool({ toolSpec: {} }), "toolConfig.tools[0].toolSpec.name"],
    ["a choice that is a text", { toolConfig: { toolChoice: "any" } }, "toolConfig.toolChoice"],
  ],
  refused: [],
};
