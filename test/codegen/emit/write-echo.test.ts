import { emitCases } from "../../support/codegen/emit-cases.js";

describe("write-echo: lines of specs and the generated code", () => {
  emitCases([
    [
      "members of the request that answers repeat",
      {
        given: ["dialects/messages/mapping.yaml", "response:\n", "response:\n  echo: { model: m }\n"],
        made: ["messages/write.ts", 'model: body.model ?? "m",'],
      },
    ],
  ]);
});
