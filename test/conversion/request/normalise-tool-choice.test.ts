import { normaliseToolChoice } from "../../../src/conversion/request/normalise-tool-choice.js";
import { requestCases } from "../../support/conversion/request-cases.js";

describe("normaliseToolChoice", () => {
  requestCases(normaliseToolChoice, [
    ["no choice", {}, {}],
    ["an empty choice", { tool_choice: {} }, {}],
    ["a choice among no tools", { tool_choice: { names: [] } }, {}, ["tool_choice.names"]],
    ["names alone", { tool_choice: { names: ["f"] } }, { tool_choice: { mode: "auto", names: ["f"] } }],
    [
      "names that may not be called",
      { tool_choice: { mode: "none", names: ["f"] } },
      { tool_choice: { mode: "none" } },
    ],
    [
      "a mode",
      { tool_choice: { mode: "required", names: ["f"] } },
      { tool_choice: { mode: "required", names: ["f"] } },
    ],
  ]);
});
