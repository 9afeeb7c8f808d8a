import { expect } from "chai";
import fc from "fast-check";
import { costOf, holdSize, pricedSize } from "../../src/money/cost.js";
import { readPrices, type PriceList } from "../../src/money/price-list.js";
import { nothingUsed, type Quantities } from "../../src/money/quantities.js";

function prices(written: Record<string, unknown>): PriceList {
  const read = readPrices({ perCall: 0, ...written }, "text");
  if (read === undefined) throw new Error("these are no prices");
  return read;
}

describe("costOf", () => {
  const tokens = { input: 2, cachedInput: 0.2, cacheWrite: 2.5, output: 8, reasoning: 12 };
  const hourly = { ...tokens, cacheWriteHour: 4 };
  const tiered = {
    input: 1,
    output: 1,
    tiers: [
      { above: 100, input: 2, output: 3 },
      { above: 1000, input: 5, output: 7 },
    ],
  };
  const tick = 0.0000000001;
  const cases: [name: string, written: Record<string, unknown>, used: Partial<Quantities>, want: bigint][] = [
    ["nothing", tokens, {}, 0n],
    ["a million tokens of input", tokens, { input: 1_000_000 }, 20_000_000_000n],
    ["one token", tokens, { input: 1 }, 20_000n],
    [
      "all kinds of tokens",
      tokens,
      { input: 100, cachedInput: 40, cacheWrite: 10, output: 50, reasoning: 20 },
      50n * 20_000n + 40n * 2_000n + 10n * 25_000n + 30n * 80_000n + 20n * 120_000n,
    ],
    [
      "writes to a cache for an hour, and for less",
      hourly,
      { input: 100, cacheWrite: 30, cacheWriteHour: 20 },
      70n * 20_000n + 10n * 25_000n + 20n * 40_000n,
    ],
    [
      "writes for an hour without a price of their own",
      tokens,
      { input: 30, cacheWrite: 30, cacheWriteHour: 20 },
      30n * 25_000n,
    ],
    [
      "more writes for an hour than all writes, which are charged once",
      hourly,
      { input: 100, cacheWrite: 30, cacheWriteHour: 50 },
      70n * 20_000n + 30n * 40_000n,
    ],
    ["writes for an hour alone, which are part of nothing", hourly, { input: 9, cacheWriteHour: 5 }, 9n * 20_000n],
    [
      "writes for an hour at the price of a tier",
      { ...hourly, tiers: [{ above: 10, input: 4, cacheWriteHour: 8 }] },
      { input: 11, cacheWrite: 11, cacheWriteHour: 10 },
      1n * 25_000n + 10n * 80_000n,
    ],
    ["part of a tick is a tick", { input: tick, output: 0 }, { input: 1 }, 1n],
    ["parts of a tick are rounded up once", { input: tick, output: tick }, { input: 1, output: 1 }, 1n],
    ["no more than a whole tick", { input: tick, output: 0 }, { input: 1_000_000 }, 1n],
    ["a free model", { input: 0, output: 0 }, { input: 5, output: 5 }, 0n],
    [
      "a price for the call is added",
      { input: 1, output: 1, perCall: 0.01 },
      { input: 1, calls: 1 },
      10_000n + 100_000_000n,
    ],
    ["input at the edge of a tier", tiered, { input: 100, output: 10 }, 1_100_000n],
    [
      "input above it: all of the call is in the tier",
      tiered,
      { input: 101, output: 10 },
      101n * 20_000n + 10n * 30_000n,
    ],
    ["the highest tier", tiered, { input: 1001, output: 10 }, 1001n * 50_000n + 10n * 70_000n],
    [
      "parts greater than the whole are charged, and take nothing back",
      tokens,
      { input: 10, cachedInput: 40, output: 1, reasoning: 5 },
      40n * 2_000n + 5n * 120_000n,
    ],
    [
      "negative counts are ignored",
      tokens,
      { input: -5, cachedInput: -5, cacheWrite: -5, cacheWriteHour: -5, output: -1, reasoning: -3, calls: -1 },
      0n,
    ],
    [
      "counts beyond the exact range of a double",
      { input: 1, output: 1 },
      { output: 1.8e19 },
      180_000_000_000_000_000_000_000n,
    ],
    ["counts that are no number", tokens, { input: NaN }, 0n],
    [
      "images by size and quality",
      { perImage: { default: 0.04, "1024x1024/high": 0.17 } },
      { images: [{ count: 2, size: "1024x1024", quality: "high" }, { count: 1 }] },
      3_800_000_000n,
    ],
    [
      "images by quality alone",
      { perImage: { default: 0.04, high: 0.1 } },
      { images: [{ count: 3, size: "512x512", quality: "high" }] },
      3_000_000_000n,
    ],
    [
      "seconds of video by resolution",
      { perSecond: { default: 0.05, "1080p": 0.1 } },
      {
        seconds: [
          { count: 8, resolution: "1080p" },
          { count: 2, resolution: "480p" },
        ],
      },
      9_000_000_000n,
    ],
    ["parts of a second", { perSecond: 0.05 }, { seconds: [{ count: 8.7 }] }, 4_350_000_000n],
  ];
  for (const [name, written, used, want] of cases)
    it(name, () => expect(costOf(prices(written), { ...nothingUsed, ...used })).to.equal(want));

  const price = fc.nat(10_000_000_000).map((ticks) => ticks / 10_000_000_000);
  const pricing = fc
    .record({
      ...{ input: price, cachedInput: price, cacheWrite: price, cacheWriteHour: price },
      ...{ output: price, reasoning: price, perCall: price },
    })
    .map(prices);
  const count = fc.nat(1_000_000_000);
  const sound: fc.Arbitrary<Quantities> = fc
    .record({
      ...{ fresh: count, cachedInput: count, minutes: count, cacheWriteHour: count },
      ...{ words: count, reasoning: count, calls: fc.nat(3) },
    })
    .map(({ fresh, minutes, words, ...others }) => ({
      ...others,
      cacheWrite: minutes + others.cacheWriteHour,
      input: fresh + others.cachedInput + minutes + others.cacheWriteHour,
      output: words + others.reasoning,
    }));
  const wild: fc.Arbitrary<Quantities> = fc.record({
    input: fc.double(),
    cachedInput: fc.double(),
    cacheWrite: fc.double(),
    cacheWriteHour: fc.double(),
    output: fc.double(),
    reasoning: fc.double(),
    calls: fc.double(),
  });

  it("is the smallest whole number of ticks that is not less than the exact price", () => {
    fc.assert(
      fc.property(pricing, sound, (list, used) => {
        const { input, cachedInput, cacheWrite, cacheWriteHour, output, reasoning, calls } = used;
        const pricingOf: [price: bigint, count: number][] = [
          [list.input, input - cachedInput - cacheWrite],
          [list.cachedInput, cachedInput],
          [list.cacheWrite, cacheWrite - cacheWriteHour],
          [list.cacheWriteHour, cacheWriteHour],
          [list.output, output - reasoning],
          [list.reasoning, reasoning],
          [list.perCall * 1_000_000n, calls],
        ];
        const exact = pricingOf.reduce((sum, [each, number]) => sum + each * BigInt(number), 0n);
        const cost = costOf(list, used);
        expect(cost * 1_000_000n >= exact && (cost - 1n) * 1_000_000n < exact).to.equal(true);
      }),
    );
  });

  it("is never negative, for any usage", () => {
    fc.assert(
      fc.property(pricing, wild, (list, used) => {
        fc.pre(Object.values(used).every((number) => Math.abs(Number(number)) !== Infinity));
        expect(costOf(list, used) >= 0n).to.equal(true);
      }),
    );
  });

  it("of two calls together is that of each, except for the tick that is rounded up", () => {
    fc.assert(
      fc.property(pricing, sound, sound, (list, one, other) => {
        const both = Object.fromEntries(
          Object.entries(one).map(([name, number]) => [name, Number(number) + Number(other[name as keyof Quantities])]),
        ) as unknown as Quantities;
        const apart = costOf(list, one) + costOf(list, other);
        const together = costOf(list, both);
        expect(together <= apart && apart <= together + 1n).to.equal(true);
      }),
    );
  });

  it("does not fall when usage grows", () => {
    fc.assert(
      fc.property(
        pricing,
        sound,
        count,
        (list, used, more) => costOf(list, { ...used, output: used.output + more }) >= costOf(list, used),
      ),
    );
  });
});

