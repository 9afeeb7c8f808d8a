import { faultCases } from "../../support/codegen/fault-cases.js";

const chat = "dialects/chat/mapping.yaml";

describe("choicesOfTools: a choice that names one tool demands its call", () => {
  faultCases([
    [
      "another mode",
      [[chat, "concepts: { mode: required, names: one }", "concepts: { ▸mode: auto, names: one }"]],
      'a choice that names one tool demands its call, and the mode here is "auto"',
      "write mode: required",
    ],
  ]);
});
