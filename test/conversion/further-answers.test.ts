import { expect } from "chai";
import { furtherAnswers } from "../../src/conversion/further-answers.js";
import type { Json } from "../../src/conversion/json.js";

const placesOf = (further: readonly { readonly place: string }[]) => further.map(({ place }) => place);

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
      expect(placesOf(furtherAnswers(list, "all", "index"))).to.deep.equal(want);
    });
  }

  it("in a whole answer the position in the list is the index", () => {
    expect(placesOf(furtherAnswers([{ index: 5 }, { index: 0 }], "all"))).to.deep.equal(["all[1]"]);
  });

  it("each is the first of a body of its own", () => {
    expect(furtherAnswers([{ a: 1 }, { a: 2 }], "in.all").map(({ alone }) => alone)).to.deep.equal([
      { in: { all: [{ a: 2 }] } },
    ]);
  });

  it("each is the first of an event of its own", () => {
    const [one] = furtherAnswers([{ index: 3, a: 1 }], "all", "index");
    expect([one?.number, one?.alone]).to.deep.equal([3, { all: [{ index: null, a: 1 }] }]);
    expect(furtherAnswers(one?.alone.all, "all", "index")).to.deep.equal([]);
  });

  it("at most as many as any vendor returns", () => {
    expect(furtherAnswers(Array<Json>(500).fill({}), "all")).to.have.length(127);
  });
});
