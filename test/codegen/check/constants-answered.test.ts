import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("constantsAnswered: another word in the place of a constant is not lost in silence", () => {
  faultCases([
    [
      "a constant of a form that is read",
      [
        [chat, "    const: { type: function }\n", "    const: { ▸type: function }\n"],
        [chat, "    consumed: { type: always a function }\n", ""],
      ],
      '"type" is written as "function", and another word that a client gives there is lost in silence',
      "write unmapped: { type: { reason: <why>, neutral: [function] } }, " +
        "or consumed: { type: <what the gateway does with it> }",
    ],
  ]);
});
