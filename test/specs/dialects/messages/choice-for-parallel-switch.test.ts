import { choiceForParallelSwitch } from "../../../../specs/dialects/messages/functions.js";
import { requestCases } from "../../../support/conversion/request-cases.js";

describe("choiceForParallelSwitch", () => {
  requestCases(choiceForParallelSwitch, [
    ["nothing is requested", {}, {}],
    ["several calls are allowed, which is the default", { parallel_calls: true }, {}],
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
      "no call at all: the number does not matter",
      { parallel_calls: false, tool_choice: { mode: "none" } },
      { tool_choice: { mode: "none" } },
    ],
  ]);
});
