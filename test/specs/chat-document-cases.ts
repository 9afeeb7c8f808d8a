/** Bodies that the document of chat accepts and refuses. */
import type { Json } from "../../src/registry.js";
import { type Good, chat, part, bodyWith, type Bad } from "./described-bodies.js";

const earlier = (images: Json) => bodyWith({ role: "assistant", content: "hi", images });

export const chatGood: Good[] = [
  ["a minimal call", chat({})],
  ["a list of parts", part({ type: "text", text: "hi" })],
  ["an image by address", part({ type: "image_url", image_url: { url: "https://host.test/a.png", detail: null } })],
  ["an image as a bare address", part({ type: "image_url", image_url: "https://host.test/a.png" })],
  ["a document", part({ type: "file", file: { filename: "a.pdf", file_data: "data:application/pdf;base64,AA==" } })],
  ["a part of an unknown type", part({ type: "hologram", beam: 1 })],
  [
    "an assistant with calls alone",
    bodyWith({
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c1", type: "function", function: { name: "f", arguments: "{}" } }],
    }),
  ],
  [
    "an assistant without content",
    bodyWith({ role: "assistant", tool_calls: [{ id: "c1", function: { name: "f", arguments: "" } }] }),
  ],
  [
    "a custom call",
    bodyWith({ role: "assistant", tool_calls: [{ id: "c1", type: "custom", custom: { name: "f", input: "x" } }] }),
  ],
  [
    "an assistant with reasoning",
    bodyWith({ role: "assistant", content: "hi", reasoning_content: "hm", refusal: null }),
  ],
  ["earlier images", earlier([{ type: "image_url", index: 0, image_url: { url: "https://host.test/a.png" } }])],
  ["an earlier image by a bare address", earlier([{ type: "image_url", image_url: "https://host.test/a.png" }])],
  ["earlier images as texts", earlier(["AA=="])],
  ["earlier images in one text", earlier("AA==")],
  ["an earlier image without its list", earlier({ type: "image_url", image_url: { url: "https://host.test/a.png" } })],
  ["earlier images whose members are null", earlier([{ type: null, index: null, image_url: null }, null])],
  ["an earlier image whose address is null", earlier([{ type: "image_url", image_url: { url: null } }])],
  ["an earlier image whose place is a text", earlier([{ type: "image_url", index: "0", image_url: [] }])],
  ["an earlier image of an unknown form", earlier([{ type: "hologram", beam: 1 }])],
  ["no earlier images", earlier(null)],
  ["the result of a call", bodyWith({ role: "tool", tool_call_id: "c1", content: "4" })],
  ["a function tool", chat({ tools: [{ type: "function", function: { name: "f", parameters: null, strict: null } }] })],
  ["a tool without a type", chat({ tools: [{ function: { name: "f" } }] })],
  ["a tool of an unknown type", chat({ tools: [{ type: "maker:search" }] })],
  ["a choice by mode", chat({ tool_choice: "any" })],
  ["a choice of one tool", chat({ tool_choice: { type: "function", function: { name: "f" } } })],
  [
    "a choice of several tools",
    chat({
      tool_choice: {
        type: "allowed_tools",
        allowed_tools: { mode: "auto", tools: [{ type: "function", function: { name: "f" } }] },
      },
    }),
  ],
  [
    "a schema for the answer",
    chat({ response_format: { type: "json_schema", json_schema: { name: "a", schema: {} } } }),
  ],
  ["one stop text", chat({ stop: "END" })],
  ["several stop texts", chat({ stop: ["END", "FIN"] })],
  ["an effort that this document does not list", chat({ reasoning_effort: "tremendous" })],
  ["an unknown field", chat({ repetition_penalty: 1.1 })],
  [
    "nulls for all optional members",
    chat({
      stream: null,
      stop: null,
      tools: null,
      tool_choice: null,
      response_format: null,
      stream_options: null,
      max_tokens: null,
      temperature: null,
      user: null,
    }),
  ],
];

