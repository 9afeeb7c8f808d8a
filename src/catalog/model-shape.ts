import { list, object, placeOfKey } from "../config/collections.js";
import { integer, text, truth, word, writtenText } from "../config/scalars.js";
import { type Place, type Shape, reportValue } from "../config/shape.js";
import type { WrittenModel } from "./catalog-file.js";
import { AUTO_PROFILE, checkServed, NO_PROFILE, type PlacedRoute } from "./check-served.js";
import { maxConcurrent, PROMPT_CACHES } from "./provider-shape.js";
import { retryShape } from "./retry-shape.js";
import { pricingShape } from "./pricing-shape.js";
import type { ModelKind, ModelRoute, StickyBy } from "./types.js";
import type { CatalogWords } from "./words.js";

/** More than any answer can have. */
const MOST_TOKENS = 1_000_000_000;
const KINDS: readonly ModelKind[] = ["text", "image", "embedding", "video"];
/** Names are parts of keys of tables, and PostgreSQL refuses entries of an index above some 2,700 bytes. */
const LONGEST_ID = 200;
const LONGEST_UPSTREAM_NAME = 300;
const STICKY_BY: readonly StickyBy[] = ["key", "cacheKey"];

/** Called with each valid route and its place: routes are checked after all providers are read. */
export type RouteCheck = (placed: PlacedRoute) => void;

/** One entry under `models`. */
export function modelShape(
  id: Shape<string>,
  alias: Shape<string>,
  words: CatalogWords,
  checkRoute: RouteCheck,
): Shape<WrittenModel> {
  const profile = profileShape(words);
  let placed: PlacedRoute[] = [];
  const keepPlace: RouteCheck = (one) => (placed.push(one), checkRoute(one));
  const fields = object<WrittenModel>(
    {
      id,
      aliases: list(alias),
      kind: word(KINDS),
      routes: list(routeShape(words, keepPlace), "some"),
      profile,
      accepts: acceptsShape(words),
      outputs: list(word(KINDS), "some"),
      enabled: truth,
      stickyBy: word(STICKY_BY),
      retry: retryShape,
      pricing: pricingShape(words.priceNames),
      maxOutputTokens: integer({ from: 1, to: MOST_TOKENS }),
    },
    ["id", "kind", "routes"],
  );
  return (place) => {
    placed = [];
    refuseOfKind(place, kindOf(place));
    const model = withDefaults(fields(place) ?? {});
    if (model === undefined) return undefined;
    checkServed(model, placed, place, words);
    if (model.kind === "video")
      for (const { place: route } of placed)
        refuseKey(route, "maxConcurrent", "must be left out: a video is made long after its call");
    return model;
  };
}

/** Nothing where a key that every model has is missing. */
function withDefaults(written: Partial<WrittenModel>): WrittenModel | undefined {
  const { id, aliases = [], kind, routes, accepts, stickyBy, retry } = written;
  if (id === undefined || kind === undefined || routes === undefined) return undefined;
  return {
    id,
    ...(aliases.length > 0 && { aliases }),
    kind,
    routes,
    profile: written.profile ?? AUTO_PROFILE,
    ...(accepts !== undefined && { accepts }),
    outputs: written.outputs ?? [kind],
    enabled: written.enabled ?? true,
    ...(stickyBy !== undefined && { stickyBy }),
    ...(retry !== undefined && { retry }),
    pricing: written.pricing ?? {},
    maxOutputTokens: written.maxOutputTokens,
  };
}

/** The kind, if it is one. Another is reported where it is read. */
function kindOf(place: Place): ModelKind | undefined {
  const kind = placeOfKey(place, "kind");
  return kind && KINDS.find((known) => known === writtenText(kind));
}

/** What has no meaning for a kind of models, or would do harm. */
function refuseOfKind(place: Place, kind: ModelKind | undefined): void {
  if (kind === undefined) return;
  const retry = placeOfKey(place, "retry");
  if (kind === "video") refuseKey(place, "retry", "must be left out: the creation of a video is never sent twice");
  else if (kind !== "embedding" && retry !== undefined)
    refuseKey(retry, "hedgeAfterMs", "must be left out: only embeddings may be asked for twice");
  if (kind !== "text")
    refuseKey(place, "stickyBy", "must be left out: models of the kind text alone have prompt caches");
}

function refuseKey(model: Place, key: string, problem: string): void {
  const place = placeOfKey(model, key);
  if (place !== undefined) reportValue(place, problem);
}

function profileShape(words: CatalogWords): Shape<string> {
  const given = [NO_PROFILE, AUTO_PROFILE];
  return text((name) =>
    given.includes(name) || words.profileVocabularies.has(name) ? undefined : `names "${name}", which is no profile`,
  );
}

/** The properties of a profile that differ for this model, with the keys of profiles. */
function acceptsShape(words: CatalogWords): Shape<Readonly<Record<string, unknown>>> {
  return (place) => {
    const written = place.file.plain(place.node);
    const fault = words.faultOfAccepts?.(written);
    return fault === undefined
      ? (written as Readonly<Record<string, unknown>>)
      : reportValue(place, `is not what a model can accept: ${fault}`);
  };
}

function routeShape(words: CatalogWords, checkRoute: RouteCheck): Shape<ModelRoute> {
  const dialect = text((name) => (words.dialects.has(name) ? undefined : `names "${name}", which is no dialect`));
  const name = text((value) => {
    if (value.trim() === "") return "must not be empty";
    return value.length > LONGEST_UPSTREAM_NAME ? `must have at most ${LONGEST_UPSTREAM_NAME} characters` : undefined;
  });
  const fields = object<ModelRoute>(
    {
      provider: name,
      model: name,
      dialect,
      priority: integer({ from: 0 }),
      weight: integer({ from: 1 }),
      maxConcurrent,
      promptCache: word(PROMPT_CACHES),
      profile: profileShape(words),
    },
    ["provider", "model", "dialect"],
  );
  return (place) => {
    const written = fields(place) ?? {};
    const { provider, model, dialect: dialectName, priority = 0, weight = 1, promptCache, profile } = written;
    if (provider === undefined || model === undefined || dialectName === undefined) return undefined;
    const route = {
      provider,
      model,
      dialect: dialectName,
      priority,
      weight,
      ...(written.maxConcurrent !== undefined && { maxConcurrent: written.maxConcurrent }),
      ...(promptCache !== undefined && { promptCache }),
      ...(profile !== undefined && { profile }),
    };
    checkRoute({ route, place });
    return route;
  };
}

/** An ID that is unique among its kind. */
export function uniqueId(what: string, pattern: RegExp, wanted: string): Shape<string> {
  const seen = new Set<string>();
  const read = text((value) => {
    if (value.length > LONGEST_ID) return `must have at most ${LONGEST_ID} characters`;
    return pattern.test(value) ? undefined : `must be ${wanted}`;
  });
  return (place) => {
    const id = read(place);
    if (id === undefined) return undefined;
    if (seen.has(id)) return reportValue(place, `names ${what} "${id}" a second time`);
    seen.add(id);
    return id;
  };
}
