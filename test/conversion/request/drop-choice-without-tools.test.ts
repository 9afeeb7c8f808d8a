import { dropChoiceWithoutTools } from "../../../src/conversion/request/drop-choice-without-tools.js";
import { requestCases } from "../../support/conversion/request-cases.js";

const tools = [{ name: "f" }];

describe("dropChoiceWithoutTools", () => {
  requestCases(dropChoiceWithoutTools, [
    [
      "with tools a choice stays",
      { tools, tool_choice: { mode: "auto" }, parallel_calls: false },
      { tools, tool_choice: { mode: "auto" }, parallel_calls: false },
    ],
    ["without tools a choice without effect is dropped", { tool_choice: { mode: "auto" }, parallel_calls: false }, {}],
    ["without tools a choice of no call is the default", { tool_choice: { mode: "none" } }, {}],
    [
      "without tools a required call is dropped and reported",
      { tool_choice: { mode: "required" } },
      {},
      ["tool_choice"],
    ],
    [
      "an empty list counts as no tools",
      { tools: [], tool_choice: { mode: "required", names: ["f"] } },
      { tools: [] },
      ["tool_choice"],
    ],
  ]);
});
