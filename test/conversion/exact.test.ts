import { expect } from "chai";
import { parseExact, stringifyExact, wellFormed } from "../../src/conversion/exact.js";

describe("exact JSON", () => {
  const cases: [name: string, text: string][] = [
    ["an integer past 2^53 keeps its digits", '{"id":12345678901234567890}'],
    ["a negative one too", '{"id":-98765432109876543210}'],
    ["digits inside a text stay a text", '{"id":"12345678901234567890"}'],
    ["a quote inside a text does not end it", '{"id":"x\\"12345678901234567890"}'],
    ["small integers stay numbers", '{"id":42,"list":[1,2.5,null,true]}'],
  ];
  for (const [name, text] of cases) it(name, () => expect(stringifyExact(parseExact(text))).to.equal(text));

  const long = "9007199254740993";
  for (let before = 0; before < 20; before++)
    it(`keeps the digits of ${long} behind ${before} characters`, () => {
      const text = `[${" ".repeat(before)}${long}]`;
      expect(stringifyExact(parseExact(text))).to.equal(`[${long}]`);
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
});
