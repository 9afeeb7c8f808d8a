/** Whether a database that answers would take the writes of a call too. */
import { access, constants } from "node:fs/promises";
import { type Database, engineOf } from "./database.js";
import { isDatabaseAway } from "./database-error.js";
import { MOVED } from "./moved-file.js";
import type { Step, Steps } from "./steps.js";
import { writerOf } from "./writer.js";

/** A look waits no longer for a lock, which says nothing against the disk. */
const LOOK_MS = 1_000;
const NO_ROWS = { rows: [], changes: 0 };

/** Fails where the database does not answer. */
export async function takesWrites(database: Database): Promise<boolean> {
  if (engineOf(database) !== "postgres") return takesFileWrites(database);
  return (await isPrimary(database)) && hasServerRoom(database);
}

/** A server that became a standby keeps its connections. */
async function isPrimary(database: Database): Promise<boolean> {
  const { rows } = (await database.raw("SELECT current_setting('transaction_read_only') AS read_only")) as {
    rows: { read_only: string }[];
  };
  return rows[0]?.read_only === "off";
}

/**
 * A server with a full disk answers, and is still a primary. So after a write that failed for want of room, a table of
 * the session is tried, which needs some. A user who may not make one is believed.
 */
async function hasServerRoom(database: Database): Promise<boolean> {
  const writer = writerOf(database);
  if (writer.isFailing) {
    const failure: unknown = await database
      .transaction((transaction) => transaction.raw(NEW_TABLE))
      .catch((error: unknown) => error);
    writer.isFailing = isDatabaseAway(failure);
  }
  return !writer.isFailing;
}

const NEW_TABLE = "CREATE TEMPORARY TABLE isogloss_room ON COMMIT DROP AS SELECT 1 AS one";

/**
 * Neither a full disk nor one that the system made read-only after an error can be seen at the file. So after a write
 * that failed, another one is tried: where no client comes any more, nothing else would find out that writes succeed.
 */
async function takesFileWrites(database: Database): Promise<boolean> {
  return (await isInPlace(database)) && (await isFileWritable(database)) && (await hasRoom(database));
}

/** An open file that was removed takes writes that are lost, so no transaction begins. */
async function isInPlace(database: Database): Promise<boolean> {
  try {
    await database.transaction(async (transaction) => transaction.raw("SELECT 1"));
    return true;
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === MOVED) return false;
    throw error;
  }
}

async function isFileWritable(database: Database): Promise<boolean> {
  const { filename } = database.client.config.connection as { readonly filename: string };
  return succeeds(access(filename, constants.W_OK));
}

async function hasRoom(database: Database): Promise<boolean> {
  const writer = writerOf(database);
  return !writer.isFailing || succeeds(writer.write(writeNothingNew, { timeoutMs: LOOK_MS }));
}

/** A page is written, in which nothing is different. */
const NOTHING_NEW: Step = {
  run: async () => NO_ROWS,
  runNow(connection) {
    connection.pragma(`user_version = ${String(connection.pragma("user_version", { simple: true }))}`);
    return NO_ROWS;
  },
};

function* writeNothingNew(): Steps<true> {
  yield NOTHING_NEW;
  return true;
}

function succeeds(action: Promise<unknown>): Promise<boolean> {
  return action.then(
    () => true,
    () => false,
  );
}
