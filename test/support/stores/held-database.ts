/** Another process, or another session, that locks a database for a while. */
import { spawn } from "node:child_process";
import { once } from "node:events";
import pg from "pg";
import { engineAt } from "../../../src/stores/drivers/database.js";
import { nodeRuns } from "../checkout.js";

/** The tables that calls read and write: a lock on them delays every call. */
const TABLES = "api_keys, wallets, holds, key_meters, tasks, request_log";

/** Resolves when the database is locked. Returns a function that releases it. */
export function holdDatabase(location: string): Promise<() => Promise<void>> {
  return engineAt(location) === "sqlite" ? holdFile(location) : holdTables(location);
}

async function holdFile(path: string): Promise<() => Promise<void>> {
  const child = spawn(process.execPath, [...nodeRuns("test/support/stores/hold-database-in-process"), path], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  await once(child.stdout, "data");
  return async () => {
    const ended = once(child, "exit");
    child.kill("SIGKILL");
    await ended;
  };
}

async function holdTables(address: string): Promise<() => Promise<void>> {
  const session = new pg.Client(address);
  await session.connect();
  await session.query("BEGIN");
  await session.query(`LOCK TABLE ${TABLES} IN ACCESS EXCLUSIVE MODE`);
  return () => session.end();
}
