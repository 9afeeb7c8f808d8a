import { expect } from "chai";
import { encodeVectors, inOrder, unitVectors } from "../../src/conversion/results/index.js";

const answer = (...vectors: (number[] | string)[]) => ({
  embeddings: vectors.map((vector, index) => ({ index, vector })),
});
const BYTES = "AACAPwAAAMAAAAA/";
const NUMBERS = [1, -2, 0.5];

describe("encodeVectors", () => {
  for (const [asked, given, wanted] of [
    ["base64", NUMBERS, BYTES],
    ["base64", BYTES, BYTES],
    ["float", BYTES, NUMBERS],
    ["float", NUMBERS, NUMBERS],
    [undefined, BYTES, NUMBERS],
    ["float", "AAA", "AAA"],
    ["ubinary", BYTES, BYTES],
    ["int8", NUMBERS, NUMBERS],
  ] as const) {
    it(`gives ${JSON.stringify(given)} as ${JSON.stringify(wanted)} to one who asked for ${asked ?? "nothing"}`, () => {
      const told = encodeVectors(
        answer(typeof given === "string" ? given : [...given]),
        { asked: "format" },
        { format: asked },
      );
      expect(told.embeddings[0]?.vector).to.deep.equal(wanted);
    });
  }
});

describe("inOrder", () => {
  it("sorts by the told places", () => {
    expect(
      inOrder({
        embeddings: [
          { index: 1, vector: "b" },
          { index: 0, vector: "a" },
        ],
      }).embeddings.map(({ vector }) => vector),
    ).to.deep.equal(["a", "b"]);
  });

  it("takes the order as the place where none is told", () => {
    expect(
      inOrder<{ index?: number }, { embeddings: { index?: number }[] }>({ embeddings: [{}, {}] }).embeddings,
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
