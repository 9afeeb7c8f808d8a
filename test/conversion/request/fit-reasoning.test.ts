import { fitReasoning } from "../../../src/conversion/request/fit-reasoning.js";
import { requestCases, type RequestCase } from "./request-cases.js";

describe("fitReasoning", () => {
  describe("for a target that takes an effort", () => {
    const cases: RequestCase[] = [
      ["nothing is asked for", {}, {}],
      ["an effort stays", { reasoning: { effort: "xhigh" } }, { reasoning: { effort: "xhigh" } }],
      [
        "an effort goes before a budget and a mode",
        { reasoning: { mode: "on", budget: 1, effort: "high" } },
        { reasoning: { effort: "high" } },
      ],
      ["reasoning that is switched off", { reasoning: { mode: "off" } }, { reasoning: { effort: "none" } }],
      ["a budget of nothing", { reasoning: { mode: "on", budget: 0 } }, { reasoning: { effort: "none" } }],
      ["a large budget", { reasoning: { mode: "on", budget: 16_384 } }, { reasoning: { effort: "high" } }],
      ["a budget below that", { reasoning: { mode: "on", budget: 16_383 } }, { reasoning: { effort: "medium" } }],
      ["a middling budget", { reasoning: { mode: "on", budget: 4_096 } }, { reasoning: { effort: "medium" } }],
      ["a small budget", { reasoning: { mode: "on", budget: 1_024 } }, { reasoning: { effort: "low" } }],
      ["the smallest budget", { reasoning: { mode: "on", budget: 1 } }, { reasoning: { effort: "minimal" } }],
      [
        "a mode without a number stays, to be told as lost",
        { reasoning: { mode: "adaptive" } },
        { reasoning: { mode: "adaptive" } },
      ],
      [
        "what is to be shown stays",
        { reasoning: { effort: "low", visible: "summarized" } },
        { reasoning: { effort: "low", visible: "summarized" } },
      ],
    ];
    requestCases((request, loss) => fitReasoning(request, loss, { controls: ["effort"] }, {}), cases);
  });

  describe("for a target that always reasons", () => {
    const cases: RequestCase[] = [
      ["no effort is the least there is", { reasoning: { effort: "none" } }, { reasoning: { effort: "minimal" } }],
      ["so is reasoning that is switched off", { reasoning: { mode: "off" } }, { reasoning: { effort: "minimal" } }],
      ["and a budget of nothing", { reasoning: { budget: 0 } }, { reasoning: { effort: "minimal" } }],
      ["any other effort stays", { reasoning: { effort: "low" } }, { reasoning: { effort: "low" } }],
    ];
    requestCases(
      (request, loss) => fitReasoning(request, loss, { controls: ["effort"], least_effort: "minimal" }, {}),
      cases,
    );
  });

  describe("for a target that takes a budget or an effort", () => {
    const cases: RequestCase[] = [
      ["an effort stays", { reasoning: { mode: "adaptive", effort: "high" } }, { reasoning: { effort: "high" } }],
      [
        "a budget goes before an effort",
        { reasoning: { mode: "on", budget: 2_000, effort: "high" } },
        { reasoning: { budget: 2_000 } },
      ],
      [
        "reasoning that is switched off is a budget of nothing",
        { reasoning: { mode: "off" } },
        { reasoning: { budget: 0 } },
      ],
      ["so is no effort", { reasoning: { effort: "none", visible: "omitted" } }, { reasoning: { budget: 0 } }],
      [
        "nothing is there to be shown then",
        { reasoning: { effort: "none", visible: "summarized" } },
        { reasoning: { budget: 0 } },
        ["reasoning.visible"],
      ],
      [
        "nor with a budget of nothing",
        { reasoning: { budget: 0, visible: "summarized" } },
        { reasoning: { budget: 0 } },
        ["reasoning.visible"],
      ],
      [
        "a mode alone stays, to be told as lost",
        { reasoning: { mode: "adaptive" } },
        { reasoning: { mode: "adaptive" } },
      ],
    ];
    requestCases((request, loss) => fitReasoning(request, loss, { controls: ["budget", "effort"] }, {}), cases);
  });

  describe("for a target that takes a mode", () => {
    const cases: RequestCase[] = [
      ["nothing is asked for", {}, {}],
      [
        "an effort leaves the rest to the model",
        { reasoning: { effort: "high" } },
        { reasoning: { mode: "adaptive", effort: "high" } },
      ],
      [
        "no effort switches it off",
        { reasoning: { effort: "none", visible: "omitted" } },
        { reasoning: { mode: "off" } },
      ],
      [
        "nothing is there to be shown then",
        { reasoning: { effort: "none", visible: "summarized" } },
        { reasoning: { mode: "off" } },
        ["reasoning.visible"],
      ],
      ["a budget of nothing switches it off", { reasoning: { mode: "on", budget: 0 } }, { reasoning: { mode: "off" } }],
      ["a mode stays", { reasoning: { mode: "adaptive" } }, { reasoning: { mode: "adaptive" } }],
      [
        "what is to be shown leaves the rest to the model",
        { reasoning: { visible: "summarized" } },
        { reasoning: { mode: "adaptive", visible: "summarized" } },
      ],
      ["hiding alone asks for nothing", { reasoning: { visible: "omitted" } }, { reasoning: {} }],
      ["a budget that the model sets", { reasoning: { budget: -1 } }, { reasoning: { mode: "adaptive" } }],
      [
        "a budget switches it on, and makes room for the answer",
        { reasoning: { budget: 2_000 } },
        { reasoning: { mode: "on", budget: 2_000 }, output_limit: 6_096 },
      ],
      [
        "a budget within the caller's limit",
        { reasoning: { budget: 2_000 }, output_limit: 8_000 },
        { reasoning: { mode: "on", budget: 2_000 }, output_limit: 8_000 },
      ],
      [
        "a budget above the caller's limit is cut below it",
        { reasoning: { budget: 9_000 }, output_limit: 8_000 },
        { reasoning: { mode: "on", budget: 7_999 }, output_limit: 8_000 },
      ],
      [
        "a budget below the least is raised to it",
        { reasoning: { budget: 100 }, output_limit: 8_000 },
        { reasoning: { mode: "on", budget: 1_024 }, output_limit: 8_000 },
      ],
      [
        "a budget below the least, without a limit",
        { reasoning: { budget: 100 } },
        { reasoning: { mode: "on", budget: 1_024 }, output_limit: 5_120 },
      ],
      [
        "a limit that leaves no room for the least turns the budget into words",
        { reasoning: { budget: 2_000 }, output_limit: 1_000 },
        { reasoning: { mode: "adaptive", effort: "low" }, output_limit: 1_000 },
        ["reasoning.budget"],
      ],
    ];
    requestCases(
      (request, loss) =>
        fitReasoning(request, loss, { controls: ["mode", "budget", "effort"], least_budget: 1_024 }, {}),
      cases,
    );
  });
});
