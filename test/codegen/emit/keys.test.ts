import { emitCases } from "../../support/codegen/emit-cases.js";

describe("keys: lines of specs and the generated code", () => {
  emitCases([
    [
      "members that are carried, and members that another reader reports",
      {
        given: ["dialects/messages/mapping.yaml", "    fields: { source: { at: source, record: source } }"],
        made: ["messages/read.ts", 'const imagePartKeys = membersOf(["type", "source"], [["cache_control", []]]);'],
      },
    ],
    [
      "members of an object inside",
      {
        given: ["dialects/messages/mapping.yaml", "    user: metadata.user_id"],
        made: ["messages/read.ts", 'const requestMetadataKeys = membersOf(["user_id"]);'],
      },
    ],
  ]);
});
