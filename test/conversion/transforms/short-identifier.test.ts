import { expect } from "chai";
import { shortIdentifier } from "../../../src/conversion/transforms/short-identifier.js";
import { keeps, reads } from "../../support/conversion/transform-cases.js";

describe("shortIdentifier", () => {
  reads(shortIdentifier, [
    ["an identifier", "u1", "u1"],
    ["null", null, undefined],
    ["a number", 1, undefined],
  ]);
  keeps(shortIdentifier, [
    ["64 characters", "u".repeat(64)],
    ["none", ""],
  ]);

  it("distinguishes longer ones by 64 characters each", () => {
    const [one, other] = ["a", "b"].map((end) => shortIdentifier.write("u".repeat(64) + end));
    expect(one)
      .to.match(/^[0-9a-f]{64}$/)
      .and.not.equal(other);
  });
});
