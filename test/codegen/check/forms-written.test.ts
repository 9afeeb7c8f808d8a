import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("formsWritten: what is written has something on the wire", () => {
  faultCases([
    [
      "a form of concepts alone",
      [
        [
          chat,
          "  tool_choice:\n    word:\n",
          "  tool_choice:\n    ▸free: { concepts: { mode: auto, names: absent } }\n    word:\n",
        ],
      ],
      'the form "free" has nothing on the wire',
      "write free: { implicit: true, concepts: { mode: auto, names: absent } } if what it holds is what " +
        "happens anyway, or give it when: or fields:",
    ],
  ]);
});
