/** The catalog made ready for calls: done once when it changes, not once per call. */
import type { Catalog, Model } from "../catalog/types.js";
import type { Dialect } from "../registry.js";
import { groupByPriority } from "../upstream/order-targets.js";
import { prepareTarget, type Target } from "../upstream/target.js";
import { type PriceList, readPrices } from "../metering/price-list.js";
import type { Caller } from "../stores/types.js";
import { allowsModel } from "../stores/key-rules.js";

/** A model that calls for text can reach. */
export interface CallableModel {
  readonly model: Model;
  readonly prices: PriceList;
  /** Its routes by priority. */
  readonly targets: readonly (readonly Target[])[];
}

export interface CatalogView {
  /** Enabled models that nobody can call, because they have no price. */
  readonly priceless: readonly string[];
  readonly callable: ReadonlyMap<string, CallableModel>;
  /** The list of enabled models that have a price, as JSON text: all, or those a caller may call. */
  listFor(caller: Pick<Caller, "models">): string;
}

type Priced = Pick<CallableModel, "model" | "prices">;

export function viewCatalog(catalog: Catalog, dialects: ReadonlyMap<string, Dialect>): CatalogView {
  const enabled = [...catalog.models.values()].filter((model) => model.enabled).map((model) => ({ model, prices: readPrices(model.pricing, model.kind) }));
  const priced = enabled.filter((entry): entry is Priced => entry.prices !== undefined);
  const callable = priced
    .filter(({ model }) => model.kind === "text")
    .map(({ model, prices }): CallableModel => ({ model, prices, targets: groupByPriority(targetsOf(model, catalog, dialects)) }));
  const listed = priced.map(({ model }) => entryOf(model)).sort(byId);
  const all = listOf(listed);
  return {
    priceless: enabled.filter(({ prices }) => prices === undefined).map(({ model }) => model.id),
    callable: new Map(callable.map((found) => [found.model.id, found])),
    listFor: (caller) => (caller.models === undefined ? all : listOf(listed.filter(({ id }) => allowsModel(caller.models, id)))),
  };
}

/** Routes over dialects or providers that are not there cannot be taken. */
function targetsOf(model: Model, catalog: Catalog, dialects: ReadonlyMap<string, Dialect>): Target[] {
  return model.routes.flatMap((route) => {
    const dialect = dialects.get(route.dialect);
    const provider = catalog.providers.get(route.provider);
    return dialect === undefined || provider === undefined ? [] : [prepareTarget(model.id, route, provider, dialect)];
  });
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
