import { expect } from "chai";
import { retryAfterOf, validRetryAfter, waitOf } from "../../src/upstream/retry-after.js";

const NOW = Date.parse("2026-01-01T00:00:00Z");

describe("the retry-after of an upstream", () => {
  for (const [headers, found] of [
    [{ "retry-after": "7" }, "7"],
    [{ "retry-after-ms": "400" }, "0.4"],
    [{ "retry-after-ms": "12.5 " }, "0.0125"],
    [{ "retry-after": "2", "retry-after-ms": "1250" }, "1.25"],
    [{ "retry-after": "2", "retry-after-ms": "soon" }, "2"],
    [{ "retry-after": "30", "retry-after-ms": "0" }, "30"],
    [{ "retry-after": "30", "retry-after-ms": "9".repeat(30) }, "30"],
    [{ "retry-after-ms": "-1" }, undefined],
    [{ "retry-after-ms": "" }, undefined],
    [{}, undefined],
  ] as const)
    it(`is ${found} for ${JSON.stringify(headers)}`, () => {
      const sent = new Map(Object.entries(headers));
      expect(retryAfterOf((name) => sent.get(name))).to.equal(found);
    });
});

describe("the wait of retry-after", () => {
  for (const [written, wait] of [
    ["7", 7_000],
    ["0.5", 500],
    ["7 \t", 7_000],
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

describe("the retry-after of a client", () => {
  for (const [written, sent] of [
    ["7", "7"],
    ["0.5", "1"],
    ["7 \t", "7"],
    ["0", "0"],
    ["86401", "86400"],
    ["soon", undefined],
    [undefined, undefined],
    ["Thu, 01 Jan 2026 00:00:10 GMT", "Thu, 01 Jan 2026 00:00:10 GMT"],
    ["Sat, 03 Jan 2026 00:00:00 GMT", "86400"],
    ["Wed, 31 Dec 2025 23:59:50 GMT", undefined],
  ] as const)
    it(`is ${sent} for ${JSON.stringify(written)}`, () => expect(validRetryAfter(written, NOW)).to.equal(sent));
});
