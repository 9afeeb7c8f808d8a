import { chmodSync, existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { userInfo } from "node:os";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";
import pg from "pg";
import { freePort } from "./free-port.js";
import { loadPostgres } from "./postgres-binaries.js";
import { memoryOrDisk } from "./directories.js";

/** Temporary databases of a server. */
export interface PostgresServer {
  /** Creates a database, empty or from a template, and returns its address. */
  create(like?: string): Promise<string>;
  drop(address: string): Promise<void>;
}

/** A server for the tests. */
export interface RunningPostgres {
  /** The address of the database that always exists. */
  readonly address: string;
  /** Ends it as a crash does, without a word to its clients, and starts it again with its data. */
  crash(): Promise<void>;
  stop(): Promise<void>;
}

/**
 * The address of the server of a whole run, for the processes that share the run. One server for each file would take
 * longer than the tests.
 */
export const SHARED = "ISOGLOSS_TEST_POSTGRES";

const USER = "isogloss";
const PASSWORD = "a-password-for-tests";
/**
 * The data need not survive the server. Text is ordered as in a dictionary, unlike in SQLite. Each test opens
 * connections, and a password that is stored in the usual way takes the server 10 ms to check.
 */
const INIT = [
  "--encoding=UTF8",
  "--locale=C",
  "--locale-provider=icu",
  "--icu-locale=en",
  "--no-sync",
  "--set=password_encryption=md5",
];
const RUN = [
  "-c",
  "fsync=off",
  "-c",
  "unix_socket_directories=",
  "-c",
  "listen_addresses=127.0.0.1",
  "-c",
  "max_connections=400",
  // No database of a test lives long enough for it.
  "-c",
  "autovacuum=off",
];

const START_TRIES = 3;
const LONGEST_REASON = 300;

interface Connected extends PostgresServer {
  stop(): Promise<void>;
}

let connecting: Promise<Connected> | undefined;

/** The server of this run. Without a shared one it is started at the first call. */
export function postgresServer(): Promise<PostgresServer> {
  return (connecting ??= connect());
}

async function connect(): Promise<Connected> {
  const shared = process.env[SHARED];
  if (shared !== undefined) return databasesOf({ address: shared, stop: async () => undefined });
  return databasesOf(await startPostgres());
}

/**
 * Stops the server if this process has started one, when all tests of the files loaded so far are done. Must be
 * called while files are loaded.
 */
export function stopPostgresAtTheEnd(): void {
  if (process.env[SHARED] === undefined) after(stopPostgres);
}

export async function stopPostgres(): Promise<void> {
  const connected = connecting;
  connecting = undefined;
  await (await connected)?.stop();
}

/** Another process may take a free port before the server binds it. Then another port is tried. */
export async function startPostgres(): Promise<RunningPostgres> {
  for (let triesLeft = START_TRIES; ; triesLeft--) {
    try {
      return await startOnce();
    } catch (error) {
      if (triesLeft === 1)
        throw new Error(
          `the PostgreSQL of the tests did not start: ${error instanceof Error ? error.message : String(error)}`,
        );
    }
  }
}

async function startOnce(): Promise<RunningPostgres> {
  const directory = mkdtempSync(join(memoryOrDisk(), "isogloss-postgres-"));
  // The server refuses to run as root, so it gets a user of its own.
  chmodSync(directory, 0o777);
  const output: string[] = [];
  try {
    return await startIn(directory, (line) => void output.push(String(line)));
  } catch (error) {
    rmSync(directory, { recursive: true, force: true });
    throw whyOf([...output, error instanceof Error ? error.message : ""].join("\n"));
  }
}

/** The line with the reason, of the whole output. */
function whyOf(output: string): Error {
  const lines = output.split("\n").map((line) => line.trim());
  const reasons = lines.filter((line) => /error|fatal|could not|cannot|denied|failed|EACCES|ENOENT/i.test(line));
  return new Error((reasons[0] ?? lines.findLast((line) => line !== "") ?? "no output").slice(0, LONGEST_REASON));
}

async function startIn(directory: string, onLog: (line: unknown) => void): Promise<RunningPostgres> {
  const Postgres = await loadPostgres(directory);
  const port = await freePort();
  const server = new Postgres({
    databaseDir: join(directory, "data"),
    port,
    user: USER,
    password: PASSWORD,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: INIT,
    postgresFlags: RUN,
    onLog,
    onError: onLog,
  });
  await server.initialise();
  await server.start();
  return {
    address: `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/postgres`,
    async crash() {
      await crashIn(join(directory, "data"));
      await startAgain(() => server.start());
    },
    async stop() {
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

/** The first line of this file is the server's process. */
const PROCESS_FILE = "postmaster.pid";
const LOOK_MS = 10;

async function crashIn(data: string): Promise<void> {
  const pid = Number(readFileSync(join(data, PROCESS_FILE), "utf8").split("\n")[0]);
  process.kill(pid, "SIGQUIT");
  while (existsSync(`/proc/${pid}`)) await sleep(LOOK_MS);
}

/** Processes of the server that was before may take a moment to end. */
async function startAgain(start: () => Promise<void>): Promise<void> {
  for (let triesLeft = START_TRIES; ; triesLeft--) {
    const isRunning = await start().then(
      () => true,
      () => false,
    );
    if (isRunning) return;
    if (triesLeft === 1) throw new Error("the PostgreSQL of the tests did not start again");
    await sleep(LOOK_MS * LOOK_MS);
  }
}

async function databasesOf({ address, stop }: Pick<RunningPostgres, "address" | "stop">): Promise<Connected> {
  const administration = new pg.Client(address);
  await administration.connect();
  const addressOf = (name: string) => new URL(name, address).href;
  let made = 0;
  return {
    async create(like = addressOf("template0")) {
      const name = `test_${process.pid}_${(made += 1)}`;
      await administration.query(`CREATE DATABASE ${name} TEMPLATE ${nameOf(like)} STRATEGY FILE_COPY`);
      return addressOf(name);
    },
    async drop(database) {
      await administration.query(`DROP DATABASE ${nameOf(database)} WITH (FORCE)`);
    },
    async stop() {
      await administration.end();
      await stop();
    },
  };
}

function nameOf(address: string): string {
  return new URL(address).pathname.slice(1);
}
