import { dropChoiceWithoutTools } from "../../../src/conversion/request/drop-choice-without-tools.js";
import { requestCases } from "./request-cases.js";

const tools = [{ name: "f" }];

describe("dropChoiceWithoutTools", () => {
  requestCases(dropChoiceWithoutTools, [
    [
      "with tools a choice stays",
      { tools, tool_choice: { mode: "auto" }, parallel_calls: false },
      { tools, tool_choice: { mode: "auto" }, parallel_calls: false },
    ],
    ["without tools a choice that asks for nothing goes", { tool_choice: { mode: "auto" }, parallel_calls: false }, {}],
    ["without tools no call is what happens anyway", { tool_choice: { mode: "none" } }, {}],
    [
      "without tools a call that must be made is lost and told",
      { tool_choice: { mode: "required" } },
      {},
      ["tool_choice"],
    ],
    [
      "an empty list is no tools",
      { tools: [], tool_choice: { mode: "required", names: ["f"] } },
      { tools: [] },
      ["tool_choice"],
    ],
  ]);
});
