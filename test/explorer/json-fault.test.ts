import { expect } from "chai";
import fc from "fast-check";
import { faultIn } from "../../src/explorer/json-fault.js";

describe("the place where a text stops to be JSON", () => {
  const cases: Readonly<Record<string, number | undefined>> = {
    '{"a": [1, -2.5e3, true, null, "x\\u00e9"]}': undefined,
    " [ ] ": undefined,
    "": 0,
    '{"a": ?}': 6,
    '{"a": 1,}': 8,
    '{"a" 1}': 5,
    "{a: 1}": 1,
    "[1 2]": 3,
    "[1]]": 3,
    "[01]": 2,
    '["a\nb"]': 1,
    '{"a": "b"': 9,
  };
  for (const [text, place] of Object.entries(cases))
    it(`${JSON.stringify(text)}: ${place ?? "none"}`, () => {
      expect(faultIn(text)).to.equal(place);
    });

  it("is found for exactly the texts that a parser refuses", () => {
    const texts = fc.oneof(
      fc.json(),
      fc.tuple(fc.json(), fc.nat(), fc.constantFrom("", ",", "]", "}", '"', "1", " ")).map(([json, at, put]) => {
        const place = at % (json.length + 1);
        return json.slice(0, place) + put + json.slice(place + 1);
      }),
    );
    fc.assert(fc.property(texts, (text) => void expect(faultIn(text) === undefined).to.equal(isJson(text))));
  });
});

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
