/** What a gateway serves to operators: the admin API, the console and the metrics. */
import type { Logger } from "pino";
import { type AdminApi, createAdminApi } from "../admin-api/admin-api.js";
import type { AdminToken } from "../admin-api/admin-token.js";
import { authenticateAdmin } from "../admin-api/authenticate-admin.js";
import type { CatalogWords } from "../catalog/words.js";
import { configuredSecrets } from "../config/secret.js";
import type { Config } from "../config/types.js";
import { openWebFiles, type WebFiles } from "../console/files.js";
import { openConsoleSessions } from "../console/sessions.js";
import type { ConsoleParts } from "../server/console-paths.js";
import type { Gateway } from "../server/gateway.js";
import type { MetricsReader } from "../server/metrics-path.js";
import type { OpenStores } from "../stores/open.js";
import { createTaskSettler } from "../tasks/settle-task.js";
import { loadSnapshotWriters } from "./snapshot-writers.js";

export interface OperatorParts {
  readonly stores: OpenStores;
  readonly config: Config;
  readonly words: CatalogWords;
  readonly log: Logger;
  readonly token: AdminToken;
  /** The metrics of all processes that serve on this port. */
  readMetrics(): Promise<string>;
  /** It is there when the first request comes. */
  gateway(): Gateway;
  publicUrl(): string;
  readonly opensExplorer?: boolean | undefined;
}

export interface OperatorPaths {
  readonly admin: AdminApi;
  readonly console: ConsoleParts;
  readonly docs: () => Promise<WebFiles | undefined>;
  readonly readMetrics: MetricsReader;
}

export async function openOperatorPaths(parts: OperatorParts): Promise<OperatorPaths> {
  const { stores, config, words, log, token, gateway, publicUrl, opensExplorer, readMetrics: read } = parts;
  const tokens = { configured: token, stored: stores.adminTokens };
  const admin = createAdminApi(
    {
      stores,
      words,
      log,
      taskSettler: createTaskSettler(await loadSnapshotWriters(stores.tasks.now)),
      taskCharged: (charge) => gateway().taskCharged(charge),
      unwrittenHolds: () => gateway().unwrittenHolds(),
      routeStates: () => gateway().routeStates(),
      secrets: () => [...configuredSecrets(config), ...gateway().upstreamSecrets()],
      catalogChanged: () => gateway().reload(),
    },
    token,
  );
  const sessions = openConsoleSessions({ ...stores, tokens, publicUrl });
  const authenticate: MetricsReader["authenticate"] = (header, guard) => authenticateAdmin(header, tokens, guard);
  return {
    admin,
    console: { admin, sessions, files: openWebFiles(), publicUrl, opensExplorer },
    docs: openWebFiles("api-docs"),
    readMetrics: { authenticate: config.metrics.public ? undefined : authenticate, read },
  };
}
