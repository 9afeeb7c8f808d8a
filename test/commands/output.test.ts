import { expect } from "chai";
import { printable, table, toJson, withoutSteering } from "../../src/commands/output.js";

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
      `a\tb\n${joined}\\u{1b}]0;x\\u{7}\\u{d}c\\u{9b}2J`,
    );
    expect(withoutSteering("a line\r")).to.equal("a line");
  });
});

describe("printable", () => {
  const cases: [string, string, string][] = [
    ["keeps a joined emoji", "\u{1f469}\u{1f3fd}\u200d\u{1f4bb}", "\u{1f469}\u{1f3fd}\u200d\u{1f4bb}"],
    [
      "keeps a Persian word",
      "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
      "\u0645\u06cc\u200c\u062e\u0648\u0627\u0647\u0645",
    ],
    ["shows a joiner that would hide in a name", "ad\u200dmin", String.raw`ad\u{200d}min`],
    ["shows a joiner after another one", "\u06cc\u200c\u200c", `\u06cc\u200c${String.raw`\u{200c}`}`],
    ["shows a joiner at the start", "\u200c\u06cc", `${String.raw`\u{200c}`}\u06cc`],
    ["shows what turns the direction of a text", "\u06cc\u202e\u2067", `\u06cc${String.raw`\u{202e}\u{2067}`}`],
  ];
  for (const [name, given, wanted] of cases) it(name, () => expect(printable(given)).to.equal(wanted));
});
