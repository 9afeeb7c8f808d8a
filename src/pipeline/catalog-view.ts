/** The catalog made ready for calls: done once when it changes, not once per call. */
import type { Catalog, Model, ModelRoute } from "../catalog/types.js";
import { type AnyDialect, dialectOf } from "../registry.js";
import { groupByPriority } from "../upstream/order-targets.js";
import { mayServe } from "../catalog/vocabularies.js";
import { prepareTarget, type Target } from "../upstream/target.js";
import { type PriceList, pricesToJson, readPrices } from "../metering/price-list.js";
import type { Caller } from "../stores/caller.js";
import { allowsModel } from "../stores/key-rules.js";

/** A model that calls can reach. */
export interface CallableModel {
  readonly model: Model;
  readonly prices: PriceList;
  /** The same as text, to be kept with each hold. */
  readonly pricesText: string;
  /** Its routes by priority. */
  readonly targets: readonly (readonly Target[])[];
  /** The paths at which clients call it. */
  readonly servedAt: readonly string[];
}

export interface CatalogView {
  /** Enabled models that nobody can call, because they have no price. */
  readonly priceless: readonly string[];
  readonly callable: ReadonlyMap<string, CallableModel>;
  /** The list of enabled models that have a price, as JSON text: all, or those a caller may call. */
  listFor(caller: Pick<Caller, "models">): string;
  /** The way that a call went which is not over yet, though its model may be gone since; nothing when its provider is. */
  reach(publicId: string, taken: Pick<ModelRoute, "provider" | "model" | "dialect">): Target | undefined;
}

type Priced = Pick<CallableModel, "model" | "prices">;

export function viewCatalog(catalog: Catalog, dialects: ReadonlyMap<string, AnyDialect>): CatalogView {
  const enabled = [...catalog.models.values()].filter((model) => model.enabled).map((model) => ({ model, prices: readPrices(model.pricing, model.kind) }));
  const priced = enabled.filter((entry): entry is Priced => entry.prices !== undefined);
  const callable = ({ model, prices }: Priced): CallableModel => {
    const targets = targetsOf(model, catalog, dialects);
    const spoken = new Set(targets.map(({ dialect }) => dialect.vocabulary));
    return {
      model,
      prices,
      pricesText: pricesToJson(prices),
      targets: groupByPriority(targets),
      servedAt: [...dialects.values()].filter(({ vocabulary }) => spoken.has(vocabulary)).flatMap((dialect) => dialect.servedAt),
    };
  };
  const listed = priced.map(({ model }) => entryOf(model)).sort(byId);
  const all = listOf(listed);
  return {
    priceless: enabled.filter(({ prices }) => prices === undefined).map(({ model }) => model.id),
    callable: new Map(priced.map((entry) => [entry.model.id, callable(entry)])),
    reach: rememberTargets(catalog, dialects),
    listFor: (caller) => (caller.models === undefined ? all : listOf(listed.filter(({ id }) => allowsModel(caller.models, id)))),
  };
}

/** Routes over dialects or providers that are not there, or that speak of something else, cannot be taken. */
function targetsOf(model: Model, catalog: Catalog, dialects: ReadonlyMap<string, AnyDialect>): Target[] {
  return model.routes.flatMap((route) => {
    const provider = catalog.providers.get(route.provider);
    const dialect = dialects.get(dialectOf(provider?.preset, route.dialect));
    return dialect === undefined || provider === undefined || !mayServe(dialect.vocabulary, model.kind) ? [] : [prepareTarget(model.id, route, provider, dialect)];
  });
}

/** What a route speaks was decided when it was taken. */
function rememberTargets({ providers }: Catalog, dialects: ReadonlyMap<string, AnyDialect>): CatalogView["reach"] {
  const known = new Map<string, Target>();
  return (publicId, { provider: providerId, model, dialect: name }) => {
    const key = JSON.stringify([publicId, providerId, model, name]);
    const [provider, dialect] = [providers.get(providerId), dialects.get(name)];
    if (provider === undefined || dialect === undefined) return undefined;
    const target = known.get(key) ?? prepareTarget(publicId, { provider: providerId, model, dialect: name, priority: 0, weight: 1 }, provider, dialect);
    known.set(key, target);
    return target;
  };
}

interface ListedModel {
  readonly id: string;
}

function entryOf({ id, created }: Model): ListedModel {
  const [manufacturer] = id.split("/", 1);
  return { id, object: "model", created, owned_by: manufacturer } as ListedModel;
}

function listOf(data: readonly ListedModel[]): string {
  return JSON.stringify({ object: "list", data });
}

function byId(left: ListedModel, right: ListedModel): number {
  return left.id < right.id ? -1 : 1;
}
