import { expect } from "chai";
import type { Json } from "../../src/conversion/json.js";
import { isPresent } from "../../src/conversion/values.js";

const cases: readonly (readonly [string, Json | undefined, boolean])[] = [
  ["an absent value leaves it to another place", undefined, false],
  ["null leaves it to another place", null, false],
  ["an empty list leaves it to another place", [], false],
  ["a list counts as a value", [1], true],
  ["an empty text is a text", "", true],
  ["zero is a number", 0, true],
];

describe("whether a member has a value", () => {
  for (const [name, value, want] of cases) it(name, () => expect(isPresent(value)).to.equal(want));
});
