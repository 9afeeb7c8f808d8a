import { expect } from "chai";
import { parseExact, stringifyExact } from "../../src/conversion/exact.js";

describe("exact JSON", () => {
  const cases: [name: string, text: string][] = [
    ["an integer past 2^53 keeps its digits", '{"id":12345678901234567890}'],
    ["a negative one too", '{"id":-98765432109876543210}'],
    ["digits inside a text stay a text", '{"id":"12345678901234567890"}'],
    ["a quote inside a text does not end it", '{"id":"x\\"12345678901234567890"}'],
    ["small integers are numbers as ever", '{"id":42,"list":[1,2.5,null,true]}'],
  ];
  for (const [name, text] of cases) it(name, () => expect(stringifyExact(parseExact(text))).to.equal(text));

  it("reads megabytes of digits in a text without stepping back", () => {
    const text = JSON.stringify({ data: "A1234567890123456789".repeat(500_000), id: 1 });
    expect(stringifyExact(parseExact(text))).to.equal(text);
  });
});
