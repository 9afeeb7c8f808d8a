import { expect } from "chai";
import { sortByIndex } from "../../src/conversion/results/index.js";

describe("sortByIndex", () => {
  it("sorts by the reported indices", () => {
    expect(
      sortByIndex({
        embeddings: [
          { index: 1, vector: "b" },
          { index: 0, vector: "a" },
        ],
      }).embeddings.map(({ vector }) => vector),
    ).to.deep.equal(["a", "b"]);
  });

  it("uses the position as the index where none is reported", () => {
    expect(
      sortByIndex<{ index?: number }, { embeddings: { index?: number }[] }>({ embeddings: [{}, {}] }).embeddings,
    ).to.deep.equal([{ index: 0 }, { index: 1 }]);
  });
});
