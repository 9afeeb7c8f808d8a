import { expect } from "chai";
import { countCasts, countLines, countWords, wordsOf } from "../../../tools/measure-house/count-code.js";

const file = (text: string) => ({ path: "a.ts", text });

describe("counts of measure-house in code", () => {
  it("counts lines, those over 120 characters, and the longest", () => {
    const text = `${"a".repeat(120)}\n${"b".repeat(121)}\n`;
    expect(countLines([file(text), file("c\n")])).to.deep.equal({
      lines: 3,
      wide: 1,
      longest: 121,
      longestAt: "a.ts:2",
    });
  });

  it("counts type assertions, but no `as const`, import, comment or string", () => {
    const text = [
      'import { a as b } from "./b.js";',
      "const c = b as string; // as number",
      'const d = ["as string"] as const;',
      "const e = <number>d;",
      "const f = e as unknown as string;",
    ];
    expect(countCasts([file(text.join("\n"))])).to.deep.equal({ casts: 4, throughUnknown: 1 });
  });

  it("finds words in identifiers of every case, but not in strings and comments", () => {
    const text = 'const toldBy = "told"; // told\nclass TellHTTPTold { #isTold = TOLD_AT; foretold = 1 }';
    expect([...countWords([file(text)], ["told", "tell", "film"])]).to.deep.equal([
      ["told", 4],
      ["tell", 1],
      ["film", 0],
    ]);
    expect(wordsOf("readHTTPAnswer_2nd")).to.deep.equal(["read", "http", "answer", "nd"]);
  });
});
