import { expect } from "chai";
import { table, toJson, withoutSteering } from "../../src/commands/output.js";

describe("toJson", () => {
  const cases: [string, unknown, string][] = [
    ["a big integer digit for digit", { ticks: 9_007_199_254_740_993n }, '{"ticks":9007199254740993}'],
    ["a negative one", [-1n], "[-1]"],
    [
      "other values as JSON",
      { a: [null, true, 1.5, 'x"\n', { b: {} }], c: undefined },
      '{"a":[null,true,1.5,"x\\"\\n",{"b":{}}]}',
    ],
  ];
  for (const [name, given, wanted] of cases) it(`writes ${name}`, () => expect(toJson(given)).to.equal(wanted));
});

describe("table", () => {
  it("aligns its columns and leaves no space at the end", () => {
    expect(
      table([
        ["NAME", "BALANCE"],
        ["a", "1.00 USD"],
        ["someone", "2"],
      ]),
    ).to.equal("NAME     BALANCE\na        1.00 USD\nsomeone  2");
  });

  it("shows what an upstream chose without obeying it", () => {
    expect(table([["upstream id", "job\u001b[31m\n1"]])).to.equal("upstream id  job\\u{1b}[31m\\u{a}1");
  });
});

describe("withoutSteering", () => {
  it("keeps lines, tabs and joined emoji, and shows what a terminal would obey", () => {
    const joined = "\u{1f468}\u200d\u{1f469}";
    expect(withoutSteering(`a\tb\r\n${joined}\u001b]0;x\u0007\rc\u009b2J`)).to.equal(
      `a\tb\r\n${joined}\\u{1b}]0;x\\u{7}\\u{d}c\\u{9b}2J`,
    );
  });
});
