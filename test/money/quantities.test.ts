import { expect } from "chai";
import { meter, type Quantities } from "../../src/money/quantities.js";
import type { Usage } from "../../src/registry.js";

describe("meter", () => {
  const estimate = { input: 100, output: 50 };
  const cases: [
    name: string,
    usage: (Usage & { more?: Usage }) | undefined,
    want: Partial<Quantities>,
    estimated: boolean,
  ][] = [
    [
      "everything was reported",
      { input: 3, output: 4, cached_input: 1, cache_write: 1, reasoning: 2 },
      { input: 3, output: 4, cachedInput: 1, cacheWrite: 1, reasoning: 2, calls: 1 },
      false,
    ],
    [
      "writes to a cache for an hour, also in further runs of the model",
      { input: 30, output: 4, cache_write: 20, cache_write_hour: 9, more: { cache_write: 5, cache_write_hour: 3 } },
      { cacheWrite: 25, cacheWriteHour: 12 },
      false,
    ],
    [
      "writes for an hour in further runs alone",
      { input: 30, output: 4, cache_write: 20, more: { cache_write: 5, cache_write_hour: 3 } },
      { cacheWrite: 25, cacheWriteHour: 3 },
      false,
    ],
    ["zeros are reported", { input: 0, output: 0 }, { input: 0, output: 0 }, false],
    ["nothing was reported", undefined, { input: 100, output: 50, cachedInput: 0, reasoning: 0, calls: 1 }, true],
    ["an empty usage", {}, { input: 100, output: 50 }, true],
    ["the output was not reported", { input: 3 }, { input: 3, output: 50 }, true],
    ["the output was reported as zero", { input: 3, output: 0 }, { input: 3, output: 0 }, false],
    ["the input was not reported", { output: 4 }, { input: 100, output: 4 }, true],
    ["a negative count is ignored", { input: -3, output: 4 }, { input: 100, output: 4 }, true],
    ["a fraction is ignored", { input: 3.5, output: 4 }, { input: 100, output: 4 }, true],
    ["a text is ignored", { input: NaN, output: Infinity }, { input: 100, output: 50 }, true],
    ["the largest count", { input: 1_000_000_000, output: 4 }, { input: 1_000_000_000 }, false],
    [
      "a count that is too large is ignored",
      { input: 1_000_000_001, output: 1.8e19 },
      { input: 100, output: 50 },
      true,
    ],
    [
      "a part that is too large is ignored",
      { input: 3, output: 4, cached_input: 1e12, reasoning: -1 },
      { cachedInput: 0, reasoning: 0 },
      false,
    ],
    [
      "reported parts are the minimum of an estimate",
      { cached_input: 150, cache_write: 10, reasoning: 70 },
      { input: 160, output: 70 },
      true,
    ],
  ];
  for (const [name, usage, want, estimated] of cases) {
    it(name, () => {
      const metered = meter(usage, estimate);
      expect(metered.quantities).to.deep.include(want);
      expect(metered.estimated).to.equal(estimated);
    });
  }

  it("estimates are rounded up", () =>
    expect(meter(undefined, { input: 1.01, output: -1 }).quantities).to.include({ input: 2, output: 0 }));
});
