import { expect } from "chai";
import fc from "fast-check";
import { droppedHeader, formatDroppedParams } from "../../src/calls/dropped-params.js";
import { anyText } from "../support/any-text.js";

describe("the header of dropped parameters", () => {
  const cases: [string, string[], string | undefined][] = [
    ["is absent when nothing was dropped", [], undefined],
    ["names one path", ["logit_bias"], "logit_bias"],
    [
      "names paths in their order",
      ["logit_bias", "messages[2].name", "tools[1]"],
      "logit_bias, messages[2].name, tools[1]",
    ],
    ["encodes commas and spaces", ["a,b", "c d"], "a%2Cb, c%20d"],
    ["encodes characters that are not printable", ["a\r\nx-evil: 1", "\u0000\u007f"], "a%0D%0Ax-evil:%201, %00%7F"],
    ["encodes bytes of other scripts", ["é", "漢", "👩"], "%C3%A9, %E6%BC%A2, %F0%9F%91%A9"],
    ["encodes half a surrogate pair as the replacement character", ["\ud800"], "%EF%BF%BD"],
    ["keeps other characters", ["a%b!~[0]"], "a%b!~[0]"],
  ];
  for (const [name, paths, want] of cases) {
    it(name, () => expect(formatDroppedParams(paths)).to.equal(want));
  }

  it("is a header or none", () => {
    expect(droppedHeader(["a"])).to.deep.equal({ "x-dropped-params": "a" });
    expect(droppedHeader([])).to.deep.equal({});
  });

  describe("of many similar paths", () => {
    const signatures = (count: number) =>
      Array.from({ length: count }, (_, index) => `messages[${index}].content[0].signature`);

    it("names three of them one by one", () => {
      expect(formatDroppedParams(signatures(3))).to.equal(signatures(3).join(", "));
    });

    it("names four of them once, at the first one", () => {
      const paths = ["seed", ...signatures(4), "tools[0].strict"];
      expect(formatDroppedParams(paths)).to.equal("seed, messages[*].content[*].signature, tools[0].strict");
    });

    it("keeps paths apart that differ in more than their indices", () => {
      const paths = ["a[0].b", "a[1].b", "a[2].c", "a[3].c"];
      expect(formatDroppedParams(paths)).to.equal(paths.join(", "));
    });
  });

  describe("of great length", () => {
    const exact = (length: number) => ["a".repeat(500), "b".repeat(500), "c".repeat(length - 1004)];

    it("may have 2048 bytes", () => {
      expect(formatDroppedParams(exact(2048))).to.have.length(2048);
      expect(formatDroppedParams(exact(2048))).to.match(/c$/);
    });

    it("is cut at a path when it has one more", () => {
      expect(formatDroppedParams(exact(2049))).to.equal(`${"a".repeat(500)}, ${"b".repeat(500)}, ...`);
    });

    it("leaves room for the dots", () => {
      for (let length = 2032; length <= 2048; length++) {
        const value = formatDroppedParams([...exact(length), "d".repeat(50)]) ?? "";
        expect(value.length, String(length)).to.be.at.most(2048);
        expect(value).to.match(length <= 2043 ? /c, \.\.\.$/ : /b, \.\.\.$/);
      }
    });

    it("is only dots when the first path is too long", () => {
      expect(formatDroppedParams(["a".repeat(5000), "b"])).to.equal("...");
    });
  });

  describe("of any paths", () => {
    const member = fc.oneof(fc.constantFrom("messages", "content", "tools"), anyText({ minLength: 1 }));
    const step = fc.oneof(
      member.map((name) => `.${name.replace(/[[\]]/g, "")}`),
      fc.nat(60).map((index) => `[${index}]`),
    );
    const path = fc
      .tuple(fc.constantFrom("messages", "tools", "x"), fc.array(step, { maxLength: 4 }))
      .map(([first, steps]) => first + steps.join(""));
    const paths = fc.uniqueArray(path, { minLength: 1, maxLength: 400 });
    const plain = (name: string) => name.replace(/\[(?:\d+|\*)\]/g, "[]");

    it("is printable, short, and names only dropped paths, each once", () => {
      fc.assert(
        fc.property(paths, (dropped) => {
          const value = formatDroppedParams(dropped) ?? "";
          expect(value).to.match(/^[\x20-\x7e]*$/);
          expect(value.length).to.be.at.most(2048);
          const named = value.split(", ");
          const isCut = named.at(-1) === "...";
          const whole = isCut ? named.slice(0, -1) : named;
          expect(new Set(whole).size).to.equal(whole.length);
          const alike = dropped.map((one) => plain(formatDroppedParams([one]) ?? ""));
          const places = whole.map((name) => alike.indexOf(plain(name)));
          expect(places.every((place) => place >= 0)).to.equal(true);
          if (!isCut) expect(new Set(whole.map(plain))).to.deep.equal(new Set(alike));
          for (const name of whole.filter((one) => one.includes("[*]")))
            expect(alike.filter((one) => one === plain(name))).to.have.length.above(3);
        }),
      );
    });
  });
});
