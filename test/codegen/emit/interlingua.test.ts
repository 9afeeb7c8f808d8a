import { emitCases } from "../../support/codegen/emit-cases.js";

describe("interlingua: lines of specs and the generated code", () => {
  emitCases([
    [
      "a record with its concepts",
      {
        given: [
          "interlingua/text.yaml",
          "seed: { type: integer, description: ",
          "seed: { required: true, type: integer, description: ",
        ],
        made: ["interlingua/text.ts", "seed: number;"],
      },
    ],
  ]);
});
