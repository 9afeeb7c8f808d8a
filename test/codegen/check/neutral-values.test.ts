import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("neutralValues: a value without effect is one that its member can have", () => {
  faultCases([
    [
      "words for a switch",
      [
        [chat, "neutral: [false] }", "neutral: [yes please] }"],
        [chat, "    store: {", "    ▸store: {"],
      ],
      '"store" is never "yes please": its type is boolean or null',
      "write neutral: with values of this type",
    ],
  ]);
});
