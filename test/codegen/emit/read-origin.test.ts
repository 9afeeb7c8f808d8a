import { emitCases } from "../../support/codegen/emit-cases.js";

describe("read-origin: lines of specs and the generated code", () => {
  emitCases([
    [
      "the object that a form was read from",
      {
        given: ["dialects/messages/mapping.yaml", "    when: { type: thinking }"],
        made: ["messages/read.ts", 'origin: { from: wire, form: "part.reasoning" },'],
      },
    ],
    [
      "the request",
      {
        given: ["dialects/messages/mapping.yaml", "    stop: stop_sequences[]"],
        made: ["messages/read.ts", 'origin: { from: body, form: "request" },'],
      },
    ],
  ]);
});
