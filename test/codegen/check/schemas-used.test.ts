import { faultCases } from "../../support/codegen/fault-cases.js";

describe("schemasUsed: a pass goes by what the vendor accepts in schemas", () => {
  faultCases([
    [
      "where no pass does",
      [
        [
          "dialects/chat/mapping.yaml",
          "  before_write:\n    - fit_reasoning",
          "  ▸schemas: { all: { without: [not] } }\n  before_write:\n    - fit_reasoning",
        ],
      ],
      "no pass goes by what the vendor accepts in schemas",
      "name one of these under before_write: describe_answer_conditions, describe_conditions, " +
        "schema_as_instruction, strict_where_taken",
    ],
  ]);
});
