/** A thread that copies SQLite's write-ahead log into the database, and has the log begin again. */
import { parentPort, workerData } from "node:worker_threads";
import type { Database as Connection } from "better-sqlite3";
import { failPoint } from "./fail-points.js";
import { isBusy } from "./retry-when-locked.js";
import { SqliteFile } from "./sqlite-file.js";
import { applySettings } from "./sqlite.js";
import { IDLE, type ThreadAnswer, type ThreadRequest, type ThreadTask } from "./thread-task.js";

/** The first copies most of the log, the others what came meanwhile. One of them nearly always flushes the database. */
const PASSES = 3;
/** The log begins again between two commits, which are short. */
const TRIES = 10;
const PAUSE_MS = 1;

const { path, mostPages, looking } = workerData as ThreadTask;
const connection = openFile();
const reader = openFile();

parentPort?.on("message", (request: ThreadRequest) => {
  if (request === "end") return end();
  const answer = look();
  // Before the answer, which may be followed by the next request.
  Atomics.store(looking, 0, IDLE);
  Atomics.notify(looking, 0);
  parentPort?.postMessage(answer);
});

function openFile(): Connection {
  const opened = new SqliteFile(path).defaultSafeIntegers();
  applySettings(opened);
  return opened;
}

function look(): ThreadAnswer {
  try {
    if (checkpoint("NOOP").log >= mostPages) copyLog();
    return {};
  } catch (error) {
    return { failure: error instanceof SqliteFile.SqliteError ? error.code : String(error) };
  }
}

/**
 * Commits go on until the end, which keeps them waiting for a moment: all but the last pages are copied and flushed by
 * then. Nothing is lost that is only in the log. SQLite flushes the log before it copies, and the database before the
 * log may begin again (https://sqlite.org/pragma.html#pragma_synchronous). So what was committed is in the log, or on
 * the disk already: who flushes the log after a commit need not know which.
 */
function copyLog(): void {
  for (let pass = 0; pass < PASSES; pass += 1) copyBesideCommits();
  failPoint("checkpoint.copied");
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (checkpoint("RESTART").busy === 0n) return beginLog();
    sleep(PAUSE_MS);
  }
}

/** Once all is copied, a commit would begin the log again and wait for the disk: not while someone reads the log. */
function copyBesideCommits(): void {
  try {
    reader.exec("BEGIN; SELECT 1 FROM sqlite_schema");
    checkpoint("PASSIVE");
  } finally {
    if (reader.inTransaction) reader.exec("ROLLBACK");
  }
}

/** Who writes first to a log that begins again waits for the disk. It is this thread: its write changes nothing. */
function beginLog(): void {
  failPoint("checkpoint.restarted");
  try {
    connection.exec("BEGIN IMMEDIATE");
  } catch (error) {
    if (isBusy(error)) return;
    throw error;
  }
  try {
    connection.pragma(`user_version = ${String(connection.pragma("user_version", { simple: true }))}`);
    connection.exec("COMMIT");
  } finally {
    if (connection.inTransaction) connection.exec("ROLLBACK");
  }
}

interface CheckpointResult {
  readonly busy: bigint;
  /** The pages in the log. */
  readonly log: bigint;
}

function checkpoint(mode: "NOOP" | "PASSIVE" | "RESTART"): CheckpointResult {
  const [result] = connection.pragma(`wal_checkpoint(${mode})`) as CheckpointResult[];
  return result ?? { busy: 1n, log: 0n };
}

function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}

function end(): void {
  reader.close();
  connection.close();
  parentPort?.close();
}
