import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-fill: lines of specs and the generated code", () => {
  emitCases([
    [
      "an unsupported concept",
      {
        given: ["dialects/messages/mapping.yaml", "seed: { absent: the vendor offers no seed }"],
        made: ["messages/write.ts", 'loss.dropConcept(request, "seed", request.seed);'],
      },
    ],
    [
      "a record without an object of its own",
      {
        given: ["dialects/messages/mapping.yaml", "    reasoning: { record: reasoning }"],
        made: ["messages/write.ts", "const reasoning = request.reasoning ?? {};"],
      },
    ],
  ]);
});
