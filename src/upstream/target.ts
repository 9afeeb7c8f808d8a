/** Where a model's calls go: everything about one route that is the same for every call. */
import type { ModelRoute, PromptCache, Provider } from "../catalog/types.js";
import type { AnyDialect, Profile } from "../registry.js";
import { createScrubber, type Scrub } from "./scrub.js";

/** A route with its addresses and headers made ready. */
export interface Target {
  readonly route: ModelRoute;
  readonly dialect: AnyDialect;
  /** The provider's preset, which knows where its wire differs. */
  readonly preset: string | undefined;
  /** Whose opaque state it makes and understands, where the catalog says it. */
  readonly family?: string | undefined;
  /** What the model accepts there, where that is known. */
  readonly profile?: Profile | undefined;
  readonly promptCache?: PromptCache | undefined;
  readonly url: URL;
  readonly streamUrl: URL;
  /** Addresses of their own, by what is asked for. */
  readonly operationUrls: ReadonlyMap<string, URL>;
  readonly headers: Readonly<Record<string, string>>;
  /** Where its provider is: credentials go nowhere else. */
  readonly origin: string;
  /** What calls to its own addresses need, and nobody else may see. */
  readonly credentials: {
    readonly headers: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
  };
  /** The address of a path behind the provider's base, with names put in. */
  address(path: string, names?: Readonly<Record<string, string>>): URL;
  readonly scrub: Scrub;
}

/** Makes a route ready to be called. */
export function prepareTarget(
  publicId: string,
  route: ModelRoute,
  provider: Provider,
  dialect: AnyDialect,
  profile?: Profile,
): Target {
  const { endpoint } = dialect;
  const auth = provider.auth ?? endpoint.auth;
  const queryKey = auth === "query-key" ? provider.apiKey : undefined;
  const address = (path: string, names: Readonly<Record<string, string>> = {}) =>
    endpointUrl(provider.baseUrl, path, { model: route.model, ...names }, queryKey);
  return {
    route,
    dialect,
    preset: provider.preset,
    family: provider.family,
    profile,
    promptCache: route.promptCache ?? provider.promptCache ?? "auto",
    url: address(endpoint.path),
    streamUrl: address(endpoint.streamPath),
    operationUrls: new Map(Object.entries(endpoint.operations).map(([task, path]) => [task, address(path)])),
    headers: {
      "content-type": "application/json",
      "accept-encoding": "identity",
      ...lowerCased(endpoint.headers),
      ...authHeaders(auth, provider.apiKey),
      ...lowerCased(provider.headers),
    },
    origin: new URL(provider.baseUrl).origin,
    credentials: {
      headers: { ...authHeaders(auth, provider.apiKey), ...lowerCased(provider.headers) },
      query: queryKey === undefined ? {} : { key: queryKey },
    },
    address,
    scrub: createScrubber(publicId, route.model, provider, dialect.errors.innerIds),
  };
}

/** The base may carry a query of its own, and so may the path. */
function endpointUrl(
  baseUrl: string,
  path: string,
  names: Readonly<Record<string, string>>,
  key: string | undefined,
): URL {
  const url = new URL(baseUrl);
  const [pathname = "", query = ""] = path
    .replace(/\{(\w+)\}/g, (place, name: string) => encodeName(names[name] ?? place))
    .split("?", 2);
  url.pathname = url.pathname.replace(/\/+$/, "") + pathname;
  for (const [name, value] of new URLSearchParams(query)) url.searchParams.append(name, value);
  if (key !== undefined) url.searchParams.append("key", key);
  return url;
}

/** Names of models and of jobs may be paths, but lead nowhere else than down. */
function encodeName(name: string): string {
  return name
    .split("/")
    .filter((segment) => segment !== ".." && segment !== ".")
    .map(encodeURIComponent)
    .join("/");
}

function authHeaders(auth: Provider["auth"], key: string | undefined): Record<string, string> {
  if (key === undefined || auth === undefined || auth === "none" || auth === "query-key") return {};
  return auth === "bearer" ? { authorization: `Bearer ${key}` } : { [auth]: key };
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
