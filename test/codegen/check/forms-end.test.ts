import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const document = "dialects/chat/dialect.yaml";

/** A form whose schema is this one, beside others. */
function withForm(name: string, schemas: string): FaultCase {
  return [
    name,
    [
      [
        document,
        "      x-stream: body\n",
        "      x-stream: body\n      requestBody: { content: { multipart/form-data: { schema: " +
          '{ $ref: "#/components/schemas/Form" } } } }\n',
      ],
      [document, "    Request:\n", `${schemas}    Request:\n`],
    ],
    'the schema "Form" of a form contains itself',
    "describe what is inside without a $ref to it, as in { type: object, additionalProperties: true }",
  ];
}

describe("formsEnd: the schema of a form does not contain itself", () => {
  faultCases([
    withForm(
      "as one of its parts",
      '    ▸Form: { type: object, properties: { in: { $ref: "#/components/schemas/Form" } } }\n',
    ),
    withForm(
      "inside another schema",
      '    ▸Form: { type: object, properties: { in: { $ref: "#/components/schemas/Inner" } } }\n' +
        '    Inner: { type: object, properties: { more: { $ref: "#/components/schemas/Form" } } }\n',
    ),
  ]);
});
