import { expect } from "chai";
import { leastProcessorTime } from "../support/processor-time.js";
import { parseExact, stringifyExact, wellFormed } from "../../src/conversion/exact.js";

describe("exact JSON", () => {
  const cases: [name: string, text: string][] = [
    ["an integer past 2^53 keeps its digits", '{"id":12345678901234567890}'],
    ["a negative one too", '{"id":-98765432109876543210}'],
    ["one with a point too", '{"id":9007199254740993.0,"ids":[-12345678901234567890.00]}'],
    ["one with an exponent too", '{"id":9.007199254740993e15,"ids":[12345678901234567893E+2]}'],
    ["one with a fraction before its exponent too", '{"id":0.9007199254740993e16,"ids":[0.90071992547409930E+16]}'],
    ["one that is no double too", `{"id":${"9".repeat(400)},"ids":[${"9".repeat(400)}.0]}`],
    ["digits inside a text stay a text", '{"id":"12345678901234567890"}'],
    ["a quote inside a text does not end it", '{"id":"x\\"12345678901234567890"}'],
    [
      "a text with another mark stays a text",
      '{"\\u0001exact:5\\u0001":["\\u0001exact:5\\u0001",12345678901234567890]}',
    ],
    ["small integers stay numbers", '{"id":42,"list":[1,2.5,null,true]}'],
    ["small fractions stay numbers", '{"a":[0.0012345678901234567,-1.2345678901234566e-7]}'],
    ["long fractions stay numbers", '{"logprob":-0.1234567890123456,"id":12345678901234567890}'],
  ];
  for (const [name, text] of cases) it(name, () => expect(stringifyExact(parseExact(text))).to.equal(text));

  it("refuses what is no number", () =>
    expect(() => parseExact('{"id":09007199254740993,"ids":[1.9007199254740993.0]}')).to.throw(SyntaxError));

  const long = "9007199254740993";
  for (let before = 0; before < 20; before++)
    it(`keeps the digits of ${long} behind ${before} characters`, () => {
      const text = `[${" ".repeat(before)}${long}]`;
      expect(stringifyExact(parseExact(text))).to.equal(`[${long}]`);
    });

  it("keeps the digits beside a text of millions of escapes", () => {
    const text = `{"text":"${"\\n".repeat(5_000_000)}","id":12345678901234567890}`;
    expect(stringifyExact(parseExact(text)) === text).to.equal(true);
  });

  it("does not look at each number of vectors", () => {
    const text = JSON.stringify(Array.from({ length: 200_000 }, (_unused, at) => Math.sin(at)));
    // Some tries run before the function is compiled, more of them on a busy machine.
    const exact = leastProcessorTime(() => parseExact(text), 20);
    expect(exact / leastProcessorTime(() => JSON.parse(text), 20)).to.be.below(4);
  });

  it("refuses quotes without an end in a time that grows with their number", () => {
    const text = `12345678901234567890${'\\"'.repeat(20_000)}`;
    const milliseconds = leastProcessorTime(() => expect(() => parseExact(text)).to.throw(SyntaxError), 3);
    expect(milliseconds).to.be.below(100);
  });

  it("reads megabytes of digits in a text without backtracking", () => {
    const text = JSON.stringify({ data: "A1234567890123456789".repeat(500_000), id: 1 });
    expect(stringifyExact(parseExact(text))).to.equal(text);
  });
});

describe("wellFormed", () => {
  const cases: readonly [name: string, given: string][] = [
    ["plain text", "abc"],
    ["a pair", "a😀b"],
    ["a backslash before letters that look like half a pair", "\\ud83d"],
    ["a backslash and a pair", "\\😀"],
  ];
  for (const [name, given] of cases)
    it(`keeps ${name}`, () => expect(JSON.parse(wellFormed(JSON.stringify({ given })))).to.deep.equal({ given }));

  it("replaces half of a surrogate pair, which vendors refuse", () => {
    const given = "cut: \ud83d, \\\ud83d and \ude00";
    expect(JSON.parse(wellFormed(JSON.stringify({ given })))).to.deep.equal({ given: "cut: �, \\� and �" });
  });

  it("does not change a body without one", () => {
    const body = JSON.stringify({ text: 'line\n"quoted"' });
    expect(wellFormed(body)).to.equal(body);
  });

  it("looks at each character of a long run once", () => {
    for (const run of [".".repeat(1_000_000), `0.${"1".repeat(1_000_000)}`]) {
      const text = JSON.stringify({ text: run });
      expect(leastProcessorTime(() => parseExact(text))).to.be.below(500);
    }
  });
});
