import type { Secret } from "./secret.js";

export const LOG_LEVELS = ["trace", "debug", "info", "warn", "error", "fatal", "silent"] as const;
export type LogLevel = (typeof LOG_LEVELS)[number];

/** Where the gateway listens. */
export interface Listen {
  readonly host: string;
  readonly port: number;
  /** How long a connection stays open without a request. Balancers must close theirs sooner. */
  readonly idleSeconds: number;
}

/** A bucket that keeps media for any number of processes. */
export interface ObjectStore {
  readonly bucket: string;
  readonly region: string;
  readonly endpoint?: string;
  readonly accessKeyId?: string;
  readonly secretAccessKey?: string;
  readonly prefix?: string;
}

export type MediaStoreConfig = { readonly directory: string } | { readonly s3: ObjectStore };

export interface CallLimits {
  /** The most calls under way at once in one process. */
  readonly concurrentCalls: number;
  /** The part of the calls under way, and of the memory of bodies, that one wallet may have. */
  readonly walletShare: number;
  /** New calls are refused while the event loop is later than this for some time. */
  readonly eventLoopLagMs: number;
}

export interface BodyLimits {
  readonly bodyMiB: number;
  readonly videoBodyMiB: number;
  readonly imageBodyMiB: number;
}

/** Limits for clients without a valid key. */
export interface FailedAuthenticationLimits {
  /** Per address, before it gets status 429. */
  readonly failedAuthenticationsPerMinute: number;
}

export interface TaskTimes {
  /** The waits between polls; the last one repeats. */
  readonly pollSeconds: readonly number[];
  readonly lifetimeHours: number;
  readonly retentionDays: number;
}

/** Addresses that are not public and may be reached all the same: these networks, or all, or none. */
export type PrivateAddresses = boolean | readonly string[];

export interface CallbackRules {
  readonly allowPrivateAddresses: PrivateAddresses;
  /** The wait before each attempt after the first. */
  readonly retrySeconds: readonly number[];
  readonly timeoutSeconds: number;
}

export interface UpstreamTimeouts {
  readonly connectTimeoutSeconds: number;
  readonly firstByteTimeoutSeconds: number;
  readonly idleTimeoutSeconds: number;
}

export interface LogRules {
  readonly level: LogLevel;
  readonly requestLog: boolean;
  readonly requestLogRetentionDays: number;
}

/** The origins whose pages may call the gateway from a browser. */
export interface CorsRules {
  readonly origins: readonly string[];
}

export interface MetricsRules {
  /** `GET /metrics` needs no admin token. */
  readonly public: boolean;
}

export interface DrainTimes {
  /** New calls are served for so long after a signal to end, while balancers see that the process is not ready. */
  readonly delaySeconds: number;
  /** How long open answers, such as streams, may last after that. */
  readonly longestSeconds: number;
}

/** Options for clients of vendors, beyond the gateway's interface. */
export interface Compatibility {
  /** Tokens are counted, by an estimate. */
  readonly tokenCounting: boolean;
}

/** Everything an operator can set, with every default filled in and every path absolute. */
export interface Config {
  readonly listen: Listen;
  /** The base of the gateway's public URLs, without a trailing slash. */
  readonly publicUrl: string;
  /** A file's path, or the URL of a database server. */
  readonly database: string;
  readonly media: MediaStoreConfig;
  readonly admin: { readonly token?: Secret };
  /** The catalog file applied at start, when it exists. */
  readonly catalog: string;
  /** Whether the config file names it: then it should exist. */
  readonly isCatalogNamed?: true;
  readonly limits: BodyLimits & FailedAuthenticationLimits & CallLimits;
  readonly tasks: TaskTimes;
  readonly callbacks: CallbackRules;
  readonly upstream: UpstreamTimeouts;
  readonly logs: LogRules;
  readonly cors: CorsRules;
  readonly compatibility: Compatibility;
  readonly metrics: MetricsRules;
  readonly drain: DrainTimes;
}
