import { samplingBesideReasoning } from "../../../src/conversion/request/sampling-beside-reasoning.js";
import { requestCases } from "../../support/conversion/request-cases.js";

const sampling = { temperature: 0.2, top_p: 0.5, top_k: 4 };
const on = { mode: "on", budget: 2_000 } as const;
const adaptive = { mode: "adaptive" } as const;

describe("samplingBesideReasoning", () => {
  requestCases(samplingBesideReasoning, [
    ["without reasoning sampling stays", sampling, sampling],
    [
      "with reasoning switched off sampling stays",
      { ...sampling, reasoning: { mode: "off" } },
      { ...sampling, reasoning: { mode: "off" } },
    ],
    [
      "with reasoning sampling is dropped and reported",
      { ...sampling, reasoning: adaptive },
      { reasoning: adaptive },
      ["temperature", "top_p", "top_k"],
    ],
    [
      "a setting that the vendor accepts stays",
      { temperature: 1, top_p: 0.95, reasoning: on },
      { temperature: 1, top_p: 0.95, reasoning: on },
    ],
    [
      "a budget is dropped for a required call",
      { tool_choice: { mode: "required" }, reasoning: on },
      { tool_choice: { mode: "required" } },
      ["reasoning.mode", "reasoning.budget"],
    ],
    [
      "sampling stays beside a dropped budget",
      { ...sampling, tool_choice: { mode: "required" }, reasoning: on },
      { ...sampling, tool_choice: { mode: "required" } },
      ["reasoning.mode", "reasoning.budget"],
    ],
    [
      "a mode that leaves the budget to the model is dropped with it",
      { tool_choice: { mode: "required" }, reasoning: adaptive },
      { tool_choice: { mode: "required" }, reasoning: adaptive },
    ],
    [
      "an optional call is accepted with a budget",
      { tool_choice: { mode: "auto" }, reasoning: on },
      { tool_choice: { mode: "auto" }, reasoning: on },
    ],
  ]);
});
