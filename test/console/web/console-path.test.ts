import { expect } from "chai";
import { prefixOf } from "../../../src/console/web/console-path.js";

describe("prefixOf", () => {
  for (const [script, prefix] of [
    ["/console/assets/main-AB12.js", ""],
    ["/models/console/assets/main-AB12.js", "/models"],
    ["/console/assets/console/assets/main-AB12.js", "/console/assets"],
    ["/site/assets/main-AB12.js", ""],
  ] as const)
    it(`is ${JSON.stringify(prefix)} for the script ${script}`, () => {
      expect(prefixOf(script)).to.equal(prefix);
    });
});
