/** The most that a call may cost, as far as that can be computed before it is sent. */
import type { Images } from "../registry.js";
import { costOf } from "./cost.js";
import type { PriceList } from "./price-list.js";
import { nothingUsed } from "./quantities.js";

/** The more expensive case is held: input may be charged as written to a cache, output as reasoning. */
export function holdSize(prices: PriceList, input: number, output: number, images?: Images): bigint {
  const inputs = [{ input }, { input, cacheWrite: input }];
  const outputs = [{ output }, { output, reasoning: output }];
  const costs = inputs.flatMap((inputUsage) =>
    outputs.map((outputUsage) =>
      costOf(prices, {
        ...nothingUsed,
        calls: 1,
        ...inputUsage,
        ...outputUsage,
        ...(images !== undefined && { images: [images] }),
      }),
    ),
  );
  return costs.reduce((most, cost) => (cost > most ? cost : most));
}
