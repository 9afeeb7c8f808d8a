/** A route prepared for calls: everything that is the same for every call. */
import type { ModelRoute, PromptCache, Provider } from "../catalog/types.js";
import { type AnyDialect, type Host, hostOf, type Profile } from "../registry.js";
import { createScrubber, type Scrub } from "./scrub.js";

/** A route with its URLs and headers. */
export interface Target {
  readonly route: ModelRoute;
  readonly dialect: AnyDialect;
  /** Where its wire differs from the dialect. */
  readonly host: Host;
  /** What the model accepts there, where that is known. */
  readonly profile?: Profile | undefined;
  readonly promptCache?: PromptCache | undefined;
  readonly url: URL;
  readonly streamUrl: URL;
  /** URLs of operations that have their own. */
  readonly operationUrls: ReadonlyMap<string, URL>;
  readonly headers: Readonly<Record<string, string>>;
  /** The origin of the provider: credentials are sent nowhere else. */
  readonly origin: string;
  /** Added to calls to the provider's own URLs, and secret. */
  readonly credentials: {
    readonly headers: Readonly<Record<string, string>>;
    readonly query: Readonly<Record<string, string>>;
  };
  /** The URL of a path behind the provider's base, with names filled in. */
  address(path: string, names?: Readonly<Record<string, string>>): URL;
  readonly scrub: Scrub;
}

/** Prepares a route for calls. */
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
    host: hostOf(provider.preset, dialect, provider.family),
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

/** The base may have a query, and so may the path. */
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

/** Names of models and jobs may contain slashes, but cannot leave their path. */
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
