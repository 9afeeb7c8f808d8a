import { expect } from "chai";
import { Recent } from "../../../codegen/cache/recent.js";

describe("Recent", () => {
  it("has what was made last, of so many characters", () => {
    const recent = new Recent<number>(6);
    for (const [index, text] of ["one", "two", "six"].entries()) recent.keep(text, index);
    expect(["one", "two", "six"].map((text) => recent.find(text))).to.deep.equal([undefined, 1, 2]);
  });

  it("counts a text once, and has what was made of it last", () => {
    const recent = new Recent<number>(6);
    recent.keep("one", 0);
    for (let made = 1; made <= 5; made++) recent.keep("two", made);
    expect([recent.find("one"), recent.find("two")]).to.deep.equal([0, 5]);
  });

  it("has nothing of a text that is too long", () => {
    const recent = new Recent<number>(4);
    recent.keep("seven", 7);
    expect(recent.find("seven")).to.equal(undefined);
  });
});