export const chatBad: Bad[] = [
  ["no model", { messages: [{ role: "user", content: "hi" }] }, "", "must have required property 'model'"],
  ["an empty model", chat({ model: "" }), "/model", "must NOT have fewer than 1 characters"],
  ["no messages", { model: "maker/model" }, "", "must have required property 'messages'"],
  ["empty messages", chat({ messages: [] }), "/messages", "must NOT have fewer than 1 items"],
  ["messages as a text", chat({ messages: "hi" }), "/messages", "must be array"],
  ["a message as a text", bodyWith("hi"), "/messages/0", "must be object"],
  ["a message without role", bodyWith({ content: "hi" }), "/messages/0", "must have required property 'role'"],
  [
    "an unknown role",
    bodyWith({ role: "model", content: "hi" }),
    "/messages/0/role",
    "must be equal to one of the allowed values",
  ],
  ["a user without content", bodyWith({ role: "user" }), "/messages/0", "must have required property 'content'"],
  [
    "a user whose content is null",
    bodyWith({ role: "user", content: null }),
    "/messages/0/content",
    "must be string,array",
  ],
  [
    "content as one part",
    bodyWith({ role: "user", content: { type: "text", text: "hi" } }),
    "/messages/0/content",
    "must be string,array",
  ],
  [
    "an assistant's content as a number",
    bodyWith({ role: "assistant", content: 4 }),
    "/messages/0/content",
    "must be string,array,null",
  ],
  ["a part without type", part({ text: "hi" }), "/messages/0/content/0", "must have required property 'type'"],
  ["a text part without text", part({ type: "text" }), "/messages/0/content/0", "must have required property 'text'"],
  [
    "an image without address",
    part({ type: "image_url", image_url: { url: null } }),
    "/messages/0/content/0/image_url/url",
    "must be string",
  ],
  [
    "a result without a call ID",
    bodyWith({ role: "tool", content: "4" }),
    "/messages/0",
    "must have required property 'tool_call_id'",
  ],
  [
    "a call without function",
    bodyWith({ role: "assistant", tool_calls: [{ id: "c1", type: "function" }] }),
    "/messages/0/tool_calls/0",
    "must have required property 'function'",
  ],
  [
    "arguments as an object",
    bodyWith({ role: "assistant", tool_calls: [{ id: "c1", function: { name: "f", arguments: {} } }] }),
    "/messages/0/tool_calls/0/function/arguments",
    "must be string,null",
  ],
  [
    "a tool without a function or a name",
    chat({ tools: [{ type: "function", description: "It looks." }] }),
    "/tools/0",
    "must have required property 'function'",
  ],
  [
    "a choice among tools that names one",
    chat({ tool_choice: { type: "allowed_tools", name: "look" } }),
    "/tool_choice",
    "must have required property 'allowed_tools'",
  ],
  [
    "a function without name",
    chat({ tools: [{ type: "function", function: {} }] }),
    "/tools/0/function",
    "must have required property 'name'",
  ],
  [
    "a choice without a name",
    chat({ tool_choice: { type: "function" } }),
    "/tool_choice",
    "must have required property 'function'",
  ],
  ["a format without type", chat({ response_format: {} }), "/response_format", "must have required property 'type'"],
  [
    "a schema format without schema",
    chat({ response_format: { type: "json_schema" } }),
    "/response_format",
    "must have required property 'json_schema'",
  ],
  ["a temperature as a text", chat({ temperature: "hot" }), "/temperature", "must be number,null"],
  ["a fractional number of tokens", chat({ max_tokens: 0.5 }), "/max_tokens", "must be integer,null"],
  ["a stream switch as a text", chat({ stream: "true" }), "/stream", "must be boolean,null"],
  ["a stop text that is a number", chat({ stop: ["END", 4] }), "/stop/1", "must be string"],
];
