import { expect } from "chai";
import { faultCases } from "../../support/codegen/fault-cases.js";
import { type Edit, SpecTree } from "../../support/codegen/spec-tree.js";

const vocabulary = "interlingua/text.yaml";
const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

/** Tools may take free text. */
const texts: Edit[] = [
  [vocabulary, "enums:\n", "enums:\n  Calling:\n    text: { description: with free text }\n"],
  [
    vocabulary,
    "      strict: { type: boolean, neutral: false, description: arguments satisfy the schema exactly }\n",
    "      strict: { type: boolean, neutral: false, description: arguments satisfy the schema exactly }\n" +
      "      calling: { type: Calling, description: how it is called where not as a function }\n",
  ],
];

describe("callingsHeld: tools without a form of their own are offered as functions", () => {
  faultCases([
    [
      "tools of free text in dialects of functions",
      [
        ...texts,
        [chat, '    tools: { at: "tools[]"', '    ▸tools: { at: "tools[]"'],
        [messages, '    tools: { at: "tools[]"', '    ▸tools: { at: "tools[]"'],
      ],
      "no form of tools has calling: text, and without the pass tools_as_functions such tools are lost",
      "write tools_as_functions in before_write under request",
    ],
    [
      "tools of a kind without a form, beside one with a form",
      [
        [
          vocabulary,
          "enums:\n",
          "enums:\n  Calling:\n    text: { description: with free text }\n    search: { description: to find tools }\n",
        ],
        texts[1] as Edit,
        [chat, '    tools: { at: "tools[]"', '    ▸tools: { at: "tools[]"'],
        [
          chat,
          "  tool:\n    function:",
          "  tool:\n" +
            "    custom: { when: { type: custom }, concepts: { calling: text }, fields: { name: name } }\n" +
            "    function:",
        ],
        [messages, "    - offer_chosen_tools\n", "    - offer_chosen_tools\n    - tools_as_functions\n"],
        [
          "dialects/chat/dialect.yaml",
          "strict: { type: boolean } } }",
          "strict: { type: boolean } } }\n        name: { type: string }",
        ],
      ],
      "no form of tools has calling: search, and without the pass tools_as_functions such tools are lost",
      "write - tools_as_functions: [search] in before_write under request",
    ],
  ]);

  it("are no concern of a dialect that writes by itself how they are called", async () => {
    const tree = new SpecTree([
      ...texts,
      [
        "dialects/chat/dialect.yaml",
        "strict: { type: boolean } } }",
        "strict: { type: boolean } } }\n        kind: { type: string }",
      ],
      [chat, "strict: function.strict }", "strict: function.strict, calling: { at: kind, values: { text: text } } }"],
      [messages, "    - offer_chosen_tools\n", "    - offer_chosen_tools\n    - tools_as_functions\n"],
    ]);
    try {
      expect([...(await tree.compile()).keys()]).to.include("chat/write.ts");
    } finally {
      tree.remove();
    }
  });
});
