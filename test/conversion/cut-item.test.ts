import { expect } from "chai";
import { markCut } from "../../src/conversion/cut-item.js";

const items = [
  { id: "a", status: "whole" },
  { id: "b", status: "whole" },
];
const marked = (finish: Parameters<typeof markCut>[1], given = items) =>
  markCut(given, finish, ["length", "filtered"], { status: "cut" }).map(({ status }) => status);

describe("markCut", () => {
  it("marks the last item of an answer that was cut", () => {
    expect(marked("length")).to.deep.equal(["whole", "cut"]);
    expect(marked("filtered")).to.deep.equal(["whole", "cut"]);
  });

  it("and no item of others", () => {
    expect(marked("stop")).to.deep.equal(["whole", "whole"]);
    expect(marked(undefined)).to.deep.equal(["whole", "whole"]);
    expect(marked("length", [])).to.deep.equal([]);
  });
});
