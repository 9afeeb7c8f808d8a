import { expect } from "chai";
import fc from "fast-check";
import { TICKS_PER_USD, formatUsd, parseUsd } from "../../../src/stores/wallets/money.js";

describe("parseUsd", () => {
  const cases: [string, bigint | undefined][] = [
    ["0", 0n],
    ["1", TICKS_PER_USD],
    ["12.50", 125_000_000_000n],
    ["0.1", 1_000_000_000n],
    ["0.0000000001", 1n],
    ["9007199.2547409931", 90_071_992_547_409_931n],
    ["922337203.6854775807", 2n ** 63n - 1n],
    ["922337203.6854775808", undefined],
    ["0.00000000001", undefined],
    ["-1", undefined],
    ["1e3", undefined],
    ["1,50", undefined],
    [".5", undefined],
    ["5.", undefined],
    [" 5", undefined],
    ["", undefined],
    ["٣", undefined],
  ];
  for (const [written, ticks] of cases) {
    it(`reads ${JSON.stringify(written)} as ${ticks ?? "nothing"}`, () => expect(parseUsd(written)).to.equal(ticks));
  }
});

describe("formatUsd", () => {
  const cases: [bigint, string][] = [
    [0n, "0.00"],
    [TICKS_PER_USD, "1.00"],
    [125_000_000_000n, "12.50"],
    [1n, "0.0000000001"],
    [-15_000_000_000n, "-1.50"],
  ];
  for (const [ticks, written] of cases) {
    it(`writes ${ticks} as ${written}`, () => expect(formatUsd(ticks)).to.equal(written));
  }

  it("writes text that is read as the same amount", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 0n, max: 2n ** 63n - 1n }), (ticks) => parseUsd(formatUsd(ticks)) === ticks),
    );
  });
});
