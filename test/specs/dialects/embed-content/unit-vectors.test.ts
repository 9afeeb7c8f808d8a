import { expect } from "chai";
import { unitVectors } from "../../../../specs/dialects/embed-content/functions.js";

const answer = (...vectors: (number[] | string)[]) => ({
  embeddings: vectors.map((vector, index) => ({ index, vector })),
});

describe("unitVectors", () => {
  it("gives vectors the length one", () =>
    expect(unitVectors(answer([3, 4])).embeddings[0]?.vector).to.deep.equal([0.6, 0.8]));
  it("does not change vectors of length one", () =>
    expect(unitVectors(answer([0.6, 0.80001])).embeddings[0]?.vector).to.deep.equal([0.6, 0.80001]));
  it("does not change a zero vector", () =>
    expect(unitVectors(answer([0, 0])).embeddings[0]?.vector).to.deep.equal([0, 0]));
});
