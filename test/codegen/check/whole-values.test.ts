import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("wholeValues: a dot is a value that may be no object", () => {
  faultCases([
    [
      "a concept of the request",
      [[chat, "    seed: seed\n", "    ▸seed: .\n"]],
      "a dot is the value of a form, and here is none",
      "name the member, or refer to a record whose form has the concept at a dot",
    ],
    [
      "members beside it",
      [[chat, "fields: { mode: { at: .,", "const: { type: a }, fields: { ▸mode: { at: .,"]],
      'the form "word" is a value without members, and has the member "type"',
      "write a form of its own for objects",
    ],
    [
      "a part in content lists",
      [
        [
          chat,
          "  thought: { kind",
          "  ▸bare: { kind: text, when: { .: { is_a: number } }, fields: { text: . } }\n  thought: { kind",
        ],
      ],
      'nothing refers to the form "bare", whose parts are values without members',
      "name its place in an item of the layout: content: { form: bare, at: … }",
    ],
    [
      "a record without a place",
      [
        [chat, "    reasoning: { record: reasoning }", "    ▸reasoning: { record: reasoning }"],
        [
          chat,
          "  reasoning:\n    effort:\n",
          '  reasoning:\n    off: { when: { .: false }, concepts: { mode: "off" } }\n    effort:\n',
        ],
      ],
      'the record "reasoning" has a form that is a value without members, and no place here',
      "write its place: reasoning: { at: …, record: reasoning }",
    ],
  ]);
});
