import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";
const messages = "dialects/messages/mapping.yaml";

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
    [
      "a form of concepts and of a member that is read elsewhere, beside one with a condition",
      [
        [
          messages,
          "    plain:\n" +
            "      concepts: { names: absent }\n" +
            "      fields: { mode: { at: type, values: { auto: auto, required: any, none: none } } }\n",
          "    ▸plain:\n      concepts: { mode: auto, names: absent }\n",
        ],
      ],
      'the form "plain" has nothing on the wire',
      "write plain: { implicit: true, concepts: { mode: auto, names: absent }, consumed: " +
        "{ disable_parallel_tool_use: read with the request } } if what it holds is what happens anyway, " +
        "or give it when: or fields:",
    ],
  ]);
});
