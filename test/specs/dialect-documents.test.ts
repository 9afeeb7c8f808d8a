import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect } from "chai";
import { parse } from "yaml";
import { CHECKOUT } from "../support/checkout.js";
import { type Good, type Bad } from "./described-bodies.js";
import { chatGood, chatBad } from "./chat-document-cases.js";
import { messagesGood, messagesBad } from "./messages-document-cases.js";

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

const load = (path: string): unknown => parse(readFileSync(join(CHECKOUT, `specs/${path}`), "utf8"));

const documents = new Map(
  ["chat", "messages"].map((name) => [name, load(`dialects/${name}/dialect.yaml`) as DialectDocument]),
);
const ajv = new Ajv2020({ strict: false, strictNumbers: true, ownProperties: true });
for (const [name, document] of documents) ajv.addSchema(document, name);

const compile = (dialect: string, schema: string): ValidateFunction =>
  ajv.compile({ $ref: `${dialect}#/components/schemas/${schema}` });

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

/** Paths of the properties, at any depth of a schema, that have no description. */
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
    it(`${dialect}: ${schema} rejects other bodies`, () => {
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
