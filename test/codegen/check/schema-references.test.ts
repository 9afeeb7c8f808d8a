import { faultCases } from "../../support/codegen/fault-cases.js";

const document = "dialects/chat/dialect.yaml";
const TOOLS = '{ $ref: "#/components/schemas/Tool" }';

describe("schemaReferences: references of a document lead to its schemas", () => {
  faultCases([
    [
      "a misspelt name",
      [[document, TOOLS, '{ ▸$ref: "#/components/schemas/Tol" }']],
      'there is no schema "Tol" in this document',
      'did you mean "Tool"?',
    ],
    [
      "the name of a schema alone",
      [[document, TOOLS, "{ ▸$ref: Tool }"]],
      '$ref does not name a schema of this document: "Tool"',
      'write $ref: "#/components/schemas/<name>"',
    ],
    [
      "a body that no schema describes",
      [
        [
          document,
          "      x-stream: body\n",
          "      x-stream: body\n      requestBody:\n        content:\n          application/json:\n" +
            '            schema: { ▸$ref: "#/components/schemas/Reqest" }\n',
        ],
      ],
      'there is no schema "Reqest" in this document',
      'did you mean "Request"?',
    ],
  ]);
});
