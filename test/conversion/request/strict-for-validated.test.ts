import type { Tool } from "../../../generated/interlingua/text.js";
import { strictForValidated } from "../../../src/conversion/request/strict-for-validated.js";
import { requestCases } from "../../support/conversion/request-cases.js";

const closed: Tool = {
  name: "f",
  parameters: { type: "object", properties: { x: { type: "string" } }, required: ["x"], additionalProperties: false },
};
const open: Tool = { name: "g", parameters: { type: "object", properties: { x: { type: "string" } } } };
const strict = { ...closed, strict: true };

describe("strictForValidated", () => {
  requestCases(strictForValidated, [
    [
      "calls that are not validated",
      { tools: [closed], tool_choice: { mode: "auto" } },
      { tools: [closed], tool_choice: { mode: "auto" } },
    ],
    [
      "tools that strict mode accepts",
      { tools: [closed], tool_choice: { mode: "validated" } },
      { tools: [strict], tool_choice: { mode: "auto" } },
    ],
    [
      "a tool that it does not accept",
      { tools: [closed, open], tool_choice: { mode: "validated" } },
      { tools: [strict, open], tool_choice: { mode: "auto" } },
      ["tool_choice.mode"],
    ],
    [
      "a tool that is strict already",
      { tools: [{ ...open, strict: true }], tool_choice: { mode: "validated" } },
      { tools: [{ ...open, strict: true }], tool_choice: { mode: "auto" } },
    ],
    ["no tools", { tool_choice: { mode: "validated" } }, { tool_choice: { mode: "auto" } }],
  ]);
});
