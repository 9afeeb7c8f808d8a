import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

const example = (body: string): Edit => [
  "dialects/chat/dialect.yaml",
  "      x-stream: body\n",
  "      x-stream: body\n      requestBody:\n        content:\n          application/json:\n" +
    `            schema: { $ref: "#/components/schemas/Request" }\n            example: ${body}\n`,
];

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
  ]);
});
