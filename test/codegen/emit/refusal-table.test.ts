import { emitCases } from "../../support/codegen/emit-cases.js";

describe("refusal-table: lines of specs and the generated code", () => {
  emitCases([
    [
      "a member that is refused",
      {
        given: [
          "refusals.yaml",
          ["  - at: provider", "    not_null: true", "    code: unsupported_parameter"].join("\n"),
        ],
        made: [
          "refusals.ts",
          [
            '  { at: ["provider"], when: { notNull: true }, code: "unsupported_parameter", message:',
            '"`provider` is not accepted." },',
          ].join("\n"),
        ],
      },
    ],
  ]);
});
