import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { problemsOf, type Edit } from "../../support/codegen/spec-tree.js";

const example = (body: string, key = "example"): Edit => [
  "dialects/chat/dialect.yaml",
  "      x-stream: body\n",
  "      x-stream: body\n      requestBody:\n        content:\n          application/json:\n" +
    `            schema: { $ref: "#/components/schemas/Request" }\n            ${key}: ${body}\n`,
];

const REQUIRED = "      required: [model, messages]\n";
const condition = (test: string): string => `${REQUIRED}      if: ${test}\n      then: { required: [seed] }\n`;

describe("examplesDescribed: examples of requests are as the schemas say", () => {
  faultCases([
    [
      "a misspelt member of an item",
      [example("{ model: maker/some-model, messages: [{ ▸rol: user, content: Hello. }] }")],
      'the example has "rol", which the schema of the body does not describe here',
      'did you mean "role"?',
    ],
    [
      "a member that there is not",
      [example("{ model: maker/some-model, messages: [], stream_options: { ▸colours: true } }")],
      'the example has "colours", which the schema of the body does not describe here',
      "known here: include_usage",
    ],
    [
      "without a required member",
      [example("{ model: maker/some-model }", "▸example")],
      'the example lacks "messages", which the schema requires',
      "write messages: <value>",
    ],
    [
      "with a misspelt word",
      [example("{ model: maker/some-model, messages: [{ ▸role: usr, content: Hello. }] }")],
      'the example has "usr" here, and the schema allows "system" or "user" or "assistant" or "tool"',
      'did you mean "user"?',
    ],
    [
      "with a number for a text",
      [example("{ ▸model: 4, messages: [] }")],
      "the example has 4 here, and the schema allows string",
      'write "4" in quotes',
    ],
    [
      "with a text for a number",
      [example("{ model: maker/some-model, messages: [], ▸max_tokens: many }")],
      'the example has "many" here, and the schema allows integer or null',
      "write another value, or change the schema",
    ],
    [
      "above a bound",
      [
        [
          "dialects/chat/dialect.yaml",
          'seed: { type: [integer, "null"],',
          'seed: { type: [integer, "null"], maximum: 9,',
        ],
        example("{ model: maker/some-model, messages: [], ▸seed: 10 }"),
      ],
      "the example has 10 here, and maximum is 9",
      "write another value, or change the schema",
    ],
    [
      "with too short a list",
      [
        ["dialects/chat/dialect.yaml", "messages: { type: array,", "messages: { type: array, minItems: 1,"],
        example("{ model: maker/some-model, ▸messages: [] }"),
      ],
      "the example has 0 items here, and minItems is 1",
      "write another value, or change the schema",
    ],
    [
      "against a condition",
      [
        ["dialects/chat/dialect.yaml", REQUIRED, condition("{ properties: { stream: { const: true } } }")],
        example("{ model: maker/some-model, messages: [], stream: true }", "▸example"),
      ],
      'the example lacks "seed", which the schema requires',
      "write seed: <value>",
    ],
    [
      "of a schema without an end",
      [
        [
          "dialects/chat/dialect.yaml",
          "    Message:\n",
          "    ▸Message:\n      allOf: [{ $ref: '#/components/schemas/Message' }]\n",
        ],
        example("{ model: maker/some-model, messages: [{ role: user }] }"),
      ],
      'the schema "Message" is itself',
      "refer to it from a member, or from items",
    ],
  ]);

  it("a condition that is not looked at has no branch", async () => {
    const test = "{ properties: { model: { pattern: '^large' } } }";
    const { problems } = await problemsOf([
      ["dialects/chat/dialect.yaml", REQUIRED, condition(test)],
      example("{ model: maker/some-model, messages: [] }"),
    ]);
    expect(problems).to.deep.equal([]);
  });
});