describe("holdSize", () => {
  const orders = [
    [1, 2, 3],
    [1, 3, 2],
    [2, 1, 3],
    [2, 3, 1],
    [3, 1, 2],
    [3, 2, 1],
  ];
  for (const [input, cacheWrite, cacheWriteHour] of orders) {
    it(`is all input at the highest of ${input}, ${cacheWrite} and ${cacheWriteHour}, whatever is written`, () => {
      const list = prices({ input, cacheWrite, cacheWriteHour, output: 0 });
      expect(holdSize(list, 10, 0)).to.equal(10n * 30_000n);
      const parts = [0, 3, 10].flatMap((all) => [0, 2, 10].map((hour) => ({ cacheWrite: all, cacheWriteHour: hour })));
      for (const part of parts)
        expect(costOf(list, { ...nothingUsed, input: 10, ...part }) <= 10n * 30_000n, JSON.stringify(part)).to.equal(
          true,
        );
    });
  }
});

describe("pricedSize", () => {
  const table = prices({ perImage: { default: 0.1, low: 0.01, "2K": 0.05, "1024x1024": 0.04 } });
  const cases: [string, string | undefined, string | undefined, string | undefined][] = [
    ["a requested tier that the pixels are of", "2048x2048", "2k", "2k"],
    ["a tier of another ratio", "2848x1600", "2K", "2K"],
    ["pixels that have a price", "1024x1024", "2K", "1024x1024"],
    ["pixels above the requested tier", "4096x4096", "2K", "4096x4096"],
    ["pixels beside the name of a quality", "2048x2048", "low", "2048x2048"],
    ["pixels beside the default", "2048x2048", "default", "2048x2048"],
    ["what was requested, where nothing is reported", undefined, "2K", "2K"],
    ["what is reported, where nothing was requested", "2048x2048", undefined, "2048x2048"],
  ];
  for (const [name, reported, requested, wanted] of cases)
    it(`is ${name}`, () => expect(pricedSize(table, reported, requested, "high")).to.equal(wanted));
});
