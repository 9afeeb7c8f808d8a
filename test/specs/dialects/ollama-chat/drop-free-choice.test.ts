import { expect } from "chai";
import type { ToolChoice } from "../../../../generated/interlingua/text.js";
import { dropFreeChoice } from "../../../../specs/dialects/ollama-chat/functions.js";
import { user } from "../../../support/conversion/turns.js";

const cases: readonly (readonly [what: string, given: ToolChoice, want: ToolChoice | undefined])[] = [
  ["removes a choice that is left to the model", { mode: "auto" }, undefined],
  ["keeps a required call", { mode: "required" }, { mode: "required" }],
  ["keeps a choice among named tools", { mode: "auto", names: ["f"] }, { mode: "auto", names: ["f"] }],
];

describe("dropFreeChoice", () => {
  for (const [what, given, want] of cases)
    it(what, () => expect(dropFreeChoice({ turns: [user("hi")], tool_choice: given }).tool_choice).to.deep.equal(want));
});
