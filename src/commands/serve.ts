import cluster from "node:cluster";
import type { Listen } from "../config/types.js";
import { checkGivenSecrets } from "../stores/catalog/vault-secret.js";
import { engineAt } from "../stores/drivers/database.js";
import { type Action, type ActionCall, runAction } from "./action.js";
import { loadCatalogWords } from "../catalog/load-words.js";
import { type CommandIo, UsageError } from "./io.js";
import { createLog } from "./log.js";
import { portOf } from "./port.js";
import { printAdminToken } from "./print-admin-token.js";
import { readableLines } from "./readable-log.js";
import { logWarnings } from "./log-warnings.js";
import { prepareStores, startServing, type Serving, type ServingOptions } from "./serving.js";
import { untilEndSignal, untilSecondSignal, watchForEnd } from "./watch-for-end.js";
import { asWorker, workerFields, Workers } from "./workers.js";
import { logEvent } from "../observability/log-event.js";

const MOST_WORKERS = 256;
/** The exit code after a signal that came before there were calls to finish. */
const ENDED = 0;

const serve: Action = {
  name: "serve",
  examples: [
    ["serve", "serve with ./isogloss.yaml, or without a config"],
    ["serve --config /etc/isogloss.yaml --port 8080", "with another config, on another port"],
    ["serve --workers 4", "four processes on one port, with PostgreSQL"],
  ],
  summary: "Brings the database up to date, applies the config's catalog file, and serves until a signal ends it.",
  options: {
    port: { value: "N", summary: "the port to listen on" },
    host: { value: "H", summary: "the address to listen on" },
    workers: { value: "N", summary: "how many processes serve on that port; more than one needs PostgreSQL" },
  },
  async run(call) {
    const count = workersOf(call);
    const options = await servingOptions(call, count);
    const printAgain = logWarnings(options.log);
    try {
      if (count === 1) return await serveAlone(call, options);
      return await (cluster.isPrimary ? serveWithWorkers(call, options, count) : asWorker(options));
    } finally {
      printAgain();
    }
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [serve];

/** `isogloss serve` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(serve, args, io);
}

async function servingOptions(call: ActionCall, workers: number): Promise<ServingOptions> {
  const { io } = call;
  const config = call.config(listenOf(call));
  if (workers > 1 && engineAt(config.database) === "sqlite")
    throw new UsageError("--workers needs a database on PostgreSQL: one process serves from a SQLite file");
  checkGivenSecrets(io.environment);
  return {
    config,
    words: await loadCatalogWords(),
    environment: io.environment,
    log: createLog(config, io.stderr, { base: workerFields(io.environment), format: readableLines(call) }),
    announceAdminToken: printAdminToken(io.stderr),
  };
}

/**
 * A signal counts from the beginning: the first process of a container is not ended by one that nobody handles. What
 * has begun then is left as when the process is killed.
 */
async function serveAlone(call: ActionCall, options: ServingOptions): Promise<number> {
  const ended = untilEndSignal();
  const serving = await Promise.race([startServing(options), ended]);
  if (serving === undefined) return ENDED;
  const ending = watchForEnd(options.log, ended);
  announce(call, serving);
  const code = await ending.code;
  logEvent(options.log, "process.draining");
  await serving.stop(ending.most());
  ending.over();
  return code;
}

/** The catalog file is applied once, and not again when a worker is replaced. */
async function serveWithWorkers(call: ActionCall, options: ServingOptions, count: number): Promise<number> {
  const ended = untilEndSignal();
  const isEnded = ended.then(() => true);
  if (await Promise.race([prepareStores(options).then(() => false), isEnded])) return ENDED;
  const workers = new Workers(count, options.log);
  const first = await Promise.race([workers.start(), ended]);
  if (first !== undefined) announce(call, first);
  await ended;
  logEvent(options.log, "process.draining");
  // A second signal ends them at once. Without this they would drain on, without the first process.
  void untilSecondSignal().then(() => workers.kill());
  return workers.stop();
}

function announce(call: ActionCall, serving: Pick<Serving, "url" | "port">): void {
  call.io.stderr.write(`isogloss listening on ${serving.url}\n`);
  if (call.flag("json")) call.print({ url: serving.url, port: serving.port }, () => serving.url);
}

function listenOf(call: ActionCall): Partial<Listen> {
  const host = call.text("host");
  // Node would listen on all addresses of the machine, perhaps because a variable is not set.
  if (host === "") throw new UsageError("--host must not be empty");
  const port = portOf(call.text("port"));
  return { ...(host === undefined ? {} : { host }), ...(port === undefined ? {} : { port }) };
}

function workersOf(call: ActionCall): number {
  const written = call.text("workers") ?? "1";
  const count = /^\d{1,3}$/.test(written) ? Number(written) : NaN;
  if (!(count >= 1 && count <= MOST_WORKERS))
    throw new UsageError(`--workers must be a whole number from 1 to ${MOST_WORKERS}, not "${written}"`);
  return count;
}
