import { faultCases } from "../../support/codegen/fault-cases.js";

const mapping = "dialects/chat/mapping.yaml";

describe("itemsReached: no item of a layout hides another one", () => {
  faultCases([
    [
      "two items with one condition",
      [
        [
          mapping,
          "    user:\n      role: user\n      when: { role: user }",
          "    ▸user:\n      when: { role: system }",
        ],
      ],
      'the item "user" is never read: "system" before it matches all that it matches',
      'place it before "system", give it another when:, or write direction: write',
    ],
    [
      "an item whose words are among those of another one",
      [
        [mapping, "    system: { when: { role: system }", "    system: { when: { role: [system, tool] }"],
        [mapping, "    tool: { role: user", "    ▸tool: { role: user"],
      ],
      'the item "tool" is never read: "system" before it matches all that it matches',
      'place it before "system", give it another when:, or write direction: write',
    ],
  ]);
});
