import { expect } from "chai";
import fc from "fast-check";
import type { ModelKind } from "../../src/catalog/types.js";
import { priceIn, pricesFromJson, pricesToJson, readPrices, type PriceList } from "../../src/money/price-list.js";

const none = {
  input: 0n,
  cachedInput: 0n,
  cacheWrite: 0n,
  cacheWriteHour: 0n,
  output: 0n,
  reasoning: 0n,
  tiers: [],
  perCall: 0n,
  perImage: {},
  perSecond: {},
};

describe("readPrices", () => {
  const cases: [name: string, pricing: Record<string, unknown>, want: Partial<PriceList>][] = [
    [
      "dollars per million tokens are ticks",
      { input: 1.25, output: 10 },
      { input: 12_500_000_000n, output: 100_000_000_000n },
    ],
    [
      "all ten decimals",
      { input: 0.0000000001, output: 999_999.9999999999 },
      { input: 1n, output: 9_999_999_999_999_999n },
    ],
    [
      "a price that no double can represent exactly",
      { input: 0.1, output: 0.3 },
      { input: 1_000_000_000n, output: 3_000_000_000n },
    ],
    ["a price with an exponent", { input: 1e-7, output: 1 }, { input: 1000n }],
    ["zero is a price", { input: 0, output: 0 }, { input: 0n, output: 0n }],
    [
      "cached and written input cost as input",
      { input: 2, output: 1 },
      { cachedInput: 20_000_000_000n, cacheWrite: 20_000_000_000n },
    ],
    [
      "cached and written input of their own price",
      { input: 2, output: 1, cachedInput: 0, cacheWrite: 3 },
      { cachedInput: 0n, cacheWrite: 30_000_000_000n },
    ],
    [
      "input that is written for an hour costs as all that is written",
      { input: 2, output: 1, cacheWrite: 3 },
      { cacheWrite: 30_000_000_000n, cacheWriteHour: 30_000_000_000n },
    ],
    [
      "input that is written for an hour at its own price",
      { input: 2, output: 1, cacheWriteHour: 4 },
      { cacheWrite: 20_000_000_000n, cacheWriteHour: 40_000_000_000n },
    ],
    ["reasoning costs as output", { input: 2, output: 1 }, { reasoning: 10_000_000_000n }],
    ["reasoning of its own price", { input: 2, output: 1, reasoning: 4 }, { reasoning: 40_000_000_000n }],
    ["a price per call alone", { perCall: 0.01 }, { perCall: 100_000_000n, input: 0n, output: 0n }],
    [
      "a call with several prices without a default costs the most expensive one",
      { perCall: { a: 0.01, b: 0.02 } },
      { perCall: 200_000_000n },
    ],
    ["a call costs the default of its table", { perCall: { default: 0.001 } }, { perCall: 10_000_000n }],
    ["the default, also beside a dearer price", { perCall: { default: 0.001, b: 0.01 } }, { perCall: 10_000_000n }],
  ];
  for (const [name, pricing, want] of cases) it(name, () => expect(readPrices(pricing, "text")).to.deep.include(want));

  it("tiers: the highest first, and each like the base in the prices that it leaves out", () => {
    const prices = readPrices(
      {
        input: 1,
        cachedInput: 0.5,
        output: 2,
        tiers: [
          { above: 10, input: 3 },
          { above: 100, output: 4 },
        ],
      },
      "text",
    );
    expect(prices?.tiers).to.deep.equal([
      {
        above: 100,
        input: 10_000_000_000n,
        cachedInput: 5_000_000_000n,
        cacheWrite: 10_000_000_000n,
        cacheWriteHour: 10_000_000_000n,
        output: 40_000_000_000n,
        reasoning: 40_000_000_000n,
      },
      {
        above: 10,
        input: 30_000_000_000n,
        cachedInput: 5_000_000_000n,
        cacheWrite: 30_000_000_000n,
        cacheWriteHour: 30_000_000_000n,
        output: 20_000_000_000n,
        reasoning: 20_000_000_000n,
      },
    ]);
  });

  it("tables of images and videos", () => {
    expect(readPrices({ perImage: { default: 0.04, "1024x1024/high": 0.17 } }, "image")).to.deep.equal({
      ...none,
      perImage: { default: 400_000_000n, "1024x1024/high": 1_700_000_000n },
    });
    expect(readPrices({ perSecond: 0.05 }, "video")).to.deep.equal({ ...none, perSecond: { default: 500_000_000n } });
  });

  const callable: [kind: ModelKind, pricing: Record<string, unknown>, want: boolean][] = [
    ["text", {}, false],
    ["text", { input: 1 }, false],
    ["text", { output: 1 }, false],
    ["text", { input: 1, output: 1 }, true],
    ["text", { perCall: 1 }, true],
    ["text", { perImage: 1 }, false],
    ["embedding", { input: 1 }, true],
    ["embedding", { output: 1 }, false],
    ["embedding", { perCall: 1 }, true],
    ["image", { perImage: { default: 1 } }, true],
    ["image", { output: 1 }, true],
    ["image", { input: 1 }, false],
    ["video", { perSecond: 1 }, true],
    ["video", { output: 1 }, true],
    ["video", { perCall: 1 }, true],
    ["video", { perImage: 1 }, false],
    ["text", { input: -1, output: 1 }, false],
    ["text", { input: "1", output: 1 }, false],
    ["text", { input: NaN, output: 1 }, false],
    ["text", { input: Infinity, output: 1 }, false],
    ["text", { input: null, output: 1 }, false],
    ["text", { input: 1, output: 1, tiers: [{ input: 2 }] }, false],
    ["image", { perImage: { default: "free" } }, false],
    ["image", { perImage: {} }, false],
    ["image", { perImage: {}, output: 1 }, true],
    ["text", { perCall: {} }, false],
  ];
  for (const [kind, pricing, want] of callable) {
    it(`a model of ${kind} with ${JSON.stringify(pricing)} can${want ? "" : "not"} be called`, () =>
      expect(readPrices(pricing, kind) !== undefined).to.equal(want));
  }
});

