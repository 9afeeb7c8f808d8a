import { expect } from "chai";
import fc from "fast-check";
import { costOf } from "../../src/money/cost.js";
import { type ChargeLine, explainCharge } from "../../src/money/explain-charge.js";
import { type PriceList, readPrices } from "../../src/money/price-list.js";
import { nothingUsed, type Quantities } from "../../src/money/quantities.js";
import { formatMillionths, formatUsd } from "../../src/stores/wallets/money.js";

function prices(written: Record<string, unknown>): PriceList {
  const read = readPrices({ perCall: 0, ...written }, "text");
  if (read === undefined) throw new Error("these are no prices");
  return read;
}

function written({ meter, of, counted, millionths }: ChargeLine): string {
  const name = of === undefined ? meter : `${meter} ${of}`;
  const counts = counted === undefined ? "" : ` ${counted.count} × ${formatUsd(counted.price)} / ${counted.per}`;
  return `${name}${counts} = ${formatMillionths(millionths)}`;
}

describe("explainCharge", () => {
  const tokens = { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 8, reasoning: 12 };
  const cases: [name: string, pricing: Record<string, unknown>, used: Partial<Quantities>, want: string[]][] = [
    ["nothing", tokens, {}, []],
    [
      "all kinds of tokens, none of them twice",
      tokens,
      { input: 100, cachedInput: 40, cacheWrite: 10, output: 50, reasoning: 20, calls: 1 },
      [
        "input_tokens 50 × 2.00 / 1000000 = 0.0001",
        "cached_input_tokens 40 × 0.20 / 1000000 = 0.000008",
        "cache_write_tokens 10 × 2.50 / 1000000 = 0.000025",
        "output_tokens 30 × 8.00 / 1000000 = 0.00024",
        "reasoning_tokens 20 × 12.00 / 1000000 = 0.00024",
      ],
    ],
    [
      "writes to a cache for an hour, which no other line has",
      { ...tokens, cacheWriteHour: 4 },
      { input: 100, cacheWrite: 30, cacheWriteHour: 20 },
      [
        "input_tokens 70 × 2.00 / 1000000 = 0.00014",
        "cache_write_tokens 10 × 2.50 / 1000000 = 0.000025",
        "cache_write_hour_tokens 20 × 4.00 / 1000000 = 0.00008",
      ],
    ],
    [
      "a part of a tick",
      { input: 0.0000015, output: 0 },
      { input: 3 },
      ["input_tokens 3 × 0.0000015 / 1000000 = 0.0000000000045", "rounding = 0.0000000000955"],
    ],
    [
      "tokens in a tier, and the call",
      { input: 1, output: 1, perCall: 0.01, tiers: [{ above: 100, input: 2 }] },
      { input: 101, calls: 1 },
      ["input_tokens 101 × 2.00 / 1000000 = 0.000202", "calls 1 × 0.01 / 1 = 0.01"],
    ],
    [
      "images by size and quality",
      { perImage: { default: 0.04, "1024x1024/high": 0.17 } },
      { images: [{ count: 2, size: "1024x1024", quality: "high" }, { count: 1 }] },
      ["images 1024x1024/high 2 × 0.17 / 1 = 0.34", "images 1 × 0.04 / 1 = 0.04"],
    ],
    [
      "parts of seconds by resolution",
      { perSecond: { default: 0.05, "1080p": 0.1 } },
      { seconds: [{ count: 8.7, resolution: "1080p" }] },
      ["seconds 1080p 8.7 × 0.10 / 1 = 0.87"],
    ],
    [
      "seconds, without the tokens that have no price",
      { perSecond: { default: 0.05 } },
      { output: 58_046, seconds: [{ count: 6 }] },
      ["seconds 6 × 0.05 / 1 = 0.30"],
    ],
    ["images without a price of their own", tokens, { images: [{ count: 2 }] }, []],
  ];
  for (const [name, pricing, used, want] of cases)
    it(`has the lines of ${name}`, () => {
      const [list, quantities] = [prices(pricing), { ...nothingUsed, ...used }];
      const lines = explainCharge({ ticks: costOf(list, quantities), prices: list, quantities });
      expect(lines.map(written)).to.deep.equal(want);
    });

  const rests: [name: string, used: Quantities | undefined, isHeld: boolean, want: string][] = [
    ["what was held", undefined, true, "held = 0.0000000007"],
    ["what somebody decided", undefined, false, "other = 0.0000000007"],
    ["what a provider reported", nothingUsed, false, "other = 0.0000000007"],
  ];
  for (const [name, quantities, isHeld, want] of rests)
    it(`names ${name}, which no price explains`, () => {
      const lines = explainCharge({ ticks: 7n, prices: prices(tokens), quantities, isHeld });
      expect(lines.map(written)).to.deep.equal([want]);
    });

  const price = fc.nat(10_000_000_000).map((ticks) => ticks / 10_000_000_000);
  const table = fc.oneof(price, fc.record({ default: price, high: price, "720p": price }));
  const pricing = fc.record({
    ...{ input: price, cachedInput: price, cacheWrite: price, cacheWriteHour: price },
    ...{ output: price, reasoning: price },
    ...{ perCall: price, perImage: table, perSecond: table },
  });
  const count = fc.nat(1_000_000);
  const used: fc.Arbitrary<Quantities> = fc.record({
    ...{ input: count, cachedInput: count, cacheWrite: count, cacheWriteHour: count },
    ...{ output: count, reasoning: count, calls: fc.nat(2) },
    images: fc.array(fc.record({ count: fc.nat(9), quality: fc.constantFrom(undefined, "high", "low") })),
    seconds: fc.array(
      fc.record({ count: fc.nat(99_999).map((ms) => ms / 1000), resolution: fc.constantFrom("720p", "480p") }),
    ),
  });

  it("adds up to the charge exactly, and rounds at most once", () => {
    fc.assert(
      fc.property(pricing.map(prices), used, (list, quantities) => {
        const ticks = costOf(list, quantities);
        const lines = explainCharge({ ticks, prices: list, quantities });
        expect(lines.reduce((sum, { millionths }) => sum + millionths, 0n)).to.equal(ticks * 1_000_000n);
        const uncounted = lines.filter(({ counted }) => counted === undefined).map(({ meter }) => meter);
        expect(uncounted.join(), "what has no count").to.be.oneOf(["", "rounding"]);
      }),
    );
  });
});
