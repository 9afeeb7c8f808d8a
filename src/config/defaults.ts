import type { Config } from "./types.js";

/** The values of absent keys. Paths are still relative, and `publicUrl` follows `listen`. */
export const DEFAULTS = {
  listen: { host: "127.0.0.1", port: 8787, idleSeconds: 75 },
  database: "./data/isogloss.db",
  media: { directory: "./data/media" },
  admin: {},
  catalog: "./catalog.yaml",
  limits: {
    bodyMiB: 20,
    videoBodyMiB: 50,
    imageBodyMiB: 100,
    failedAuthenticationsPerMinute: 300,
    concurrentCalls: 4096,
    walletShare: 0.75,
    eventLoopLagMs: 2000,
  },
  tasks: { pollSeconds: [2, 5, 10], lifetimeHours: 48, retentionDays: 30 },
  callbacks: { allowPrivateAddresses: false, retrySeconds: [10, 60, 600], timeoutSeconds: 10 },
  upstream: { connectTimeoutSeconds: 10, firstByteTimeoutSeconds: 120, idleTimeoutSeconds: 120 },
  logs: { level: "info", requestLog: true, requestLogRetentionDays: 14 },
  cors: { origins: [] },
  compatibility: { tokenCounting: false },
  metrics: { public: false },
  drain: { delaySeconds: 0, longestSeconds: 30 },
} as const satisfies Omit<Config, "publicUrl">;
