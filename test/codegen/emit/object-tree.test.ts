import { emitCases } from "../../support/codegen/emit-cases.js";

describe("object-tree: lines of specs and the generated code", () => {
  emitCases([
    [
      "members inside an object that is left out when it is empty",
      {
        given: ["dialects/messages/mapping.yaml", "    user: metadata.user_id"],
        made: ["messages/write.ts", "metadata: compact({ user_id: request.user, }),"],
      },
    ],
  ]);
});
