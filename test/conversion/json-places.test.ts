import { expect } from "chai";
import { parseExact } from "../../src/conversion/exact.js";
import { checkPlaces, TooManyPlacesError } from "../../src/conversion/json-places.js";

const MOST = 2_200_000;
const listOf = (item: string, count: number) => `[${Array<string>(count).fill(item).join()}]`;

describe("the places of JSON", () => {
  const cases: readonly (readonly [string, string, number])[] = [
    ["objects", "{}", 1],
    ["lists", "[]", 1],
    ["texts", '"a"', 1],
    ["members", '{"a":[]}', 3],
  ];
  for (const [what, item, places] of cases)
    it(`may be so many ${what}, and no more`, () => {
      const most = Math.floor((MOST - 1) / places);
      expect(() => checkPlaces(listOf(item, most))).not.to.throw();
      expect(() => checkPlaces(listOf(item, most + 1))).to.throw(TooManyPlacesError);
      expect(() => parseExact(listOf(item, most + 1))).to.throw(TooManyPlacesError);
    });

  it("are not inside of texts", () => {
    expect(() => checkPlaces(JSON.stringify({ text: '{["\\'.repeat(MOST) }))).not.to.throw();
  });

  it("are not the numbers of a vector", () => {
    expect(() => checkPlaces(listOf("0.5", MOST + 1))).not.to.throw();
  });
});
