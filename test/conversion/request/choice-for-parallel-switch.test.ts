import { choiceForParallelSwitch } from "../../../src/conversion/request/choice-for-parallel-switch.js";
import { requestCases } from "./request-cases.js";

describe("choiceForParallelSwitch", () => {
  requestCases(choiceForParallelSwitch, [
    ["nothing is asked for", {}, {}],
    ["several calls are welcome, which goes without saying", { parallel_calls: true }, {}],
    [
      "one call at a time, without a choice: the model decides",
      { parallel_calls: false },
      { parallel_calls: false, tool_choice: { mode: "auto" } },
    ],
    [
      "one call at a time, with a choice",
      { parallel_calls: false, tool_choice: { mode: "required", names: ["f"] } },
      { parallel_calls: false, tool_choice: { mode: "required", names: ["f"] } },
    ],
    [
      "no call at all: how many does not matter",
      { parallel_calls: false, tool_choice: { mode: "none" } },
      { tool_choice: { mode: "none" } },
    ],
  ]);
});
