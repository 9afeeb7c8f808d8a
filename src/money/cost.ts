/** What a call costs: exact, in whole ticks, rounded up once. */
import type { Images } from "../registry.js";
import { namesOneOf, priceIn, type PriceList, type Tier, TOKEN_PRICES, type TokenPrices } from "./price-list.js";
import type { Quantities } from "./quantities.js";

const A_MILLION = 1_000_000n;
const MILLIONTHS_A_MILLISECOND = A_MILLION / 1000n;
const NOTHING: readonly never[] = [];

export function costOf(prices: PriceList, quantities: Quantities): bigint {
  const perMillion = tokensCost(tierFor(prices, quantities.input), quantities) + secondsCost(prices, quantities);
  return ceilDivide(perMillion, A_MILLION) + prices.perCall * whole(quantities.calls) + imagesCost(prices, quantities);
}

/**
 * The most that a call may cost, as far as that can be computed before it is sent. The more expensive case is held:
 * input may be charged as written to a cache, output as reasoning.
 */
export function holdSize(prices: PriceList, input: number, output: number, images?: Images): bigint {
  const unit = tierFor(prices, input);
  return costOf(prices, {
    input,
    cachedInput: 0,
    cacheWrite: unit.cacheWrite > unit.input || unit.cacheWriteHour > unit.input ? input : 0,
    cacheWriteHour: unit.cacheWriteHour > unit.cacheWrite ? input : 0,
    output,
    reasoning: unit.reasoning > unit.output ? output : 0,
    images: images === undefined ? NOTHING : [images],
    calls: 1,
  });
}

/** The prices of a call that asks no cache to keep its prompt for an hour. */
export function withoutHour(prices: PriceList): PriceList {
  return { ...prices, cacheWriteHour: prices.cacheWrite, tiers: prices.tiers.map(inMinutes) };
}

function inMinutes(tier: Tier): Tier {
  return { ...tier, cacheWriteHour: tier.cacheWrite };
}

/** Whether an hour may cost more than other writes. */
export function pricesHour(prices: PriceList): boolean {
  return isHourDearer(prices) || prices.tiers.some(isHourDearer);
}

function isHourDearer({ cacheWrite, cacheWriteHour }: TokenPrices): boolean {
  return cacheWriteHour > cacheWrite;
}

/** The tier of a call's input applies to the whole call. */
export function tierFor(prices: PriceList, input: number): TokenPrices {
  return prices.tiers.find(({ above }) => input > above) ?? prices;
}

/** Tokens by the price of each. Parts of a count are subtracted from it, so that nothing is charged twice. */
export function pricedTokens(quantities: Quantities): TokenPrices {
  const { input, output } = quantities;
  const cachedInput = whole(quantities.cachedInput);
  const cacheWrite = whole(quantities.cacheWrite);
  const hour = whole(quantities.cacheWriteHour);
  const reasoning = whole(quantities.reasoning);
  const cacheWriteHour = hour < cacheWrite ? hour : cacheWrite;
  return {
    input: atLeastNothing(whole(input) - cachedInput - cacheWrite),
    cachedInput,
    cacheWrite: cacheWrite - cacheWriteHour,
    cacheWriteHour,
    output: atLeastNothing(whole(output) - reasoning),
    reasoning,
  };
}

/** In millionths of a tick. */
function tokensCost(prices: TokenPrices, quantities: Quantities): bigint {
  const tokens = pricedTokens(quantities);
  let cost = 0n;
  for (const name of TOKEN_PRICES) if (tokens[name] > 0n) cost += tokens[name] * prices[name];
  return cost;
}

/** Videos are measured in milliseconds. In millionths of a tick. */
function secondsCost({ perSecond }: PriceList, { seconds }: Quantities): bigint {
  let cost = 0n;
  for (const { count, resolution } of seconds ?? NOTHING)
    cost += priceIn(perSecond, secondNames(resolution)) * pricedMilliseconds(count) * MILLIONTHS_A_MILLISECOND;
  return cost;
}

/** Seconds are decimals, and doubles hold them only nearly: the rounding error must not become a millisecond. */
export function pricedMilliseconds(seconds: number): bigint {
  return whole(Number((seconds * 1000).toFixed(3)));
}

function imagesCost({ perImage }: PriceList, { images }: Quantities): bigint {
  let cost = 0n;
  for (const { count, size, quality } of images ?? NOTHING)
    cost += priceIn(perImage, imageNames(size, quality)) * whole(count);
  return cost;
}

/** The same for seconds of video. */
export function secondNames(resolution: string | undefined): string[] {
  return resolution === undefined ? [] : [resolution];
}

/** The names under which the price of images is looked up, in order. */
export function imageNames(size: string | undefined, quality: string | undefined): string[] {
  const both = size === undefined || quality === undefined ? undefined : `${size}/${quality}`;
  return [both, size, quality].filter((name) => name !== undefined);
}

/**
 * The size that sets the price of an image: the reported one. Where that has no price, a requested tier (`2K`) that the
 * reported pixels are of does, because vendors report pixels alone.
 */
export function pricedSize(
  { perImage }: PriceList,
  reported: string | undefined,
  requested: string | undefined,
  quality: string | undefined,
): string | undefined {
  if (reported === undefined || requested === undefined) return reported ?? requested;
  const hasPrice = (size: string) => namesOneOf(perImage, [size, `${size}/${quality}`]);
  return isOfTier(reported, requested) && !hasPrice(reported) && hasPrice(requested) ? requested : reported;
}

const PIXELS = /^(\d+)x(\d+)$/i;
const TIER = /^(\d+(?:\.\d+)?)k$/i;
/** The pixels of the square that names a tier of one. Images of other ratios have a few more. */
const PIXELS_OF_A_TIER = 1024 * 1024;
const MORE = 1.25;

function isOfTier(reported: string, requested: string): boolean {
  const [, width, height] = PIXELS.exec(reported) ?? [];
  const [, tier] = TIER.exec(requested) ?? [];
  return Number(width) * Number(height) <= Number(tier) ** 2 * PIXELS_OF_A_TIER * MORE;
}

/** A fraction is rounded up. A negative count, or NaN, is zero. */
export function whole(count: number): bigint {
  return count > 0 ? BigInt(Math.ceil(count)) : 0n;
}

function atLeastNothing(count: bigint): bigint {
  return count > 0n ? count : 0n;
}

function ceilDivide(dividend: bigint, divisor: bigint): bigint {
  return (dividend + divisor - 1n) / divisor;
}
