import { faultCases } from "../../support/codegen/fault-cases.js";

describe("lastState: the last state is mapped where answers are a list of content", () => {
  faultCases([
    [
      "of an answer that is an item",
      [["dialects/chat/mapping.yaml", "\nresponse:\n", "\nresponse:\n  ▸ends_in_state: never\n"]],
      "ends_in_state is for answers whose parts are a list of content",
      "leave it out, or write parts: { at: …, content: answer }",
    ],
  ]);
});
