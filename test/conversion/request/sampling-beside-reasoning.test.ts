import { samplingBesideReasoning } from "../../../src/conversion/request/sampling-beside-reasoning.js";
import { requestCases } from "./request-cases.js";

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
      "with reasoning sampling goes and is told",
      { ...sampling, reasoning: adaptive },
      { reasoning: adaptive },
      ["temperature", "top_p", "top_k"],
    ],
    [
      "what the vendor takes stays",
      { temperature: 1, top_p: 0.95, reasoning: on },
      { temperature: 1, top_p: 0.95, reasoning: on },
    ],
    [
      "a budget gives way to a call that must be made",
      { tool_choice: { mode: "required" }, reasoning: on },
      { tool_choice: { mode: "required" } },
      ["reasoning.mode", "reasoning.budget"],
    ],
    [
      "sampling stays beside a budget that gave way",
      { ...sampling, tool_choice: { mode: "required" }, reasoning: on },
      { ...sampling, tool_choice: { mode: "required" } },
      ["reasoning.mode", "reasoning.budget"],
    ],
    [
      "a mode that the model decides goes with it",
      { tool_choice: { mode: "required" }, reasoning: adaptive },
      { tool_choice: { mode: "required" }, reasoning: adaptive },
    ],
    [
      "a call that may be made goes with a budget",
      { tool_choice: { mode: "auto" }, reasoning: on },
      { tool_choice: { mode: "auto" }, reasoning: on },
    ],
  ]);
});
