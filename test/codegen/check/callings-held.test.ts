import { faultCases } from "../../support/codegen/fault-cases.js";
import type { Edit } from "../../support/codegen/spec-tree.js";

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
  ]);
});
