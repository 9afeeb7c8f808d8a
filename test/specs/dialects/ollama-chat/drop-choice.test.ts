import { expect } from "chai";
import type { ToolChoice } from "../../../../generated/interlingua/text.js";
import { dropChoice } from "../../../../specs/dialects/ollama-chat/functions.js";
import { user } from "../../../support/conversion/turns.js";
import { lossOf, originAt } from "../../../support/origins.js";

const subset = originAt("choice", "tool_choice.subset");
const named = originAt("choice", "tool_choice.named");

type Case = readonly [what: string, given: ToolChoice, want: ToolChoice | undefined, lost: readonly string[]];

const cases: readonly Case[] = [
  ["removes a choice that is left to the model", { mode: "auto", origin: subset }, undefined, []],
  ["removes a choice without a mode", { origin: subset }, undefined, []],
  ["reports the mode of a required call", { mode: "required", origin: subset }, undefined, ["choice.mode"]],
  [
    "keeps a required call whose mode has no place, which is reported as a whole",
    { mode: "required", origin: named },
    { mode: "required", origin: named },
    [],
  ],
  ["keeps a choice among named tools", { mode: "auto", names: ["f"] }, { mode: "auto", names: ["f"] }, []],
];

describe("dropChoice", () => {
  for (const [what, given, want, lost] of cases)
    it(what, () => {
      const loss = lossOf({ "tool_choice.subset.mode": ["mode"] });
      const { tool_choice: left } = dropChoice({ turns: [user("hi")], tool_choice: given }, loss);
      expect({ left, lost: loss.paths }).to.deep.equal({ left: want, lost });
    });
});
