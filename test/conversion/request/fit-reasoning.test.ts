import { fitReasoning } from "../../../src/conversion/request/fit-reasoning.js";
import { requestCases, type RequestCase } from "../../support/conversion/request-cases.js";

describe("fitReasoning", () => {
  describe("for a target that takes an effort", () => {
    const cases: RequestCase[] = [
      ["nothing is requested", {}, {}],
      ["an effort stays", { reasoning: { effort: "xhigh" } }, { reasoning: { effort: "xhigh" } }],
      [
        "an effort takes precedence over a budget and a mode",
        { reasoning: { mode: "on", budget: 1, effort: "high" } },
        { reasoning: { effort: "high" } },
        ["reasoning.budget"],
      ],
      ["reasoning that is switched off", { reasoning: { mode: "off" } }, { reasoning: { effort: "none" } }],
      [
        "reasoning that is switched off next to an effort, which also steers the length of answers",
        { reasoning: { mode: "off", effort: "high" } },
        { reasoning: { effort: "none" } },
      ],
      ["a budget of 0", { reasoning: { mode: "on", budget: 0 } }, { reasoning: { effort: "none" } }],
      [
        "a budget of 0 of a model that decides for itself",
        { reasoning: { mode: "adaptive", budget: 0 } },
        { reasoning: { mode: "adaptive" } },
      ],
      [
        "the same next to an effort",
        { reasoning: { mode: "adaptive", budget: 0, effort: "high" } },
        { reasoning: { effort: "high" } },
      ],
      ["a large budget", { reasoning: { mode: "on", budget: 16_384 } }, { reasoning: { effort: "high" } }],
      ["a budget below that", { reasoning: { mode: "on", budget: 16_383 } }, { reasoning: { effort: "medium" } }],
      ["a medium budget", { reasoning: { mode: "on", budget: 4_096 } }, { reasoning: { effort: "medium" } }],
      ["a small budget", { reasoning: { mode: "on", budget: 1_024 } }, { reasoning: { effort: "low" } }],
      ["the smallest budget", { reasoning: { mode: "on", budget: 1 } }, { reasoning: { effort: "minimal" } }],
      [
        "a mode without a number stays, to be reported as lost",
        { reasoning: { mode: "adaptive" } },
        { reasoning: { mode: "adaptive" } },
      ],
      [
        "the visibility stays",
        { reasoning: { effort: "low", visible: "summarized" } },
        { reasoning: { effort: "low", visible: "summarized" } },
      ],
    ];
    requestCases((request, loss) => fitReasoning(request, loss, { controls: ["effort"] }, {}), cases);
  });

  describe("for a target that always reasons", () => {
    const cases: RequestCase[] = [
      ["no effort becomes the lowest effort", { reasoning: { effort: "none" } }, { reasoning: { effort: "minimal" } }],
      ["disabled reasoning too", { reasoning: { mode: "off" } }, { reasoning: { effort: "minimal" } }],
      ["a budget of 0 too", { reasoning: { budget: 0 } }, { reasoning: { effort: "minimal" } }],
      ["any other effort stays", { reasoning: { effort: "low" } }, { reasoning: { effort: "low" } }],
    ];
    requestCases(
      (request, loss) => fitReasoning(request, loss, { controls: ["effort"], leastEffort: "minimal" }, {}),
      cases,
    );
  });

  describe("for a target that takes a budget or an effort", () => {
    const cases: RequestCase[] = [
      ["an effort stays", { reasoning: { mode: "adaptive", effort: "high" } }, { reasoning: { effort: "high" } }],
      [
        "a budget takes precedence over an effort",
        { reasoning: { mode: "on", budget: 2_000, effort: "high" } },
        { reasoning: { budget: 2_000 } },
      ],
      ["disabled reasoning becomes a budget of 0", { reasoning: { mode: "off" } }, { reasoning: { budget: 0 } }],
      ["no effort too", { reasoning: { effort: "none", visible: "omitted" } }, { reasoning: { budget: 0 } }],
      [
        "then no visibility is requested",
        { reasoning: { effort: "none", visible: "summarized" } },
        { reasoning: { budget: 0 } },
        ["reasoning.visible"],
      ],
      [
        "nor with a budget of 0",
        { reasoning: { budget: 0, visible: "summarized" } },
        { reasoning: { budget: 0 } },
        ["reasoning.visible"],
      ],
      [
        "a mode alone stays, to be reported as lost",
        { reasoning: { mode: "adaptive" } },
        { reasoning: { mode: "adaptive" } },
      ],
    ];
    requestCases((request, loss) => fitReasoning(request, loss, { controls: ["budget", "effort"] }, {}), cases);
  });

  describe("for a target that takes a budget alone", () => {
    const cases: RequestCase[] = [
      [
        "an effort becomes the budget that is read back as it",
        { reasoning: { mode: "adaptive", effort: "high" } },
        { reasoning: { budget: 24_576 } },
      ],
      ["a budget stays", { reasoning: { mode: "on", budget: 2_000 } }, { reasoning: { budget: 2_000 } }],
      [
        "a mode alone stays, to be reported as lost",
        { reasoning: { mode: "adaptive" } },
        { reasoning: { mode: "adaptive" } },
      ],
    ];
    requestCases((request, loss) => fitReasoning(request, loss, { controls: ["budget"] }, {}), cases);
  });

  describe("for a target that takes a mode", () => {
    const cases: RequestCase[] = [
      ["nothing is requested", {}, {}],
      [
        "an effort leaves the rest to the model",
        { reasoning: { effort: "high" } },
        { reasoning: { mode: "adaptive", effort: "high" } },
      ],
      [
        "no effort disables reasoning",
        { reasoning: { effort: "none", visible: "omitted" } },
        { reasoning: { mode: "off" } },
      ],
      [
        "then no visibility is requested",
        { reasoning: { effort: "none", visible: "summarized" } },
        { reasoning: { mode: "off" } },
        ["reasoning.visible"],
      ],
      ["a budget of 0 disables reasoning", { reasoning: { mode: "on", budget: 0 } }, { reasoning: { mode: "off" } }],
      ["a mode stays", { reasoning: { mode: "adaptive" } }, { reasoning: { mode: "adaptive" } }],
      [
        "a budget of 0 of a model that decides for itself is none",
        { reasoning: { mode: "adaptive", budget: 0 } },
        { reasoning: { mode: "adaptive" } },
      ],
      [
        "a visibility leaves the rest to the model",
        { reasoning: { visible: "summarized" } },
        { reasoning: { mode: "adaptive", visible: "summarized" } },
      ],
      ["hidden reasoning alone requests nothing", { reasoning: { visible: "omitted" } }, { reasoning: {} }],
      ["a budget that the model sets", { reasoning: { budget: -1 } }, { reasoning: { mode: "adaptive" } }],
      [
        "a budget enables reasoning, and sets no limit that nobody sent",
        { reasoning: { budget: 2_000 } },
        { reasoning: { mode: "on", budget: 2_000 } },
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
        "a budget below the minimum is raised to it",
        { reasoning: { budget: 100 }, output_limit: 8_000 },
        { reasoning: { mode: "on", budget: 1_024 }, output_limit: 8_000 },
      ],
      [
        "a budget below the minimum, without a limit",
        { reasoning: { budget: 100 } },
        { reasoning: { mode: "on", budget: 1_024 } },
      ],
      [
        "a limit without room for the minimum turns the budget into a mode",
        { reasoning: { budget: 2_000 }, output_limit: 1_000 },
        { reasoning: { mode: "adaptive", effort: "low" }, output_limit: 1_000 },
        ["reasoning.budget"],
      ],
    ];
    requestCases(
      (request, loss) =>
        fitReasoning(request, loss, { controls: ["mode", "budget", "effort"], leastBudget: 1_024 }, {}),
      cases,
    );
  });

  describe("for a target that takes a mode and requires a limit", () => {
    requestCases(
      (request, loss) =>
        fitReasoning(request, loss, { controls: ["mode", "budget"], leastBudget: 1_024 }, { usualLimit: 4_096 }),
      [
        [
          "a budget raises the limit for the answer",
          { reasoning: { budget: 2_000 } },
          { reasoning: { mode: "on", budget: 2_000 }, output_limit: 6_096 },
        ],
        [
          "a budget below the minimum raises it by the minimum",
          { reasoning: { budget: 100 } },
          { reasoning: { mode: "on", budget: 1_024 }, output_limit: 5_120 },
        ],
      ],
    );
  });
});
