import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const condition = "function: { when: { type: [function, absent] }, ";
const name = "fields: { name: function.name, strict";

describe("constantsFit: what is written is what is read", () => {
  faultCases([
    [
      "another word in the condition of a form",
      [[chat, condition + name, `${condition}const: { ▸type: custom }, ${name}`]],
      '"type" is written as "custom", and read where it is ["function","absent"]',
      "leave type out of const:, or write the same word under when:",
    ],
    [
      "a constant of a line",
      [[chat, condition + name, `${condition}fields: { name: { at: function.name, const: { ▸type: custom } }, strict`]],
      '"type" is written as "custom", and read where it is ["function","absent"]',
      "leave type out of const:, or write the same word under when:",
    ],
    [
      "a constant of an item",
      [
        [
          chat,
          "tool: { role: user, form: answered, when: { role: tool } }",
          "tool: { role: user, form: answered, when: { role: tool }, const: { ▸role: user } }",
        ],
      ],
      '"role" is written as "user", and read where it is "tool"',
      "leave role out of const:, or write the same word under when:",
    ],
  ]);
});
