import { expect } from "chai";
import { furtherAnswers } from "../../src/conversion/further-answers.js";
import type { Json } from "../../src/conversion/json.js";

describe("furtherAnswers", () => {
  const cases: [name: string, list: Json | undefined, want: string[]][] = [
    ["no list", undefined, []],
    ["a value that is no list", { 1: {} }, []],
    ["an empty list", [], []],
    ["the first alone", [{ index: 0 }], []],
    ["one without an index", [{}], []],
    ["another alone", [{ index: 2 }], ["all[2]"]],
    ["several", [{ index: 0 }, { index: 1 }], ["all[1]"]],
    ["several without indices", [{}, {}, null], ["all[1]", "all[2]"]],
    ["the first after another", [{ index: 1 }, { index: 0 }], ["all[1]", "all[0]"]],
    ["indices that are invalid", [{ index: -1 }, { index: 1.5 }, { index: 1e9 }], ["all[0]", "all[1]", "all[2]"]],
  ];
  for (const [name, list, want] of cases) {
    it(`in a stream: ${name}`, () => {
      expect(furtherAnswers(list, "all", "index")).to.deep.equal(want);
    });
  }

  it("in a whole answer the position in the list is the index", () => {
    expect(furtherAnswers([{ index: 5 }, { index: 0 }], "all")).to.deep.equal(["all[1]"]);
  });

  it("at most as many as any vendor returns", () => {
    expect(furtherAnswers(Array<Json>(500).fill({}), "all")).to.have.length(127);
  });
});
