/** The catalog prepared for calls: each model once per change, not once per call. */
import type { Catalog, Model, ModelRoute, Provider } from "../catalog/types.js";
import type { Secret } from "../config/secret.js";
import { type AnyDialect, dialectOf, type Profile, profileFor, readAccepts } from "../registry.js";
import { groupByPriority, profilesOf } from "../upstream/order-targets.js";
import { mayServe } from "../catalog/vocabularies.js";
import { type SignRequest, signerOf } from "../upstream/credentials/sign-request.js";
import { routeId } from "../upstream/route-id.js";
import { prepareTarget, type Target } from "../upstream/target.js";
import { type PriceList, pricesToJson, readPrices } from "../money/price-list.js";
import type { EventLog } from "../observability/log-event.js";
import { carriesImages } from "./carries-images.js";
import { listModels, type ModelLists } from "./model-lists.js";

/** A model that can be called. */
export interface CallableModel {
  readonly model: Model;
  readonly prices: PriceList;
  /** The same as text, stored with each hold. */
  readonly pricesText: string;
  /** Its routes by priority. */
  readonly targets: readonly (readonly Target[])[];
  /** Those of its targets, each once, in the order of their priority. */
  readonly profiles: readonly (Profile | undefined)[];
  /** The paths at which clients call it. */
  readonly servedAt: readonly string[];
}

export interface CatalogView {
  /** Enabled models that cannot be called, because they have no price. */
  readonly priceless: readonly string[];
  /** By ID and by alias. */
  readonly callable: ReadonlyMap<string, CallableModel>;
  /** The keys and the secret fields of all providers. */
  readonly secrets: readonly Secret[];
  /** The lists of enabled models with a price. */
  readonly lists: ModelLists;
  /** Whether calls of a model may take a route. */
  hasRoute(publicId: string, id: string): boolean;
  /** The target of an earlier call, even if its model was removed since. Nothing when its provider was removed. */
  reach(publicId: string, taken: Pick<ModelRoute, "provider" | "model" | "dialect">): Target | undefined;
}

/** One for each provider, as its routes share its tokens. */
type Signers = ReadonlyMap<string, SignRequest | undefined>;

/** A route whose provider and dialect are known, and whose dialect may serve the model. */
interface ServingRoute {
  readonly route: ModelRoute;
  readonly provider: Provider;
  readonly dialect: AnyDialect;
}

type Dialects = ReadonlyMap<string, AnyDialect>;

export function viewCatalog(catalog: Catalog, dialects: Dialects, log: EventLog): CatalogView {
  const signers: Signers = new Map(
    [...catalog.providers.values()].map((provider) => [provider.id, signerOf(provider, log)]),
  );
  const enabled = [...catalog.models.values()]
    .filter((model) => model.enabled)
    .map((model) => ({ model, prices: pricesOf(model) }));
  const models = enabled.flatMap(({ model, prices }) =>
    prices === undefined ? [] : [new ServedModel(model, prices, { catalog, dialects, signers })],
  );
  const callable = byName(models);
  return {
    priceless: enabled.filter(({ prices }) => prices === undefined).map(({ model }) => model.id),
    callable,
    secrets: [...catalog.providers.values()].flatMap(secretsOf),
    hasRoute: (publicId, id) =>
      callable.get(publicId)?.model.routes.some((route) => routeId(publicId, route) === id) === true,
    reach: rememberTargets(catalog, dialects, signers),
    lists: listModels(
      models,
      [...dialects.values()].flatMap((dialect) => dialect.models),
    ),
  };
}

function secretsOf({ apiKey, credentials }: Provider): Secret[] {
  const fields = Object.values(credentials?.fields ?? {});
  return [...(apiKey === undefined ? [] : [apiKey]), ...fields.filter((field) => typeof field !== "string")];
}

const prices = new WeakMap<Model, PriceList | undefined>();

/** Read once for a model: of thousands few change with the catalog. */
function pricesOf(model: Model): PriceList | undefined {
  if (!prices.has(model)) prices.set(model, readPrices(model.pricing, model.kind));
  return prices.get(model);
}

interface Surroundings {
  readonly catalog: Catalog;
  readonly dialects: Dialects;
  readonly signers: Signers;
}

