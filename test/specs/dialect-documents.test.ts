import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect } from "chai";
import { parse } from "yaml";
import { CHECKOUT } from "../support/checkout.js";

interface Schema {
  properties?: Record<string, Schema & { description?: string }>;
  [keyword: string]: unknown;
}

interface DialectDocument {
  components: { schemas: Record<string, Schema> };
}

interface Refusals {
  refuse: { at: string; not_null?: boolean; not_in?: string[]; code: string; message: string }[];
}

type Good = [name: string, body: unknown];
type Bad = [name: string, body: unknown, instancePath: string, message: string];

const load = (path: string): unknown => parse(readFileSync(join(CHECKOUT, `specs/${path}`), "utf8"));

const documents = new Map(["chat", "messages"].map((name) => [name, load(`dialects/${name}.yaml`) as DialectDocument]));
const ajv = new Ajv2020({ strict: false, strictNumbers: true, ownProperties: true });
for (const [name, document] of documents) ajv.addSchema(document, name);

const compile = (dialect: string, schema: string): ValidateFunction =>
  ajv.compile({ $ref: `${dialect}#/components/schemas/${schema}` });

const say = (message: unknown): unknown => ({ model: "maker/model", messages: [message] });
const chat = (fields: object): unknown => ({
  model: "maker/model",
  messages: [{ role: "user", content: "hi" }],
  ...fields,
});
const part = (value: unknown): unknown => say({ role: "user", content: [value] });

