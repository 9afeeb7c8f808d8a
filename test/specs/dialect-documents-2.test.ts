import { readFileSync } from "node:fs";
import { join } from "node:path";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";
import { expect } from "chai";
import { parse } from "yaml";
import { CHECKOUT } from "../support/checkout.js";
import { type Good, type Bad } from "./described-item-bodies.js";
import { responsesGood, responsesBad } from "./responses-document-cases.js";
import { generateContentGood, generateContentBad } from "./generate-content-document-cases.js";
import { interactionsGood, interactionsBad } from "./interactions-document-cases.js";

interface Schema {
  properties?: Record<string, Schema & { description?: string }>;
  [keyword: string]: unknown;
}

interface Operation {
  operationId: string;
  "x-model": string;
  "x-stream": string;
}

interface DialectDocument {
  "x-dialect": {
    credentials: { in: string; name: string }[];
    refuse: { at: string; is?: unknown; not_null?: boolean; code: string; message: string }[];
  };
  paths: Record<string, { post: Operation }>;
  components: { schemas: Record<string, Schema> };
}

const load = (name: string): DialectDocument =>
  parse(readFileSync(join(CHECKOUT, `specs/dialects/${name}/dialect.yaml`), "utf8")) as DialectDocument;

const documents = new Map(["responses", "generate-content", "interactions"].map((name) => [name, load(name)]));
const ajv = new Ajv2020({ strict: false, strictNumbers: true, ownProperties: true });
for (const [name, document] of documents) ajv.addSchema(document, name);

const compile = (dialect: string, schema: string): ValidateFunction =>
  ajv.compile({ $ref: `${dialect}#/components/schemas/${schema}` });

const response = { id: "resp_1", object: "response", created_at: 1, status: "completed", model: "m", output: [] };
const part = { item_id: "msg_1", output_index: 0, content_index: 0, sequence_number: 1 };
const candidates = [{ content: { role: "model", parts: [{ text: "hi" }] } }];
const answers: [dialect: string, schema: string, good: unknown[], bad: unknown[]][] = [
  [
    "responses",
    "Response",
    [
      response,
      { ...response, output: [{ type: "message", id: "msg_1", role: "assistant", content: [] }], usage: null },
    ],
    [{ object: "response" }, { ...response, output: [{ role: "assistant", content: "hi" }] }],
  ],
  [
    "responses",
    "Event",
    [
      { type: "response.created", sequence_number: 0, response },
      { type: "response.output_text.delta", ...part, delta: "hi", logprobs: [] },
      { type: "response.function_call_arguments.done", ...part, arguments: "{}" },
      { type: "response.web_search_call.searching", sequence_number: 1, item_id: "ws_1" },
      { type: "keepalive", sequence_number: 1 },
      { type: "error", sequence_number: 1, code: null, message: "broken", param: null },
      {
        type: "error",
        sequence_number: 1,
        error: { type: "server_error", code: null, message: "broken", param: null },
      },
    ],
    [
      { type: "response.created", sequence_number: 0 },
      { type: "response.output_text.delta", sequence_number: 1, delta: "hi" },
      { type: "response.completed", response },
      { type: "error" },
      { type: "pong", sequence_number: 1 },
    ],
  ],
  [
    "generate-content",
    "Response",
    [
      { candidates, modelVersion: "m" },
      { candidates: [{ finishReason: 1 }] },
      { promptFeedback: { blockReason: "SAFETY" } },
      { candidates: [{ content: { parts: [{ functionCall: {} }] } }] },
      { error: { code: 503, message: "busy", status: "UNAVAILABLE" } },
    ],
    [{ modelVersion: "m" }, { candidates: { content: {} } }, { error: { message: "busy" } }],
  ],
  [
    "interactions",
    "Response",
    [
      { model: "m", status: "completed", steps: [] },
      {
        id: "1",
        object: "interaction",
        model: "m",
        status: "requires_action",
        steps: [{ type: "function_call", id: "c1", name: "f", arguments: {} }],
      },
    ],
    [{ model: "m", status: "completed" }],
  ],
  [
    "interactions",
    "Event",
    [
      { event_type: "interaction.created", interaction: { id: "", status: "in_progress" } },
      { event_type: "step.start", index: 0, step: { type: "model_output" } },
      { event_type: "step.delta", index: 0, delta: { type: "arguments_delta", arguments: '{"x":' } },
      { event_type: "error", error: { code: "service_unavailable", message: "busy" } },
    ],
    [
      { event_type: "content.start", index: 0 },
      { event_type: "step.start", index: 0 },
      { event_type: "interaction.completed" },
    ],
  ],
];

