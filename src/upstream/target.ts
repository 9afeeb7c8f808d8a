/** A route prepared for calls: everything that is the same for every call. */
import type { ModelRoute, PromptCache, Provider } from "../catalog/types.js";
import {
  type AnyDialect,
  type Endpoint,
  type Host,
  hostOf,
  mediaTypeOf,
  type Profile,
  streamTypeOf,
} from "../registry.js";
import type { SignRequest } from "./credentials/sign-request.js";
import { credentialsFor, type ProviderCredentials } from "./credentials/fixed-key.js";
import { type Address, addressOf } from "./exchange.js";
import { routeId } from "./route-id.js";
import { hashText } from "./sticky-draw.js";
import { createScrubber, createSecretScrubber, type Scrub } from "./scrub.js";
import { rememberSecrets } from "./signed-secrets.js";

/** The most calls under way at a route, or at a provider, whose model is empty then. */
export interface CallLimit {
  readonly id: string;
  readonly provider: string;
  readonly model: string;
  readonly most: number;
}

/** A route with its URLs and headers. */
export interface Target {
  /** See `routeId`. */
  readonly id: string;
  readonly idHash: number;
  /** The public ID of the model. */
  readonly publicId: string;
  readonly route: ModelRoute;
  /** Those that a call counts towards; mostly none. */
  readonly limits: readonly CallLimit[];
  readonly dialect: AnyDialect;
  /** Where its wire differs from the dialect. */
  readonly host: Host;
  /** What the model accepts there, where that is known. */
  readonly profile?: Profile | undefined;
  readonly promptCache?: PromptCache | undefined;
  readonly url: Address;
  readonly streamUrl: Address;
  /** URLs of operations that have their own. */
  readonly operationUrls: ReadonlyMap<string, Address>;
  readonly headers: Readonly<Record<string, string>>;
  /** The same with the type of answers that a call asks for, whole or streamed. */
  readonly callHeaders: Readonly<Record<"whole" | "stream", Readonly<Record<string, string>>>>;
  /** The origin of the provider: credentials are sent nowhere else. */
  readonly origin: string;
  /** Added to calls to the provider's own URLs, and secret. */
  readonly credentials: ProviderCredentials & { readonly sign?: SignRequest | undefined };
  /** The URL of a path behind the provider's base, with names filled in. */
  address(path: string, names?: Readonly<Record<string, string>>): URL;
  /** For texts that clients get: names the model as they know it, and hides the provider. */
  readonly scrub: Scrub;
  /** For texts that operators get: hides secrets alone. */
  readonly scrubSecrets: Scrub;
}

export interface TargetOptions {
  readonly profile?: Profile | undefined;
  /** For providers with short-lived credentials. */
  readonly sign?: SignRequest | undefined;
}

const USUAL_HEADERS = { "content-type": "application/json", "accept-encoding": "identity" };

/** Prepares a route for calls. */
export function prepareTarget(
  publicId: string,
  route: ModelRoute,
  provider: Provider,
  dialect: AnyDialect,
  { profile, sign }: TargetOptions = {},
): Target {
  const { endpoint } = dialect;
  const signed = sign && rememberSecrets(sign);
  const scrub = createScrubber(publicId, route.model, provider, dialect.errors.innerIds);
  const scrubSecrets = createSecretScrubber(provider);
  const withSigned = (then: Scrub): Scrub => (signed === undefined ? then : (text) => then(signed.scrub(text)));
  const isSigned = provider.credentials !== undefined;
  const { headers: keyHeaders, query } = credentialsFor(
    isSigned ? "none" : (provider.auth ?? endpoint.auth),
    provider.apiKey?.reveal(),
  );
  const secretHeaders = { ...keyHeaders, ...lowerCased(provider.headers) };
  const headers = { ...USUAL_HEADERS, ...lowerCased(endpoint.headers), ...secretHeaders };
  const address = (path: string, names: Readonly<Record<string, string>> = {}) =>
    endpointUrl(provider.baseUrl, fill(path, { model: route.model, ...names }, endpoint.slashes), query);
  const id = routeId(publicId, route);
  return {
    id,
    idHash: hashText(id),
    publicId,
    route,
    limits: limitsOf(id, publicId, route, provider),
    dialect,
    host: hostOf(provider.preset, dialect, provider.family),
    profile,
    promptCache: route.promptCache ?? provider.promptCache ?? "auto",
    url: addressOf(address(endpoint.path)),
    streamUrl: addressOf(address(endpoint.streamPath)),
    operationUrls: new Map(Object.entries(endpoint.operations).map(([task, path]) => [task, addressOf(address(path))])),
    headers,
    callHeaders: {
      whole: { ...headers, accept: "application/json" },
      stream: { ...headers, accept: mediaTypeOf(streamTypeOf(dialect.framing)) },
    },
    origin: new URL(provider.baseUrl).origin,
    credentials: { headers: secretHeaders, query, sign: signed?.sign },
    address,
    scrub: withSigned(scrub),
    scrubSecrets: withSigned(scrubSecrets),
  };
}

function limitsOf(id: string, publicId: string, route: ModelRoute, provider: Provider): CallLimit[] {
  const of = (limit: Omit<CallLimit, "provider" | "most">, most: number | undefined) =>
    most === undefined ? [] : [{ ...limit, provider: provider.id, most }];
  return [
    ...of({ id, model: publicId }, route.maxConcurrent),
    ...of({ id: provider.id, model: "" }, provider.maxConcurrent),
  ];
}

/** The base may have a query, and so may the path. */
function endpointUrl(baseUrl: string, path: string, credentials: Readonly<Record<string, string>>): URL {
  const url = new URL(baseUrl);
  const [pathname = "", query = ""] = path.split("?", 2);
  url.pathname = url.pathname.replace(/\/+$/, "") + pathname;
  const parameters = [...new URLSearchParams(query), ...Object.entries(credentials)];
  for (const [name, value] of parameters) url.searchParams.append(name, value);
  return url;
}

function fill(path: string, names: Readonly<Record<string, string>>, slashes: Endpoint["slashes"]): string {
  return path.replace(/\{(\w+)\}/g, (place, name: string) => {
    const segments = segmentsOf(names[name] ?? place);
    return segments.join(slashes === "encoded" ? "%2F" : "/");
  });
}

/** Names of models and jobs may contain slashes, but cannot leave their path. */
function segmentsOf(name: string): string[] {
  return name
    .split("/")
    .filter((segment) => segment !== ".." && segment !== ".")
    .map(encodeURIComponent);
}

function lowerCased(headers: Readonly<Record<string, string>>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
}
