import { normaliseToolChoice } from "../../../src/conversion/request/normalise-tool-choice.js";
import { requestCases } from "./request-cases.js";

describe("normaliseToolChoice", () => {
  requestCases(normaliseToolChoice, [
    ["no choice", {}, {}],
    ["a choice of nothing", { tool_choice: {} }, {}],
    ["a choice among nothing", { tool_choice: { names: [] } }, {}],
    ["names alone", { tool_choice: { names: ["f"] } }, { tool_choice: { mode: "auto", names: ["f"] } }],
    [
      "a mode",
      { tool_choice: { mode: "required", names: ["f"] } },
      { tool_choice: { mode: "required", names: ["f"] } },
    ],
  ]);
});
