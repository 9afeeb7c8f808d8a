import { expect } from "chai";
import { RecentTexts } from "../../../codegen/print/recent-texts.js";

describe("RecentTexts", () => {
  it("has the texts that were kept last, up to so many characters", () => {
    const texts = new RecentTexts(12);
    for (const input of ["a", "b", "c"]) texts.keep(input, "texts");
    expect(["a", "b", "c"].map((input) => texts.find(input))).to.deep.equal([undefined, "texts", "texts"]);
  });

  it("counts a text that is kept again once", () => {
    const texts = new RecentTexts(12);
    texts.keep("a", "texts");
    for (let count = 0; count < 5; count++) texts.keep("b", "texts");
    expect([texts.find("a"), texts.find("b")]).to.deep.equal(["texts", "texts"]);
  });

  it("keeps no text that is too long", () => {
    const texts = new RecentTexts(4);
    texts.keep("a", "texts");
    expect(texts.find("a")).to.equal(undefined);
  });
});
