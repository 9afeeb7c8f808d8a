import { list, object, placeOfKey } from "../config/collections.js";
import { integer, text, truth, word, writtenText } from "../config/scalars.js";
import { type Place, type Shape, reportValue } from "../config/shape.js";
import type { WrittenModel } from "./catalog-file.js";
import { AUTO_PROFILE, checkServed, NO_PROFILE, type PlacedRoute } from "./check-served.js";
import { PROMPT_CACHES } from "./provider-shape.js";
import { retryShape } from "./retry-shape.js";
import { pricingShape } from "./pricing-shape.js";
import type { ModelKind, ModelRoute } from "./types.js";
import type { CatalogWords } from "./words.js";

const KINDS: readonly ModelKind[] = ["text", "image", "embedding", "video"];

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
      retry: retryShape,
      pricing: pricingShape,
      maxOutputTokens: integer({ from: 1 }),
    },
    ["id", "kind", "routes"],
  );
  return (place) => {
    placed = [];
    refuseRetryOfVideos(place);
    const written = fields(place);
    if (written?.id === undefined || written.kind === undefined || written.routes === undefined) return undefined;
    const model = {
      id: written.id,
      ...(written.aliases !== undefined && written.aliases.length > 0 && { aliases: written.aliases }),
      kind: written.kind,
      routes: written.routes,
      profile: written.profile ?? AUTO_PROFILE,
      ...(written.accepts !== undefined && { accepts: written.accepts }),
      outputs: written.outputs ?? [written.kind],
      enabled: written.enabled ?? true,
      ...(written.retry !== undefined && { retry: written.retry }),
      pricing: written.pricing ?? {},
      maxOutputTokens: written.maxOutputTokens,
    };
    checkServed(model, placed, place, words);
    return model;
  };
}

/** A creation of a task is never sent twice. */
function refuseRetryOfVideos(place: Place): void {
  const retry = placeOfKey(place, "retry");
  const kind = placeOfKey(place, "kind");
  if (retry !== undefined && kind !== undefined && writtenText(kind) === "video")
    reportValue(retry, "must be left out: the creation of a video is never sent twice");
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
  const name = text((value) => (value.trim() === "" ? "must not be empty" : undefined));
  const fields = object<ModelRoute>(
    {
      provider: name,
      model: name,
      dialect,
      priority: integer({ from: 0 }),
      weight: integer({ from: 1 }),
      promptCache: word(PROMPT_CACHES),
      profile: profileShape(words),
    },
    ["provider", "model", "dialect"],
  );
  return (place) => {
    const { provider, model, dialect: spoken, priority = 0, weight = 1, promptCache, profile } = fields(place) ?? {};
    if (provider === undefined || model === undefined || spoken === undefined) return undefined;
    const route = {
      provider,
      model,
      dialect: spoken,
      priority,
      weight,
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
  const read = text((value) => (pattern.test(value) ? undefined : `must be ${wanted}`));
  return (place) => {
    const id = read(place);
    if (id === undefined) return undefined;
    if (seen.has(id)) return reportValue(place, `names ${what} "${id}" a second time`);
    seen.add(id);
    return id;
  };
}
