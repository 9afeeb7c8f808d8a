import { expect } from "chai";
import { wholeSeconds } from "../../../../specs/dialects/video-generation/functions.js";

describe("wholeSeconds (whole_seconds)", () => {
  for (const [reported, read] of [
    [6, 6],
    [5.5, 5.5],
    ["6", undefined],
    [null, undefined],
    [undefined, undefined],
  ] as const) {
    it(`reads ${JSON.stringify(reported)}`, () => expect(wholeSeconds.read(reported)).to.equal(read));
  }
  for (const [known, written] of [
    [6, 6],
    [5.5, 6],
    [5.04, 5],
    [undefined, undefined],
  ] as const) {
    it(`writes ${JSON.stringify(known)}`, () => expect(wholeSeconds.write(known)).to.equal(written));
  }
});