describe("priceIn", () => {
  const table = { default: 1n, "1024x1024": 2n, "1024x1024/high": 3n, high: 4n };
  const cases: [name: string, names: string[], want: bigint][] = [
    ["the first name that has a price", ["1024x1024/high", "1024x1024", "high"], 3n],
    ["the next name", ["1024x1024/low", "1024x1024", "low"], 2n],
    ["the last name", ["512x512/high", "512x512", "high"], 4n],
    ["no name", [], 1n],
    ["an unknown name", ["8k"], 1n],
    ["a name in other capitals", ["HIGH"], 4n],
    ["a name that every object inherits", ["toString", "__proto__", "constructor"], 1n],
  ];
  for (const [name, names, want] of cases) it(name, () => expect(priceIn(table, names)).to.equal(want));
  it("without a default the most expensive", () =>
    expect(priceIn({ small: 1n, large: 5n, medium: 2n }, ["huge"])).to.equal(5n));
  it("nothing has a price", () => expect(priceIn({}, ["huge"])).to.equal(0n));
});

describe("prices that are kept with a call", () => {
  it("are the same when they are read again", () => {
    const price = fc.integer({ min: 0, max: 1_000_000 }).map((millionths) => millionths / 1_000_000);
    const pricing = fc.record(
      {
        input: price,
        output: price,
        cachedInput: price,
        cacheWriteHour: price,
        reasoning: price,
        perCall: price,
        perImage: fc.dictionary(fc.string(), price),
        perSecond: price,
        tiers: fc.array(fc.record({ above: fc.nat(), input: price })),
      },
      { requiredKeys: ["input", "output"] },
    );
    fc.assert(
      fc.property(pricing, (written) => {
        const prices = readPrices(written, "text");
        if (prices === undefined) throw new Error("these are prices");
        expect(pricesFromJson(pricesToJson(prices))).to.deep.equal(prices);
      }),
    );
  });

  it("of a version before the price of an hour are those of all writes", () => {
    const tier = { input: "2", cachedInput: "2", cacheWrite: "7", output: "0", reasoning: "0" };
    const stored = {
      ...tier,
      cacheWrite: "5",
      tiers: [{ ...tier, above: 9 }],
      perCall: "0",
      perImage: {},
      perSecond: {},
    };
    const { cacheWriteHour, tiers } = pricesFromJson(JSON.stringify(stored));
    expect([cacheWriteHour, tiers[0]?.cacheWriteHour]).to.deep.equal([5n, 7n]);
  });

  it("have no floating-point number", () => {
    const prices = readPrices({ input: 0.1, output: 1 / 1024 }, "text");
    expect(prices === undefined ? "" : pricesToJson(prices))
      .to.include('"input":"1000000000"')
      .and.include('"output":"9765625"');
  });
});
