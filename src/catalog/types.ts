/** The catalog: the models and the providers that serve them. */
import type { Secret } from "../config/secret.js";
import type { CallableCredentials } from "./credentials.js";
import type { AuthStyle } from "../registry.js";

export type { AuthStyle };

export type ModelKind = "text" | "image" | "embedding" | "video";

export type PromptCache = "auto" | "off";

/** What keeps calls on one route: the client's key, or the cache key of the request. */
export type StickyBy = "key" | "cacheKey";

/** What is sent again, and how often. Kept as written. */
export interface RetryRules {
  /** The most requests to upstreams for one call; one per route unless given. */
  readonly attempts?: number;
  /** After this time no further request is sent; 20 seconds unless given. */
  readonly budgetSeconds?: number;
  /** After this time without an answer, the next route is asked too. For embeddings alone. */
  readonly hedgeAfterMs?: number;
  /** `connect`, statuses, and `5xx`. */
  readonly on?: readonly RetryCause[];
}

export type RetryCause = "connect" | "5xx" | number;

/** One way to reach a model. */
export interface ModelRoute {
  readonly provider: string;
  /** The model's name at the provider. */
  readonly model: string;
  readonly dialect: string;
  /** Lower is tried first. */
  readonly priority: number;
  /** Routes of the same priority share by weight. */
  readonly weight: number;
  /** The most calls under way over this route at once, in one process. */
  readonly maxConcurrent?: number;
  /** Whether repeated prompts are marked for the upstream's cache, where this differs from the provider's setting. */
  readonly promptCache?: PromptCache;
  /** The profile behind this route, where it differs from the model's profile. */
  readonly profile?: string;
}

export interface Model {
  readonly id: string;
  /** Further names under which clients call it; answers carry the ID. */
  readonly aliases?: readonly string[];
  readonly kind: ModelKind;
  readonly routes: readonly ModelRoute[];
  /** The profile: a name, `none`, or `auto`, which leaves it to the presets of the routes' providers. */
  readonly profile: string;
  /** Where this model differs from its profile. Kept as written. */
  readonly accepts?: Readonly<Record<string, unknown>>;
  readonly outputs: readonly string[];
  readonly enabled: boolean;
  /** Calls that are alike in this go to one route of their priority while it works. */
  readonly stickyBy?: StickyBy;
  readonly retry?: RetryRules;
  /** Kept as written: prices are read where money is charged. */
  readonly pricing: Readonly<Record<string, unknown>>;
  /** The most output tokens of the model, for dialects whose requests must contain a limit. */
  readonly maxOutputTokens?: number;
  /** Unix seconds of the model's first appearance in the catalog. */
  readonly created: number;
}

/** A provider with its preset applied and its secret at hand; never logged, never shown. */
export interface Provider {
  readonly id: string;
  readonly preset?: string;
  readonly baseUrl: string;
  /** Absent: the default of the dialect. */
  readonly auth?: AuthStyle;
  readonly headers: Readonly<Record<string, string>>;
  readonly promptCache?: PromptCache;
  /** The most calls under way at the provider at once, in one process, over all its routes. */
  readonly maxConcurrent?: number;
  /** The family whose opaque state its models use, where it is not the preset's. */
  readonly family?: string;
  readonly apiKey?: Secret;
  /** In place of a key. */
  readonly credentials?: CallableCredentials;
}

/** The catalog as one immutable value; a change replaces the whole. */
export interface Catalog {
  readonly models: ReadonlyMap<string, Model>;
  readonly providers: ReadonlyMap<string, Provider>;
}
