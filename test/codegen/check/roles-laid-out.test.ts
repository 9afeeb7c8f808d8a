import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("rolesLaidOut: every role of a conversation has an item", () => {
  faultCases([
    [
      "a role without an item",
      [[chat, "  items:\n    system: { when: { role: system }, content: content }\n", "  ▸items:\n"]],
      'conversations may have items with the role "system", and no item of the layout has it',
      "write system: { when: { role: system }, content: <place> }",
    ],
  ]);
});
