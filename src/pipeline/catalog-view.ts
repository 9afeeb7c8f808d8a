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
  /** A model without prices is listed, but cannot be called. */
  readonly prices: PriceList | undefined;
  /** Its routes by priority. */
  readonly targets: readonly (readonly Target[])[];
}

export interface CatalogView {
  readonly callable: ReadonlyMap<string, CallableModel>;
  /** The list of enabled models, as JSON text: all, or those a caller may call. */
  listFor(caller: Pick<Caller, "models">): string;
}

export function viewCatalog(catalog: Catalog, dialects: ReadonlyMap<string, Dialect>): CatalogView {
  const enabled = [...catalog.models.values()].filter((model) => model.enabled);
  const text = enabled.filter((model) => model.kind === "text");
  const callable = (model: Model): CallableModel => ({
    model,
    prices: readPrices(model.pricing, model.kind),
    targets: groupByPriority(targetsOf(model, catalog, dialects)),
  });
  const listed = enabled.map(entryOf).sort(byId);
  const all = listOf(listed);
  return {
    callable: new Map(text.map((model) => [model.id, callable(model)])),
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
