import { emitCases } from "../../support/codegen/emit-cases.js";
import { faultCases } from "../../support/codegen/fault-cases.js";

describe("documents: lines of specs and the generated code", () => {
  emitCases([
    [
      "a description that is wider than a line",
      {
        given: [
          "dialects/messages/dialect.yaml",
          "    Request:\n",
          [
            "    Request:",
            "      description: Sends a conversation to the model that it names and returns the next " +
              "turn of the model, which is whole or a stream.",
            "",
          ].join("\n"),
        ],
        made: [
          "messages/types.ts",
          [
            "* @description Sends a conversation to the model that it names and returns the next",
            "turn of the model, which is",
            "* whole or a stream.",
          ].join("\n"),
        ],
      },
    ],
  ]);

  const document = "dialects/messages/dialect.yaml";
  const HINT = "leave the schemas that were changed last out, one by one, to find the one that is meant";
  faultCases([
    [
      "a schema that no validator can be made of",
      [
        [document, "        name: { type: string }\n        input", "        name: { $id: /document }\n        input"],
        [document, "components:\n  schemas:", "components:\n  ▸schemas:"],
      ],
      'nothing can be made of these schemas: schema with key or id "/document" already exists',
      HINT,
    ],
  ]);
});
