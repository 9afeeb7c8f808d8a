import { emitCases } from "../../support/codegen/emit-cases.js";

describe("concept-paths: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "where a concept stands",
      {
        given: ["dialects/messages/mapping.yaml", "stop: { at: stop_sequences, always: list }"],
        made: ["messages/dialect.ts", '"request.stop": ["stop_sequences"],'],
      },
    ],
  ]);
});
