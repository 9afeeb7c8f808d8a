/** What a charge consists of: lines of a count, a price and an amount, whose sum is the charge exactly. */
import { imageNames, pricedMilliseconds, pricedTokens, secondNames, tierFor, whole } from "./cost.js";
import { priceIn, type PriceList, TOKEN_PRICES } from "./price-list.js";
import type { Quantities } from "./quantities.js";

const TOKEN_METERS = {
  input: "input_tokens",
  cachedInput: "cached_input_tokens",
  cacheWrite: "cache_write_tokens",
  cacheWriteHour: "cache_write_hour_tokens",
  output: "output_tokens",
  reasoning: "reasoning_tokens",
} as const;

/** What is counted, and what of a charge has no count. */
export const METERS = [
  ...Object.values(TOKEN_METERS),
  "calls",
  "images",
  "seconds",
  /** The charge is a whole number of ticks: a part of one is charged as one. */
  "rounding",
  /** Usage was not reported, so what was held was charged. */
  "held",
  /** What no stored count and price explain: the upstream's own cost, an operator's decision, the limit of a charge. */
  "other",
] as const;
export type Meter = (typeof METERS)[number];

export interface ChargeLine {
  readonly meter: Meter;
  /** The size and the quality of images, the resolution of videos. */
  readonly of?: string | undefined;
  /** Absent where the amount has neither a count nor a price. */
  readonly counted?: Counted;
  /** In millionths of a tick. */
  readonly millionths: bigint;
}

export interface Counted {
  readonly count: number;
  /** In ticks. */
  readonly price: bigint;
  /** The price is for so many. */
  readonly per: number;
}

export interface ExplainedCharge {
  readonly ticks: bigint;
  readonly prices: PriceList;
  /** Nothing where no usage is known. */
  readonly quantities: Quantities | undefined;
  /** What was held, where that was charged. */
  readonly isHeld?: boolean;
}

const A_MILLION = 1_000_000n;
const MILLISECONDS = 1000;

export function explainCharge({ ticks, prices, quantities, isHeld = false }: ExplainedCharge): ChargeLine[] {
  const lines = quantities === undefined ? [] : linesOf(prices, quantities);
  const rest = lines.reduce((left, { millionths }) => left - millionths, ticks * A_MILLION);
  if (rest === 0n) return lines;
  const isRounding = lines.length > 0 && rest > 0n && rest < A_MILLION;
  return [...lines, { meter: isRounding ? "rounding" : isHeld ? "held" : "other", millionths: rest }];
}

function linesOf(prices: PriceList, quantities: Quantities): ChargeLine[] {
  return [
    ...tokenLines(prices, quantities),
    ...callLines(prices, quantities),
    ...imageLines(prices, quantities),
    ...secondLines(prices, quantities),
  ];
}

function tokenLines(prices: PriceList, quantities: Quantities): ChargeLine[] {
  const tier = tierFor(prices, quantities.input);
  // Of what is paid by the call, the image or the second, tokens are counted too.
  if (TOKEN_PRICES.every((name) => tier[name] === 0n)) return [];
  const tokens = pricedTokens(quantities);
  return TOKEN_PRICES.filter((name) => tokens[name] > 0n).map((name) => ({
    meter: TOKEN_METERS[name],
    counted: { count: Number(tokens[name]), price: tier[name], per: Number(A_MILLION) },
    millionths: tokens[name] * tier[name],
  }));
}

function callLines({ perCall }: PriceList, { calls }: Quantities): ChargeLine[] {
  if (perCall === 0n || calls === 0) return [];
  return [
    {
      meter: "calls",
      counted: { count: calls, price: perCall, per: 1 },
      millionths: whole(calls) * perCall * A_MILLION,
    },
  ];
}

function imageLines({ perImage }: PriceList, { images = [] }: Quantities): ChargeLine[] {
  if (Object.keys(perImage).length === 0) return [];
  return images.map(({ count, size, quality }) => {
    const names = imageNames(size, quality);
    const price = priceIn(perImage, names);
    return {
      meter: "images",
      of: names[0],
      counted: { count, price, per: 1 },
      millionths: whole(count) * price * A_MILLION,
    };
  });
}

function secondLines({ perSecond }: PriceList, { seconds = [] }: Quantities): ChargeLine[] {
  if (Object.keys(perSecond).length === 0) return [];
  return seconds.map(({ count, resolution }) => {
    const price = priceIn(perSecond, secondNames(resolution));
    const milliseconds = pricedMilliseconds(count);
    return {
      meter: "seconds",
      of: resolution,
      counted: { count: Number(milliseconds) / MILLISECONDS, price, per: 1 },
      millionths: (milliseconds * price * A_MILLION) / BigInt(MILLISECONDS),
    };
  });
}
