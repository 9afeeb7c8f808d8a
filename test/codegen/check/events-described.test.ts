import { faultCases, type FaultCase } from "../../support/codegen/fault-cases.js";

const document = "dialects/messages/dialect.yaml";

function withAnswer(name: string, content: string): FaultCase {
  return [
    name,
    [
      [
        document,
        "      x-stream: body\n",
        `      x-stream: body\n      responses:\n        "200": { description: The answer.${content} }\n`,
      ],
      [document, "    post:\n", "    ▸post:\n"],
    ],
    "the answer has no schema for the events of streams",
    'write text/event-stream: { schema: { $ref: "#/components/schemas/<name>" } } under content:',
  ];
}

describe("eventsDescribed: a document that describes answers describes the events of streams", () => {
  faultCases([
    withAnswer(
      "without streams",
      ', content: { application/json: { schema: { $ref: "#/components/schemas/Response" } } }',
    ),
    withAnswer("with the type of streams alone", ", content: { text/event-stream: {} }"),
  ]);
});
