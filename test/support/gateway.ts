import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { createInterface } from "node:readline";
import { pino } from "pino";
import { stringify } from "yaml";
import { loadCatalogWords } from "../../src/catalog/load-words.js";
import { startServing } from "../../src/commands/serving.js";
import { loadConfig } from "../../src/config/load.js";
import type { DrainTimes } from "../../src/config/types.js";
import { TICKS_PER_USD } from "../../src/stores/wallets/money.js";
import { type OpenStores, openStores } from "../../src/stores/open.js";
import { memoryOrDisk } from "./directories.js";
import { nodeRuns } from "./checkout.js";
import { writeMigratedFile } from "./migrated-file.js";
import { silentLog } from "./silent-log.js";
import { BUSY_LIMITS } from "./busy-limits.js";

/** A catalog in the form of its file. */
export interface WrittenCatalog {
  readonly providers: readonly Readonly<Record<string, unknown>>[];
  readonly models: readonly WrittenModel[];
}

interface WrittenModel extends Readonly<Record<string, unknown>> {
  readonly id: string;
}

export interface GatewayOptions {
  readonly catalog: WrittenCatalog;
  /** Further sections of the config file. */
  readonly config?: Readonly<Record<string, unknown>>;
}

interface Ticking {
  readonly tickMs?: number;
}

/** A running gateway, with one key of a wallet that has credit. */
export interface RunningGateway {
  readonly url: string;
  readonly key: string;
  /** The path of its database. */
  readonly database: string;
  /** Its log so far. */
  logged(): string;
  /** In this process, calls get no longer than this. */
  stop(most?: DrainTimes): Promise<void>;
}

export interface GatewayProcess extends RunningGateway {
  /** Its standard output so far. */
  printed(): string;
  /** Where its config file is. */
  readonly directory: string;
  /** Ends it and keeps its files. */
  end(): Promise<void>;
  /** Resolves with the exit code when it has ended. */
  readonly ended: Promise<number | null>;
}

export interface ProcessOptions extends GatewayOptions {
  /** Node's arguments, in place of this checkout's program. */
  readonly program?: readonly string[];
  /** Variables of its environment. */
  readonly environment?: Readonly<Record<string, string>>;
}

/** The secret that the gateway sends to every provider. */
export const UPSTREAM_KEY = "upstream-secret-8d1f0a";
/** The token of its operators. */
export const ADMIN_TOKEN = "a-token-for-tests";
/** The wallet of its key. */
export const WALLET = "test";
/** A model without a price cannot be called. */
const PRICING = { input: 1, output: 2 };
/** Tests look at the hold of each call, however many they make. */
const WITHOUT_ALLOTMENTS = { allotments: { leastCalls: Number.POSITIVE_INFINITY } };

/** Many tests wait for rows of the request log, or for its sums. */
const LOG_TIMES = { flushMs: 30, sumMs: 30 };

/** Starts a gateway inside this process, on SQLite in a directory of its own. It looks for tasks every `tickMs`. */
export async function startGateway({ tickMs, ...options }: GatewayOptions & Ticking): Promise<RunningGateway> {
  const directory = furnish(options);
  try {
    let lines = "";
    const config = loadConfig({ directory, environment: {} });
    await prepareFile(config.database);
    const log = pino({ level: config.logs.level }, { write: (line: string) => void (lines += line) });
    const words = await loadCatalogWords();
    const serving = await startServing({
      config,
      words,
      environment: {},
      log,
      times: WITHOUT_ALLOTMENTS,
      logTimes: LOG_TIMES,
      ...(tickMs !== undefined && { taskTimes: { tickMs } }),
    });
    const key = await makeKey(serving.stores);
    const stop = (most?: DrainTimes) => serving.stop(most).finally(() => remove(directory));
    return { url: serving.url, key, database: config.database, logged: () => lines, stop };
  } catch (error) {
    remove(directory);
    throw error;
  }
}

/** Starts a gateway as a process of its own. Its log is its standard error. */
export async function startGatewayProcess(options: ProcessOptions): Promise<GatewayProcess> {
  const directory = furnish(options);
  try {
    const { key, database } = await prepareKey(directory);
    const program = await startProgram(["serve", "--json"], directory, options);
    const { ready, logged, printed, ended, stop: end } = program;
    const stop = () => end().finally(() => remove(directory));
    return { url: String(ready.url), key, database, directory, logged, printed, ended, end, stop };
  } catch (error) {
    remove(directory);
    throw error;
  }
}

/** A command of the program that runs until it is ended. */
export interface RunningProgram {
  /** The line of JSON that it printed when it was ready. */
  readonly ready: Readonly<Record<string, unknown>>;
  /** Resolves with the exit code when it has ended. */
  readonly ended: Promise<number | null>;
  logged(): string;
  printed(): string;
  stop(): Promise<void>;
}

/** Starts a command of the program and waits until it is ready. */
export async function startProgram(
  args: readonly string[],
  directory: string,
  { program = nodeRuns("src/main"), environment = {} }: Pick<ProcessOptions, "program" | "environment"> = {},
): Promise<RunningProgram> {
  const child = spawn(process.execPath, [...program, ...args], {
    cwd: directory,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const { stdout, stderr } = child;
  let [written, printed] = ["", ""];
  stdout.on("data", (chunk: Buffer) => (printed += chunk.toString()));
  stderr.on("data", (chunk: Buffer) => (written += chunk.toString()));
  const ended = once(child, "exit").then(([code]) => code as number | null);
  const line = await Promise.race([
    once(createInterface(stdout), "line") as Promise<[string]>,
    ended.then(() => undefined),
  ]);
  if (line === undefined) throw new Error(`isogloss ${args.join(" ")} ended before it was ready: ${written}`);
  return {
    ready: JSON.parse(line[0]) as Record<string, unknown>,
    ended,
    logged: () => written,
    printed: () => printed,
    stop: () => stopChild(child),
  };
}

async function stopChild(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  const impatience = setTimeout(() => child.kill("SIGKILL"), 5_000);
  await exited;
  clearTimeout(impatience);
}

/** A directory with a config file and a catalog file. */
function furnish({ catalog, config: { limits, ...config } = {} }: GatewayOptions): string {
  const directory = mkdtempSync(join(memoryOrDisk(), "isogloss-"));
  writeFileSync(
    join(directory, "isogloss.yaml"),
    stringify({
      listen: { port: 0 },
      admin: { token: ADMIN_TOKEN },
      limits: { ...BUSY_LIMITS, ...(limits as object | undefined) },
      ...config,
    }),
  );
  const models = catalog.models.map((model) => ({ pricing: PRICING, ...model }));
  writeFileSync(join(directory, "catalog.yaml"), stringify({ ...catalog, models }));
  return directory;
}

async function prepareKey(directory: string): Promise<Pick<RunningGateway, "key" | "database">> {
  const { database } = loadConfig({ directory, environment: {} });
  await prepareFile(database);
  const stores = await openStores({ database }, { presets: {}, environment: {}, log: silentLog });
  try {
    return { key: await makeKey(stores), database };
  } finally {
    await stores.close();
  }
}

/** Gateways whose tests name no database of their own start on a copy of a migrated one. */
async function prepareFile(database: string): Promise<void> {
  if (database.includes("://") || existsSync(database)) return;
  mkdirSync(dirname(database), { recursive: true });
  await writeMigratedFile(database);
}

async function makeKey({ wallets, keys }: OpenStores): Promise<string> {
  await wallets.create(WALLET, 1_000n * TICKS_PER_USD);
  const { secret } = await keys.create(WALLET, "test");
  return secret;
}

function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}