const tables: [dialect: string, good: Good[], bad: Bad[]][] = [
  ["responses", responsesGood, responsesBad],
  ["generate-content", generateContentGood, generateContentBad],
  ["interactions", interactionsGood, interactionsBad],
];

const routes: [dialect: string, paths: Record<string, [model: string, stream: string]>][] = [
  ["responses", { "/v1/responses": ["body", "body"] }],
  [
    "generate-content",
    {
      "/v1/models/{model}:generateContent": ["path", "never"],
      "/v1beta/models/{model}:generateContent": ["path", "never"],
      "/v1/models/{model}:countTokens": ["path", "never"],
      "/v1beta/models/{model}:countTokens": ["path", "never"],
      "/v1/models/{model}:streamGenerateContent": ["path", "always"],
      "/v1beta/models/{model}:streamGenerateContent": ["path", "always"],
    },
  ],
  ["interactions", { "/v1beta/interactions": ["body", "body"], "/v1/interactions": ["body", "body"] }],
];

const keys: [dialect: string, credentials: string[]][] = [
  ["responses", ["header authorization"]],
  ["generate-content", ["header x-vendora-api-key", "header x-goog-api-key", "header authorization", "query key"]],
  ["interactions", ["header x-vendora-api-key", "header x-goog-api-key", "header authorization"]],
];

const stateful: [dialect: string, onlyTrue: string[], always: string[]][] = [
  ["responses", ["store", "background"], ["previous_response_id", "conversation"]],
  ["generate-content", [], []],
  ["interactions", ["store", "background"], ["previous_interaction_id", "agent", "environment", "webhook_config"]],
];

function document(dialect: string): DialectDocument {
  const found = documents.get(dialect);
  if (found === undefined) throw new Error(`no document of ${dialect} was loaded`);
  return found;
}

/** Paths of the properties, at any depth of a schema, that have no description. */
function undescribed(schema: Schema, path: string): string[] {
  return Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
    ...(typeof property.description === "string" ? [] : [`${path}.${name}`]),
    ...undescribed(property, `${path}.${name}`),
  ]);
}

describe("dialect documents of item, part and step dialects", () => {
  for (const [dialect, good, bad] of tables) {
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

  for (const [dialect, schema, good, bad] of answers) {
    const validate = compile(dialect, schema);
    it(`${dialect}: ${schema} describes what is on the wire`, () => {
      expect(good.filter((body) => !validate(body))).to.deep.equal([]);
    });
    it(`${dialect}: ${schema} rejects other bodies`, () => {
      expect(bad.filter((body) => validate(body))).to.deep.equal([]);
    });
  }

  for (const [dialect, paths] of routes) {
    it(`${dialect}: each path declares where the model is and whether it streams`, () => {
      const found = Object.entries(document(dialect).paths).map(([path, { post }]) => [
        path,
        [post["x-model"], post["x-stream"]],
      ]);
      expect(Object.fromEntries(found)).to.deep.equal(paths);
    });
  }

  for (const [dialect, credentials] of keys) {
    it(`${dialect}: a key is looked for in every documented place, in order`, () => {
      expect(document(dialect)["x-dialect"].credentials.map(({ in: place, name }) => `${place} ${name}`)).to.deep.equal(
        credentials,
      );
    });
  }

  for (const [dialect, onlyTrue, always] of stateful) {
    const { refuse } = document(dialect)["x-dialect"];
    it(`${dialect}: requests for stored state are refused with their own error`, () => {
      expect(refuse.filter((rule) => rule.is === true).map(({ at }) => at)).to.deep.equal(onlyTrue);
      expect(refuse.filter((rule) => rule.not_null).map(({ at }) => at)).to.deep.equal(always);
      expect(
        refuse.filter(({ at, code, message }) => code !== "stateful_not_supported" || !message.includes(`\`${at}\``)),
      ).to.deep.equal([]);
    });
  }

  for (const [dialect, { components }] of documents) {
    const { schemas } = components;
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
