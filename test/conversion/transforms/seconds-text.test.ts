import { expect } from "chai";
import { Loss } from "../../../src/conversion/loss.js";
import { secondsText } from "../../../src/conversion/transforms/seconds-text.js";
import type { Json } from "../../../src/conversion/json.js";

describe("secondsText", () => {
  const cases: readonly (readonly [
    name: string,
    given: Json | undefined,
    want: number | undefined,
    lost: readonly string[],
  ])[] = [
    ["whole seconds", "8s", 8, []],
    ["whole seconds with parts that are none", "8.000s", 8, []],
    ["parts of seconds, which cannot be said elsewhere", "8.5s", undefined, ["here"]],
    ["a text that is none", "long", undefined, ["here"]],
    ["a number, which is none either", 8, undefined, []],
    ["nothing", undefined, undefined, []],
  ];
  for (const [name, given, want, lost] of cases) {
    it(`reads ${name}`, () => {
      const loss = new Loss({}, {});
      expect(secondsText.read(given, "here", loss)).to.equal(want);
      expect(loss.paths).to.deep.equal(lost);
    });
  }

  it("writes the sign of seconds", () => expect(secondsText.write(8)).to.equal("8s"));
  it("writes nothing for nothing", () => expect(secondsText.write(undefined)).to.equal(undefined));
});
