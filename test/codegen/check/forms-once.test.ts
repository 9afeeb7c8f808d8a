import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("formsOnce: a form is at one place of an item", () => {
  faultCases([
    [
      "at two places",
      [
        [
          chat,
          "        - { form: called_function, at: function_call }\n",
          "        - { form: called_function, at: function_call }\n        - { ▸form: called_function, at: name }\n",
        ],
        [chat, "  unmapped: { name: participants are not named elsewhere }\n", ""],
      ],
      'the form "called_function" is at function_call already, and a part is in one place',
      "write form: called_function, at: [function_call, name] once, or a form of its own for this place",
    ],
  ]);
});
