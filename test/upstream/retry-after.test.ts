import { expect } from "chai";
import { waitOf } from "../../src/upstream/retry-after.js";

const NOW = Date.parse("2026-01-01T00:00:00Z");

describe("the wait of retry-after", () => {
  for (const [written, wait] of [
    ["7", 7_000],
    ["0.5", 500],
    ["0", undefined],
    ["-1", undefined],
    ["soon", undefined],
    ["", undefined],
    [undefined, undefined],
    ["Thu, 01 Jan 2026 00:00:10 GMT", 10_000],
    ["Wed, 31 Dec 2025 23:59:50 GMT", undefined],
  ] as const)
    it(`is ${wait} for ${JSON.stringify(written)}`, () => expect(waitOf(written, NOW)).to.equal(wait));
});