/** Prepared when it is first called: of thousands of models few are called between two changes of the catalog. */
class ServedModel implements CallableModel {
  readonly #surroundings: Surroundings;
  #targets: CallableModel["targets"] | undefined;
  #profiles: CallableModel["profiles"] | undefined;
  #pricesText: string | undefined;
  #servedAt: readonly string[] | undefined;

  constructor(
    readonly model: Model,
    readonly prices: PriceList,
    surroundings: Surroundings,
  ) {
    this.#surroundings = surroundings;
  }

  get pricesText(): string {
    return (this.#pricesText ??= pricesToJson(this.prices));
  }

  get targets(): CallableModel["targets"] {
    const { signers } = this.#surroundings;
    return (this.#targets ??= groupByPriority(
      servingRoutes(this.model, this.#surroundings).map((route) => targetOf(this.model, route, signers)),
    ));
  }

  get profiles(): CallableModel["profiles"] {
    return (this.#profiles ??= profilesOf(this.targets));
  }

  get servedAt(): readonly string[] {
    const { dialects } = this.#surroundings;
    const vocabularies = () => servingRoutes(this.model, this.#surroundings).map(({ dialect }) => dialect.vocabulary);
    const isServed = this.model.outputs.includes("image") ? carriesImages : () => true;
    return (this.#servedAt ??= pathsOf(new Set(vocabularies()), dialects, isServed));
  }
}

/** The paths at which clients speak one of the vocabularies. */
function pathsOf(
  vocabularies: ReadonlySet<string>,
  dialects: Dialects,
  isServed: (dialect: AnyDialect) => boolean,
): readonly string[] {
  return [...dialects.values()]
    .filter((dialect) => vocabularies.has(dialect.vocabulary) && isServed(dialect))
    .flatMap((dialect) => dialect.servedAt);
}

/** An ID wins over an equal alias of another model. */
function byName(models: readonly CallableModel[]): ReadonlyMap<string, CallableModel> {
  const named = models.flatMap((entry) => (entry.model.aliases ?? []).map((alias) => [alias, entry] as const));
  return new Map([...named, ...models.map((entry) => [entry.model.id, entry] as const)]);
}

/** Routes over unknown dialects or providers, or over dialects of another vocabulary, are left out. */
function servingRoutes(model: Model, { catalog, dialects }: Surroundings): ServingRoute[] {
  return model.routes.flatMap((route) => {
    const provider = catalog.providers.get(route.provider);
    const dialect = dialects.get(dialectOf(provider?.preset, route.dialect));
    if (dialect === undefined || provider === undefined || !mayServe(dialect.vocabulary, model.kind)) return [];
    return [{ route, provider, dialect }];
  });
}

function targetOf(model: Model, { route, provider, dialect }: ServingRoute, signers: Signers): Target {
  const profile = profileOf(model, route, provider, dialect);
  return prepareTarget(model.id, route, provider, dialect, { profile, sign: signers.get(provider.id) });
}

/** The profile of the model behind a route. */
function profileOf(
  model: Model,
  route: ModelRoute,
  { preset }: Provider,
  { vocabulary }: AnyDialect,
): Profile | undefined {
  const accepts = model.accepts === undefined ? undefined : readAccepts(model.accepts);
  return profileFor(
    {
      configured: route.profile ?? model.profile,
      model: route.model,
      vocabulary,
      accepts: accepts !== undefined && "family" in accepts ? accepts.family : undefined,
    },
    preset,
  );
}

/** A target keeps the dialect that its route had when it was taken. */
function rememberTargets({ providers }: Catalog, dialects: Dialects, signers: Signers): CatalogView["reach"] {
  const known = new Map<string, Target>();
  return (publicId, { provider: providerId, model, dialect: name }) => {
    const key = JSON.stringify([publicId, providerId, model, name]);
    const [provider, dialect] = [providers.get(providerId), dialects.get(name)];
    if (provider === undefined || dialect === undefined) return undefined;
    const target =
      known.get(key) ??
      prepareTarget(
        publicId,
        { provider: providerId, model, dialect: name, priority: 0, weight: 1 },
        provider,
        dialect,
        { sign: signers.get(providerId) },
      );
    known.set(key, target);
    return target;
  };
}
