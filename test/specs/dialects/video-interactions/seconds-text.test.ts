import { expect } from "chai";
import { secondsText } from "../../../../specs/dialects/video-interactions/functions.js";
import type { Json } from "../../../../src/conversion/json.js";
import { anyBody, lossOf } from "../../../support/origins.js";

describe("secondsText", () => {
  const cases: readonly (readonly [
    name: string,
    given: Json | undefined,
    want: number | undefined,
    lost: readonly string[],
  ])[] = [
    ["whole seconds", "8s", 8, []],
    ["whole seconds with a fraction of zero", "8.000s", 8, []],
    ["fractions of seconds, which other dialects cannot express", "8.5s", undefined, ["here"]],
    ["a text that is no number of seconds", "long", undefined, ["here"]],
    ["a number, which is invalid here", 8, undefined, []],
    ["nothing", undefined, undefined, []],
  ];
  for (const [name, given, want, lost] of cases) {
    it(`reads ${name}`, () => {
      const loss = lossOf({});
      expect(secondsText.read(given, loss, anyBody, "here")).to.equal(want);
      expect(loss.paths).to.deep.equal(lost);
    });
  }

  it("writes the unit of seconds", () => expect(secondsText.write(8)).to.equal("8s"));
  it("writes nothing for an absent value", () => expect(secondsText.write(undefined)).to.equal(undefined));
});
