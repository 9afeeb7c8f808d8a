/** The most that a call may cost, as far as that can be computed before it is sent. */
import type { Images } from "../registry.js";
import { costOf, tierFor } from "./cost.js";
import type { PriceList } from "./price-list.js";

/** The more expensive case is held: input may be charged as written to a cache, output as reasoning. */
export function holdSize(prices: PriceList, input: number, output: number, images?: Images): bigint {
  const unit = tierFor(prices, input);
  return costOf(prices, {
    input,
    cachedInput: 0,
    cacheWrite: unit.cacheWrite > unit.input ? input : 0,
    output,
    reasoning: unit.reasoning > unit.output ? output : 0,
    calls: 1,
    ...(images !== undefined && { images: [images] }),
  });
}
