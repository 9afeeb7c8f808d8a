/** Prices of the catalog as exact integers: after reading, nothing here is a floating-point number. */
import type { Model, ModelKind } from "../catalog/types.js";

export const TOKEN_PRICES = ["input", "cachedInput", "cacheWrite", "cacheWriteHour", "output", "reasoning"] as const;
type TokenPrice = (typeof TOKEN_PRICES)[number];

/** Ticks per million tokens. */
export type TokenPrices = Readonly<Record<TokenPrice, bigint>>;

/** Prices that apply to a whole call once its input exceeds a number of tokens. */
export interface Tier extends TokenPrices {
  readonly above: number;
}

/** Ticks by the name of what is priced. `default` is the price of everything without a name here. */
export type PriceTable = Readonly<Record<string, bigint>>;

export interface PriceList extends TokenPrices {
  /** The highest tier first. */
  readonly tiers: readonly Tier[];
  /** In ticks. */
  readonly perCall: bigint;
  readonly perImage: PriceTable;
  readonly perSecond: PriceTable;
}

/** A tick is a ten-thousandth of a millionth of a dollar. */
const TICK_DECIMALS = 10;

/** The prices that make a model callable: all of one of these groups. */
const ENOUGH: Readonly<Record<ModelKind, readonly (readonly string[])[]>> = {
  text: [["input", "output"], ["perCall"]],
  embedding: [["input"], ["perCall"]],
  image: [["perImage"], ["output"], ["perCall"]],
  video: [["perSecond"], ["output"], ["perCall"]],
};

/** The prices of a model. Nothing when it has too few to be callable, or one that is invalid. */
export function readPrices(pricing: Readonly<Record<string, unknown>>, kind: ModelKind): PriceList | undefined {
  if (!ENOUGH[kind].some((group) => group.every((name) => isPriced(pricing[name])))) return undefined;
  try {
    const { perCall, perImage, perSecond, tiers } = pricing;
    const base = writtenPrices(pricing);
    return {
      ...tokenPrices(base),
      tiers: (Array.isArray(tiers) ? tiers : [])
        .map((tier: unknown) => readTier(tier, base))
        .sort((left, right) => right.above - left.above),
      perCall: priceIn(readTable(perCall), []),
      perImage: readTable(perImage),
      perSecond: readTable(perSecond),
    };
  } catch (error) {
    if (error instanceof NoPrice) return undefined;
    throw error;
  }
}

/** A table without entries is no price. */
function isPriced(price: unknown): boolean {
  return price !== undefined && (typeof price !== "object" || price === null || Object.keys(price).length > 0);
}

/** The IDs of enabled models that are not served, because they have no price. */
export function unpricedModels(models: Iterable<Pick<Model, "id" | "enabled" | "kind" | "pricing">>): string[] {
  return [...models]
    .filter(({ enabled, kind, pricing }) => enabled && readPrices(pricing, kind) === undefined)
    .map(({ id }) => id);
}

class NoPrice extends Error {}

type WrittenPrices = Partial<Record<TokenPrice, bigint>>;

function writtenPrices(source: Readonly<Record<string, unknown>>): WrittenPrices {
  return Object.fromEntries(
    TOKEN_PRICES.filter((name) => source[name] !== undefined).map((name) => [name, ticksOf(source[name])]),
  );
}

/** Tokens of a kind without its own price cost as much as the kind they are part of. */
function tokenPrices({
  input = 0n,
  cachedInput = input,
  cacheWrite = input,
  cacheWriteHour = cacheWrite,
  output = 0n,
  reasoning = output,
}: WrittenPrices): TokenPrices {
  return { input, cachedInput, cacheWrite, cacheWriteHour, output, reasoning };
}

/** A tier contains only the prices that differ. */
function readTier(source: unknown, base: WrittenPrices): Tier {
  const { above, ...prices } = (source ?? {}) as Readonly<Record<string, unknown>>;
  if (typeof above !== "number" || !(above >= 0)) throw new NoPrice();
  return { above, ...tokenPrices({ ...base, ...writtenPrices(prices) }) };
}

function readTable(source: unknown): PriceTable {
  if (source === undefined) return {};
  if (typeof source === "number") return { default: ticksOf(source) };
  if (typeof source !== "object" || source === null) throw new NoPrice();
  return Object.fromEntries(Object.entries(source).map(([name, price]) => [name, ticksOf(price)]));
}

/** Dollars as ticks. The catalog accepts no price with more decimals than a tick has. */
function ticksOf(dollars: unknown): bigint {
  if (typeof dollars !== "number" || !(dollars >= 0 && dollars < 1e21)) throw new NoPrice();
  return BigInt(dollars.toFixed(TICK_DECIMALS).replace(".", ""));
}

/**
 * The price under the first of some names that has one. Without any it is the highest, so that nothing is undercharged.
 */
export function priceIn(table: PriceTable, names: readonly string[]): bigint {
  const name = [...names, "default"].map((candidate) => nameIn(table, candidate)).find((known) => known !== undefined);
  return (name === undefined ? undefined : table[name]) ?? dearest(table);
}

/** Whether a table names one of these itself. */
export function namesOneOf(table: PriceTable, names: readonly string[]): boolean {
  return names.some((name) => nameIn(table, name) !== undefined);
}

/** The name in a table. Vendors and clients differ in capitals: 2K, 2k. */
function nameIn(table: PriceTable, name: string): string | undefined {
  if (Object.hasOwn(table, name)) return name;
  const plain = name.toLowerCase();
  return Object.keys(table).find((known) => known.toLowerCase() === plain);
}

function dearest(table: PriceTable): bigint {
  return Object.values(table).reduce((most, price) => (price > most ? price : most), 0n);
}

/** The prices of a call as text, stored with its hold: a change of the catalog does not change them. */
export function pricesToJson(prices: PriceList): string {
  return JSON.stringify(prices, (_key, value: unknown) => (typeof value === "bigint" ? String(value) : value));
}

export function pricesFromJson(text: string): PriceList {
  const prices = JSON.parse(text, (_key, value: unknown) =>
    typeof value === "string" ? BigInt(value) : value,
  ) as StoredPrices;
  return { ...withHour(prices), tiers: (prices.tiers ?? []).map(withHour) };
}

/** Versions before the price of an hour, which may run beside this one, store none. */
type Stored<T extends TokenPrices> = Omit<T, "cacheWriteHour" | "tiers"> & { readonly cacheWriteHour?: bigint };
type StoredPrices = Stored<PriceList> & { readonly tiers?: readonly Stored<Tier>[] };

function withHour<T extends Stored<TokenPrices>>(prices: T): T & TokenPrices {
  return { ...prices, cacheWriteHour: prices.cacheWriteHour ?? prices.cacheWrite };
}
