import { expect } from "chai";
import { droppedHeader, formatDroppedParams } from "../../src/pipeline/dropped-params.js";

describe("the header of dropped parameters", () => {
  const cases: [string, string[], string | undefined][] = [
    ["is absent when nothing was dropped", [], undefined],
    ["names one path", ["logit_bias"], "logit_bias"],
    ["names paths in their order", ["logit_bias", "messages[2].name", "tools[1]"], "logit_bias, messages[2].name, tools[1]"],
    ["encodes commas and spaces", ["a,b", "c d"], "a%2Cb, c%20d"],
    ["encodes what is not printable", ["a\r\nx-evil: 1", "\u0000\u007f"], "a%0D%0Ax-evil:%201, %00%7F"],
    ["encodes bytes of other scripts", ["é", "漢", "👩"], "%C3%A9, %E6%BC%A2, %F0%9F%91%A9"],
    ["encodes half a surrogate pair as the sign for it", ["\ud800"], "%EF%BF%BD"],
    ["keeps other signs", ["a%b!~[0]"], "a%b!~[0]"],
  ];
  for (const [name, paths, want] of cases) {
    it(name, () => expect(formatDroppedParams(paths)).to.equal(want));
  }

  it("is a header or none", () => {
    expect(droppedHeader(["a"])).to.deep.equal({ "x-dropped-params": "a" });
    expect(droppedHeader([])).to.deep.equal({});
  });

  describe("of great length", () => {
    const exact = (length: number) => ["a".repeat(1000), "b".repeat(1000), "c".repeat(length - 2004)];

    it("may have 4096 bytes", () => {
      expect(formatDroppedParams(exact(4096))).to.have.length(4096);
      expect(formatDroppedParams(exact(4096))).to.match(/c$/);
    });

    it("is cut at a path when it has one more", () => {
      expect(formatDroppedParams(exact(4097))).to.equal(`${"a".repeat(1000)}, ${"b".repeat(1000)}, ...`);
    });

    it("leaves room for the dots", () => {
      for (let length = 4080; length <= 4096; length++) {
        const value = formatDroppedParams([...exact(length), "d".repeat(50)]) ?? "";
        expect(value.length, String(length)).to.be.at.most(4096);
        expect(value).to.match(length <= 4091 ? /c, \.\.\.$/ : /b, \.\.\.$/);
      }
    });

    it("is only dots when the first path is too long", () => {
      expect(formatDroppedParams(["a".repeat(5000), "b"])).to.equal("...");
    });
  });
});
