import { isMap, isScalar, type YAMLMap } from "yaml";
import { list, mappingOr, object, record } from "../config/collections.js";
import { decimal } from "../config/scalars.js";
import { type Place, type Shape, reportValue, resolvedNode } from "../config/shape.js";
import { type NameCheck, perCallName, perImageName, perSecondName, type PriceNames } from "./price-names.js";

type Price = number;
type PriceTable = Price | Record<string, Price>;

type TokenPrices = {
  input?: Price;
  cachedInput?: Price;
  cacheWrite?: Price;
  cacheWriteHour?: Price;
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

function priceOrTable(check: NameCheck): Shape<PriceTable> {
  const table: Shape<Record<string, Price>> = (place) => {
    const node = resolvedNode(place);
    if (isMap(node) && node.items.length === 0) return reportValue(place, "must have a price");
    if (isMap(node)) checkNames(place, node, check);
    return record(price)(place);
  };
  return mappingOr(table, price);
}

function checkNames({ file, path }: Place, { items }: YAMLMap, check: NameCheck): void {
  for (const { key } of items) {
    if (!isScalar(key)) continue;
    const { problem, doubt } = check(String(key.value));
    if (problem !== undefined) file.report(key, `${path} ${problem}`);
    if (doubt !== undefined) file.doubt(key, "prices", `${path} ${doubt}`);
  }
}

const tokenPrices = {
  input: price,
  cachedInput: price,
  cacheWrite: price,
  cacheWriteHour: price,
  output: price,
  reasoning: price,
};
const tier = object<TokenPrices & { above: number }>({ above: decimal({ from: 0 }), ...tokenPrices }, ["above"]);

/** A call has one tier. */
const tiers: Shape<Partial<TokenPrices & { above: number }>[]> = (place) => {
  const found = list(tier)(place);
  const bounds = (found ?? []).map(({ above }) => above);
  const twice = bounds.find((above, index) => bounds.indexOf(above) !== index);
  return twice === undefined ? found : reportValue(place, `has two tiers above ${twice}`);
};

/** A model's prices in USD: per million tokens, per image, per second, per call. */
export function pricingShape(names: PriceNames): Shape<Readonly<Record<string, unknown>>> {
  return object<Pricing>({
    ...tokenPrices,
    perImage: priceOrTable(perImageName(names)),
    perSecond: priceOrTable(perSecondName(names)),
    perCall: priceOrTable(perCallName),
    tiers,
  });
}