const chatGood: Good[] = [
  ["a minimal call", chat({})],
  ["a list of parts", part({ type: "text", text: "hi" })],
  ["an image by address", part({ type: "image_url", image_url: { url: "https://host.test/a.png", detail: null } })],
  ["an image as a bare address", part({ type: "image_url", image_url: "https://host.test/a.png" })],
  ["a document", part({ type: "file", file: { filename: "a.pdf", file_data: "data:application/pdf;base64,AA==" } })],
  ["a part of an unknown type", part({ type: "hologram", beam: 1 })],
  [
    "an assistant that only calls",
    say({
      role: "assistant",
      content: null,
      tool_calls: [{ id: "c1", type: "function", function: { name: "f", arguments: "{}" } }],
    }),
  ],
  [
    "an assistant without content",
    say({ role: "assistant", tool_calls: [{ id: "c1", function: { name: "f", arguments: "" } }] }),
  ],
  [
    "a custom call",
    say({ role: "assistant", tool_calls: [{ id: "c1", type: "custom", custom: { name: "f", input: "x" } }] }),
  ],
  ["an assistant with reasoning", say({ role: "assistant", content: "hi", reasoning_content: "hm", refusal: null })],
  ["the result of a call", say({ role: "tool", tool_call_id: "c1", content: "4" })],
  ["a function tool", chat({ tools: [{ type: "function", function: { name: "f", parameters: null, strict: null } }] })],
  ["a tool without a type", chat({ tools: [{ function: { name: "f" } }] })],
  ["a tool of an unknown type", chat({ tools: [{ type: "maker:search" }] })],
  ["a choice in a word", chat({ tool_choice: "any" })],
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
  ["an effort this document does not know", chat({ reasoning_effort: "tremendous" })],
  ["an unknown field", chat({ repetition_penalty: 1.1 })],
  [
    "nulls for all that is optional",
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

const chatBad: Bad[] = [
  ["no model", { messages: [{ role: "user", content: "hi" }] }, "", "must have required property 'model'"],
  ["an empty model", chat({ model: "" }), "/model", "must NOT have fewer than 1 characters"],
  ["no messages", { model: "maker/model" }, "", "must have required property 'messages'"],
  ["empty messages", chat({ messages: [] }), "/messages", "must NOT have fewer than 1 items"],
  ["messages as a text", chat({ messages: "hi" }), "/messages", "must be array"],
  ["a message as a text", say("hi"), "/messages/0", "must be object"],
  ["a message without role", say({ content: "hi" }), "/messages/0", "must have required property 'role'"],
  [
    "an unknown role",
    say({ role: "model", content: "hi" }),
    "/messages/0/role",
    "must be equal to one of the allowed values",
  ],
  ["a user who says nothing", say({ role: "user" }), "/messages/0", "must have required property 'content'"],
  ["a user who says null", say({ role: "user", content: null }), "/messages/0/content", "must be string,array"],
  [
    "content as one part",
    say({ role: "user", content: { type: "text", text: "hi" } }),
    "/messages/0/content",
    "must be string,array",
  ],
  [
    "an assistant's content as a number",
    say({ role: "assistant", content: 4 }),
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
    "a result that names no call",
    say({ role: "tool", content: "4" }),
    "/messages/0",
    "must have required property 'tool_call_id'",
  ],
  [
    "a call without function",
    say({ role: "assistant", tool_calls: [{ id: "c1", type: "function" }] }),
    "/messages/0/tool_calls/0",
    "must have required property 'function'",
  ],
  [
    "arguments as an object",
    say({ role: "assistant", tool_calls: [{ id: "c1", function: { name: "f", arguments: {} } }] }),
    "/messages/0/tool_calls/0/function/arguments",
    "must be string,null",
  ],
  [
    "a flat function tool",
    chat({ tools: [{ type: "function", name: "f" }] }),
    "/tools/0",
    "must have required property 'function'",
  ],
  [
    "a function without name",
    chat({ tools: [{ type: "function", function: {} }] }),
    "/tools/0/function",
    "must have required property 'name'",
  ],
  [
    "a choice that names nothing",
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
  ["a temperature in words", chat({ temperature: "hot" }), "/temperature", "must be number,null"],
  ["half a token", chat({ max_tokens: 0.5 }), "/max_tokens", "must be integer,null"],
  ["a stream switch in words", chat({ stream: "true" }), "/stream", "must be boolean,null"],
  ["a stop text that is a number", chat({ stop: ["END", 4] }), "/stop/1", "must be string"],
];

const turn = (message: unknown): unknown => ({ model: "maker/model", max_tokens: 9, messages: [message] });
const messages = (fields: object): unknown => ({
  model: "maker/model",
  max_tokens: 9,
  messages: [{ role: "user", content: "hi" }],
  ...fields,
});
const block = (value: unknown): unknown => turn({ role: "user", content: [value] });

const messagesGood: Good[] = [
  ["a minimal call", messages({})],
  ["a call that only fills the cache", messages({ max_tokens: 0 })],
  ["a list of blocks", block({ type: "text", text: "hi", cache_control: { type: "ephemeral" } })],
  ["an image in base64", block({ type: "image", source: { type: "base64", media_type: "image/png", data: "AA==" } })],
  [
    "a document by address",
    block({ type: "document", source: { type: "url", url: "https://host.test/a.pdf" }, citations: { enabled: true } }),
  ],
  [
    "a search result whose source is a text",
    block({ type: "search_result", source: "https://host.test", title: "t", content: [{ type: "text", text: "hi" }] }),
  ],
  ["a block of an unknown type", block({ type: "hologram", beam: 1 })],
  ["a call", turn({ role: "assistant", content: [{ type: "tool_use", id: "c1", name: "f", input: {} }] })],
  [
    "reasoning",
    turn({
      role: "assistant",
      content: [
        { type: "thinking", thinking: "", signature: "s" },
        { type: "redacted_thinking", data: "d" },
      ],
    }),
  ],
  ["a result in words", block({ type: "tool_result", tool_use_id: "c1", content: "4", is_error: false })],
  ["a result in blocks", block({ type: "tool_result", tool_use_id: "c1", content: [{ type: "text", text: "4" }] })],
  ["a result without content", block({ type: "tool_result", tool_use_id: "c1" })],
  [
    "the result of a vendor's tool",
    block({ type: "web_fetch_tool_result", tool_use_id: "c1", content: { type: "web_fetch_result" } }),
  ],
  ["instructions as a text", messages({ system: "be brief" })],
  ["instructions as blocks", messages({ system: [{ type: "text", text: "be brief" }] })],
  ["a tool", messages({ tools: [{ name: "f", description: "d", input_schema: { type: "object" } }] })],
  ["a vendor's tool", messages({ tools: [{ type: "web_search_20250305", name: "web_search", max_uses: null }] })],
  ["a forced tool", messages({ tool_choice: { type: "tool", name: "f" } })],
  ["reasoning with a budget", messages({ thinking: { type: "enabled", budget_tokens: 1024 } })],
  [
    "a schema for the answer",
    messages({ output_config: { effort: "high", format: { type: "json_schema", schema: {} } } }),
  ],
  ["an unknown field", messages({ future: true })],
  [
    "nulls for all that is optional",
    messages({
      system: null,
      stream: null,
      tools: null,
      tool_choice: null,
      thinking: null,
      metadata: null,
      stop_sequences: null,
      temperature: null,
    }),
  ],
];

const messagesBad: Bad[] = [
  [
    "no model",
    { max_tokens: 9, messages: [{ role: "user", content: "hi" }] },
    "",
    "must have required property 'model'",
  ],
  ["no messages", { model: "maker/model", max_tokens: 9 }, "", "must have required property 'messages'"],
  ["empty messages", messages({ messages: [] }), "/messages", "must NOT have fewer than 1 items"],
  ["no max_tokens", say({ role: "user", content: "hi" }), "", "must have required property 'max_tokens'"],
  ["a null max_tokens", messages({ max_tokens: null }), "/max_tokens", "must be integer"],
  ["a negative max_tokens", messages({ max_tokens: -1 }), "/max_tokens", "must be >= 0"],
  ["a turn without role", turn({ content: "hi" }), "/messages/0", "must have required property 'role'"],
  [
    "an unknown role",
    turn({ role: "tool", content: "hi" }),
    "/messages/0/role",
    "must be equal to one of the allowed values",
  ],
  ["a turn without content", turn({ role: "user" }), "/messages/0", "must have required property 'content'"],
  [
    "content as one block",
    turn({ role: "user", content: { type: "text", text: "hi" } }),
    "/messages/0/content",
    "must be string,array",
  ],
  ["a block without type", block({ text: "hi" }), "/messages/0/content/0", "must have required property 'type'"],
  ["a text block without text", block({ type: "text" }), "/messages/0/content/0", "must have required property 'text'"],
  [
    "an image without source",
    block({ type: "image" }),
    "/messages/0/content/0",
    "must have required property 'source'",
  ],
  [
    "an image whose source is a text",
    block({ type: "image", source: "https://host.test/a.png" }),
    "/messages/0/content/0/source",
    "must be object",
  ],
  [
    "an image without data",
    block({ type: "image", source: { type: "base64" } }),
    "/messages/0/content/0/source",
    "must have required property 'data'",
  ],
  [
    "a call whose input is JSON text",
    turn({ role: "assistant", content: [{ type: "tool_use", id: "c1", name: "f", input: "{}" }] }),
    "/messages/0/content/0/input",
    "must be object",
  ],
  [
    "a call without id",
    turn({ role: "assistant", content: [{ type: "tool_use", name: "f", input: {} }] }),
    "/messages/0/content/0",
    "must have required property 'id'",
  ],
  [
    "a result that names no call",
    block({ type: "tool_result", content: "4" }),
    "/messages/0/content/0",
    "must have required property 'tool_use_id'",
  ],
  [
    "a fault inside a result",
    block({ type: "tool_result", tool_use_id: "c1", content: [{ type: "text" }] }),
    "/messages/0/content/0/content/0",
    "must have required property 'text'",
  ],
  ["instructions as an object", messages({ system: {} }), "/system", "must be string,array,null"],
  [
    "a tool without schema",
    messages({ tools: [{ name: "f" }] }),
    "/tools/0",
    "must have required property 'input_schema'",
  ],
  ["a choice in a word", messages({ tool_choice: "auto" }), "/tool_choice", "must be object,null"],
  [
    "a forced tool without name",
    messages({ tool_choice: { type: "tool" } }),
    "/tool_choice",
    "must have required property 'name'",
  ],
  ["one stop text", messages({ stop_sequences: "END" }), "/stop_sequences", "must be array,null"],
  [
    "reasoning without type",
    messages({ thinking: { budget_tokens: 1024 } }),
    "/thinking",
    "must have required property 'type'",
  ],
];

const usage = { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 };
const chunk = { id: "1", object: "chat.completion.chunk", created: 1, model: "m" };
const answers: [dialect: string, schema: string, good: unknown[], bad: unknown[]][] = [
  [
    "chat",
    "Response",
    [
      {
        id: "1",
        created: 1,
        model: "m",
        choices: [{ index: 0, message: { role: "assistant", content: null } }],
        usage,
      },
    ],
    [{ id: "1", created: 1, model: "m" }],
  ],
  ["chat", "Chunk", [{ ...chunk, choices: [], usage }, { error: { message: "broken", code: 429 } }], [chunk]],
  [
    "messages",
    "Response",
    [
      {
        id: "1",
        type: "message",
        role: "assistant",
        model: "m",
        content: [],
        stop_reason: "refusal",
        usage: { input_tokens: 1, output_tokens: 0 },
      },
    ],
    [{ type: "message" }],
  ],
  [
    "messages",
    "Event",
    [
      { type: "ping" },
      { type: "content_block_delta", index: 0, delta: { type: "text_delta", text: "hi" } },
      { type: "error", error: { type: "overloaded_error", message: "busy" } },
    ],
    [{ type: "pong" }, { type: "content_block_stop" }],
  ],
];

function checkRequests(dialect: string, good: Good[], bad: Bad[]): void {
  describe(`a ${dialect} request`, () => {
    const validate = compile(dialect, "Request");
    for (const [name, body] of good) {
      it(`may have ${name}`, () => {
        validate(body);
        expect(validate.errors).to.equal(null);
      });
    }
    for (const [name, body, instancePath, message] of bad) {
      it(`may not have ${name}`, () => {
        expect(validate(body)).to.equal(false);
        expect(validate.errors?.[0]).to.include({ instancePath, message });
      });
    }
  });
}

/** Paths of the properties, at any depth of a schema, that no description explains. */
function undescribed(schema: Schema, path: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(typeof property.description === "string" ? [] : [`${path}.${name}`]),
    ...undescribed(property, `${path}.${name}`),
  ]);
}

describe("dialect documents", () => {
  checkRequests("chat", chatGood, chatBad);
  checkRequests("messages", messagesGood, messagesBad);

  for (const [dialect, schema, good, bad] of answers) {
    const validate = compile(dialect, schema);
    it(`${dialect}: ${schema} describes what is on the wire`, () => {
      expect(good.filter((body) => !validate(body))).to.deep.equal([]);
    });
    it(`${dialect}: ${schema} rejects what is not`, () => {
      expect(bad.filter((body) => validate(body))).to.deep.equal([]);
    });
  }

  for (const [dialect, document] of documents) {
    const { schemas } = document.components;
    it(`${dialect}: every schema is valid and every reference leads somewhere`, () => {
      for (const name of Object.keys(schemas)) compile(dialect, name);
      expect(
        Object.entries(schemas)
          .filter(([, schema]) => !ajv.validateSchema(schema))
          .map(([name]) => name),
      ).to.deep.equal([]);
    });
    it(`${dialect}: every property is described`, () => {
      expect(Object.entries(schemas).flatMap(([name, schema]) => undescribed(schema, name))).to.deep.equal([]);
    });
  }
});

describe("common refusals", () => {
  const { refuse } = load("refusals.yaml") as Refusals;

  it("cover the routing fields and the paid tiers", () => {
    expect(refuse.filter((rule) => rule.not_null).map((rule) => rule.at)).to.deep.equal([
      "provider",
      "providers",
      "routing",
      "route",
      "models",
      "fallbacks",
      "transforms",
    ]);
    expect(refuse.filter((rule) => rule.not_in).map((rule) => rule.at)).to.deep.equal([
      "service_tier",
      "serviceTier",
      "speed",
    ]);
  });

  it("name the field at fault in their message", () => {
    expect(refuse.filter((rule) => !rule.message.includes(`\`${rule.at}\``))).to.deep.equal([]);
  });
});
