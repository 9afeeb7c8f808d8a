import { Secret } from "../../src/config/secret.js";
import { join } from "node:path";
import { pino } from "pino";
import { loadCatalogWords } from "../../src/catalog/load-words.js";
import { createAdminApi } from "../../src/admin-api/admin-api.js";
import { openAdminToken } from "../../src/admin-api/admin-token.js";
import { type Gateway, createGateway } from "../../src/server/gateway.js";
import type { OpenStores } from "../../src/stores/open.js";
import { createTaskSettler } from "../../src/tasks/settle-task.js";
import { storesAt } from "../support/stores.js";
import { temporaryDirectory } from "../support/directories.js";
import { writeMigratedFile } from "../support/migrated-file.js";
import { videoWriters } from "../support/tasks/video-jobs.js";

export const TOKEN = "a-token-for-tests";
const CONFIG = {
  limits: { bodyMiB: 1 },
  upstream: { connectTimeoutSeconds: 1, firstByteTimeoutSeconds: 1, idleTimeoutSeconds: 1 },
  logs: { requestLog: false, requestLogRetentionDays: 1 },
};

export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  readonly text: string;
  /** The parsed body, when it is JSON. */
  readonly json: Record<string, unknown>;
}

export interface AdminUnderTest {
  readonly stores: OpenStores;
  /** The path of their database. */
  readonly database: string;
  readonly url: string;
  readonly port: number;
  /** The whole log. */
  logged(): string;
  /** How often the gateway was notified of a changed catalog. */
  reloads(): number;
  ask(path: string, init?: RequestInit): Promise<Answer>;
  /** Sends a body as JSON. */
  send(path: string, body?: unknown, init?: RequestInit): Promise<Answer>;
  /** Sends a catalog file. */
  file(path: string, text: string): Promise<Answer>;
}

/** A gateway with its admin API, on a database of its own, for every test of a suite. */
export function temporaryAdmin(): () => AdminUnderTest {
  const directory = temporaryDirectory();
  const database = () => join(directory(), "test.db");
  beforeEach(() => writeMigratedFile(database()));
  const stores = storesAt(database);
  let gateway: Gateway;
  let current: AdminUnderTest;

  beforeEach(async () => {
    let lines = "";
    let reloads = 0;
    const words = await loadCatalogWords();
    const log = pino({ level: "debug" }, { write: (line: string) => void (lines += line) });
    const catalogChanged = async () => void (reloads += 1);
    const admin = createAdminApi(
      {
        stores: stores(),
        words,
        log,
        taskSettler: createTaskSettler(videoWriters),
        taskCharged: (charge) => gateway.taskCharged(charge),
        unwrittenHolds: () => gateway.unwrittenHolds(),
        routeStates: () => gateway.routeStates(),
        secrets: () => [new Secret(TOKEN)],
        catalogChanged,
      },
      await openAdminToken(new Secret(TOKEN), stores().settings),
    );
    gateway = await createGateway({ stores: stores(), config: CONFIG, log, admin, isAlone: true });
    const { port } = await gateway.listen(0, "127.0.0.1");
    const url = `http://127.0.0.1:${port}`;
    const ask: AdminUnderTest["ask"] = async (path, { headers, ...init } = {}) =>
      answerOf(
        await fetch(`${url}/admin/api${path}`, { ...init, headers: { authorization: `Bearer ${TOKEN}`, ...headers } }),
      );
    current = {
      stores: stores(),
      database: database(),
      url,
      port,
      logged: () => lines,
      reloads: () => reloads,
      ask,
      send: (path, body, { headers, ...init } = {}) =>
        ask(path, {
          method: "POST",
          body: body === undefined ? undefined : typeof body === "string" ? body : JSON.stringify(body),
          headers: { "content-type": "application/json", ...headers },
          ...init,
        }),
      file: (path, text) => ask(path, { method: "POST", body: text, headers: { "content-type": "application/yaml" } }),
    };
  });

  afterEach(async () => {
    gateway.server.closeAllConnections();
    await gateway.drain();
  });

  return () => current;
}

export async function answerOf(response: Response): Promise<Answer> {
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json") ?? false;
  return {
    status: response.status,
    headers: response.headers,
    text,
    json: isJson && text !== "" ? (JSON.parse(text) as Record<string, unknown>) : {},
  };
}

/** The error of an answer: its status, its code and its message. */
export function errorOf({ status, json }: Answer): { status: number; code: unknown; message: unknown; param: unknown } {
  const { code, message, param } = (json.error ?? {}) as Record<string, unknown>;
  return { status, code, message, param };
}
