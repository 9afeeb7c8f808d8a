/** The catalog made ready for calls: done once when it changes, not once per call. */
import type { Catalog, Model } from "../catalog/types.js";
import type { Dialect } from "../registry.js";
import { groupByPriority } from "../upstream/order-targets.js";
import { prepareTarget, type Target } from "../upstream/target.js";

/** A model that calls for text can reach. */
export interface CallableModel {
  readonly model: Model;
  /** Its routes by priority. */
  readonly targets: readonly (readonly Target[])[];
}

export interface CatalogView {
  readonly callable: ReadonlyMap<string, CallableModel>;
  /** The list of enabled models, as JSON text. */
  readonly list: string;
}

export function viewCatalog(catalog: Catalog, dialects: ReadonlyMap<string, Dialect>): CatalogView {
  const enabled = [...catalog.models.values()].filter((model) => model.enabled);
  const text = enabled.filter((model) => model.kind === "text");
  const callable = (model: Model) => ({ model, targets: groupByPriority(targetsOf(model, catalog, dialects)) });
  return {
    callable: new Map(text.map((model) => [model.id, callable(model)])),
    list: JSON.stringify({ object: "list", data: enabled.map(listed).sort(byId) }),
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

function listed({ id, created }: Model): ListedModel {
  const [manufacturer] = id.split("/", 1);
  return { id, object: "model", created, owned_by: manufacturer } as ListedModel;
}

function byId(left: ListedModel, right: ListedModel): number {
  return left.id < right.id ? -1 : 1;
}
