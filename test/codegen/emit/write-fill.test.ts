import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-fill: lines of specs and the code that comes of them", () => {
  emitCases([
    [
      "what cannot be said",
      {
        given: ["dialects/messages/mapping.yaml", "seed: { absent: the vendor offers no seed }"],
        made: ["messages/write.ts", 'loss.dropConcept(request, "seed", request.seed);'],
      },
    ],
    [
      "a record among the members around it",
      {
        given: ["dialects/messages/mapping.yaml", "    reasoning: { record: reasoning }"],
        made: ["messages/write.ts", "const reasoning = request.reasoning ?? {};"],
      },
    ],
  ]);
});
