import { faultCases } from "../../support/codegen/fault-cases.js";

describe("lastState: the last state is mapped where answers are a list of content", () => {
  faultCases([
    [
      "of an answer that is an item",
      [["dialects/chat/mapping.yaml", "\nresponse:\n", "\nresponse:\n  ▸ends_in_state: never\n"]],
      "how answers end is told of those whose parts stand in a list of content",
      "leave it out",
    ],
  ]);
});
