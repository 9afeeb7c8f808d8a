import { expect } from "chai";
import { encodeVectors, sortByIndex, unitVectors } from "../../src/conversion/results/index.js";

const answer = (...vectors: (number[] | string)[]) => ({
  embeddings: vectors.map((vector, index) => ({ index, vector })),
});
const BYTES = "AACAPwAAAMAAAAA/";
const NUMBERS = [1, -2, 0.5];

describe("encodeVectors", () => {
  for (const [requested, given, wanted] of [
    ["base64", NUMBERS, BYTES],
    ["base64", BYTES, BYTES],
    ["float", BYTES, NUMBERS],
    ["float", NUMBERS, NUMBERS],
    [undefined, BYTES, NUMBERS],
    ["float", "AAA", "AAA"],
    ["ubinary", BYTES, BYTES],
    ["int8", NUMBERS, NUMBERS],
  ] as const) {
    it(`gives ${JSON.stringify(given)} as ${JSON.stringify(wanted)} for a request of ${requested ?? "none"}`, () => {
      const reported = encodeVectors(
        answer(typeof given === "string" ? given : [...given]),
        { requested_by: "format" },
        { format: requested },
      );
      expect(reported.embeddings[0]?.vector).to.deep.equal(wanted);
    });
  }
});

describe("sortByIndex", () => {
  it("sorts by the reported places", () => {
    expect(
      sortByIndex({
        embeddings: [
          { index: 1, vector: "b" },
          { index: 0, vector: "a" },
        ],
      }).embeddings.map(({ vector }) => vector),
    ).to.deep.equal(["a", "b"]);
  });

  it("takes the order as the place where none is reported", () => {
    expect(
      sortByIndex<{ index?: number }, { embeddings: { index?: number }[] }>({ embeddings: [{}, {}] }).embeddings,
    ).to.deep.equal([{ index: 0 }, { index: 1 }]);
  });
});

describe("unitVectors", () => {
  it("gives vectors the length one", () =>
    expect(unitVectors(answer([3, 4])).embeddings[0]?.vector).to.deep.equal([0.6, 0.8]));
  it("leaves those that have it as they came", () =>
    expect(unitVectors(answer([0.6, 0.80001])).embeddings[0]?.vector).to.deep.equal([0.6, 0.80001]));
  it("leaves a vector of nothing alone", () =>
    expect(unitVectors(answer([0, 0])).embeddings[0]?.vector).to.deep.equal([0, 0]));
});
