import { isMap } from "yaml";
import { list, mappingOr, object, record } from "../config/collections.js";
import { decimal } from "../config/scalars.js";
import { type Shape, reportValue, resolvedNode } from "../config/shape.js";

type Price = number;
type PriceTable = Price | Record<string, Price>;

type TokenPrices = {
  input?: Price;
  cachedInput?: Price;
  cacheWrite?: Price;
  output?: Price;
  reasoning?: Price;
};

type Pricing = TokenPrices & {
  perImage?: PriceTable;
  perSecond?: PriceTable;
  perCall?: PriceTable;
  tiers?: Partial<TokenPrices & { above: number }>[];
};

const HIGHEST_PRICE = 1_000_000;
/** A tick is a ten-thousandth of a millionth of a dollar, so no price has more decimals than this. */
const PRICE_DECIMALS = 10;

const price: Shape<Price> = (place) => {
  const value = decimal({ from: 0, to: HIGHEST_PRICE })(place);
  if (value === undefined) return undefined;
  const exact = Number(value.toFixed(PRICE_DECIMALS)) === value;
  return exact ? value : reportValue(place, `must not have more than ${PRICE_DECIMALS} decimals`);
};

const priceTable: Shape<Record<string, Price>> = (place) => {
  const node = resolvedNode(place);
  if (isMap(node) && node.items.length === 0) return reportValue(place, "must have a price");
  return record(price)(place);
};

const priceOrTable = mappingOr(priceTable, price);
const tokenPrices = { input: price, cachedInput: price, cacheWrite: price, output: price, reasoning: price };
const tier = object<TokenPrices & { above: number }>({ above: decimal({ from: 0 }), ...tokenPrices }, ["above"]);

/** A call has one tier. */
const tiers: Shape<Partial<TokenPrices & { above: number }>[]> = (place) => {
  const found = list(tier)(place);
  const bounds = (found ?? []).map(({ above }) => above);
  const twice = bounds.find((above, index) => bounds.indexOf(above) !== index);
  return twice === undefined ? found : reportValue(place, `has two tiers above ${twice}`);
};

/** A model's prices in USD: per million tokens, per image, per second, per call. */
export const pricingShape: Shape<Readonly<Record<string, unknown>>> = object<Pricing>({
  ...tokenPrices,
  perImage: priceOrTable,
  perSecond: priceOrTable,
  perCall: priceOrTable,
  tiers,
});
