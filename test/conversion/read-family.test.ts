import { expect } from "chai";
import { accepted } from "../../src/conversion/read-family.js";

describe("accepted: what a catalog declares that a model accepts", () => {
  it("is declared in the terms of profiles", () => {
    const written = {
      reasoning: { effort: ["high", "low"], budget: { least: 1, most: 9, dynamic: true }, adaptive: true, off: true },
      output: 5,
      instructions: "first",
      media: ["image"],
      media_in_results: [],
      reasoning_items: "refused",
      prefill: "refused",
      strict: false,
      cache_marks: false,
      renames: false,
    };
    expect(accepted(written)).to.deep.equal({
      family: { ...written, reasoning: { ...written.reasoning, effort: ["low", "high"] } },
    });
    expect(accepted({ reasoning: "none" })).to.deep.equal({ family: { reasoning: "none" } });
  });

  const faults: readonly (readonly [written: unknown, problem: string])[] = [
    ["none", "it must be a mapping"],
    [
      { sampling: 1 },
      'unknown key "sampling"; known here: reasoning, beside_tools, output, instructions, media, media_in_results, ' +
        "reasoning_items, prefill, strict, cache_marks, renames",
    ],
    [{ implicit: { temperature: 1 } }, 'unknown key "implicit"'],
    [{ reasoning: {} }, "reasoning must have effort, budget, adaptive, off or switched, or be none"],
    [
      { reasoning: { budget: { least: 9, most: 8 } } },
      "reasoning.budget.least must not be more than reasoning.budget.most",
    ],
    [{ beside_tools: "never" }, "beside_tools must be one of none, minimal, low, medium, high, xhigh, max, omit"],
    [{ reasoning: { effort: ["hihg"] } }, "each of reasoning.effort must be one of none, minimal"],
    [{ reasoning: { budget: { most: 9 } } }, "reasoning.budget.least must be a whole number from 1"],
    [{ reasoning: { budgets: 1 } }, 'unknown key "reasoning.budgets"'],
    [{ reasoning: { adaptive: false } }, "reasoning.adaptive can only be true; leave it out otherwise"],
    [{ reasoning: { switched: "whole" } }, "reasoning.switched can only be true or streams"],
    [{ output: 0 }, "output must be a whole number from 1"],
    [{ instructions: "last" }, "instructions must be one of first, user"],
    [{ prefill: "taken" }, "prefill can only be refused; leave it out otherwise"],
    [{ media_in_results: ["film"] }, "each of media_in_results must be one of image, audio, video, document"],
    [{ media: "image" }, "media must be a list"],
  ];
  for (const [written, problem] of faults) {
    it(`is refused as ${JSON.stringify(written)}`, () =>
      expect(accepted(written)).to.have.property("problem").that.includes(problem));
  }
});
