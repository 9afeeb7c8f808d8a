import { expect } from "chai";
import { oncePer } from "../../../codegen/model/once-per.js";

describe("oncePer", () => {
  it("computes once for an object, also where the result is nothing", () => {
    const asked: object[] = [];
    const compute = oncePer((subject: object) => void asked.push(subject));
    const [one, other] = [{}, {}];
    for (const subject of [one, other, one]) compute(subject);
    expect(asked).to.deep.equal([one, other]);
  });

  it("has a result for each object, not for each content", () => {
    const sizeOf = oncePer((list: readonly number[]) => list.length);
    const list = [1];
    expect(sizeOf(list)).to.equal(1);
    expect(sizeOf([1, 2])).to.equal(2);
    expect(sizeOf(list)).to.equal(1);
  });
});
