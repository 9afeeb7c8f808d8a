/**
 * Writes SQLite's write-ahead log to the disk on another thread. A commit with `synchronous` at FULL does the same, but
 * the event loop waits for it.
 */
import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";
import type { Database as Connection } from "better-sqlite3";
import { CALL_WAIT_MS, isBusy, retryWhenLocked } from "./retry-when-locked.js";

export interface FlusherParts {
  readonly path: string;
  /** Copies the log into the database and waits for the disk, or throws. */
  checkpoint(): void;
  flushFile?(file: number): Promise<void>;
}

export class LogFlusher {
  readonly #parts: Required<FlusherParts>;
  #file: number | undefined;
  #flushing: Promise<void> | undefined;
  #next: Promise<void> | undefined;
  /** The system may have given up what it could not write: a later flush would succeed without it. */
  #hasFailed = false;

  constructor(parts: FlusherParts) {
    this.#parts = { flushFile: promisify(fdatasync), ...parts };
  }

  /** Resolves when all that was committed before the call is on the disk. */
  flush(): Promise<void> {
    if (this.#flushing === undefined) return this.#begin();
    // One that has begun may miss what was committed since.
    this.#next ??= this.#flushing
      .catch(() => undefined)
      .then(() => {
        this.#next = undefined;
        return this.#begin();
      });
    return this.#next;
  }

  close(): void {
    const file = this.#file;
    this.#file = undefined;
    if (file === undefined) return;
    // The number of a closed file may be that of another one.
    if (this.#flushing === undefined) closeSync(file);
    else void this.#flushing.catch(() => undefined).finally(() => closeSync(file));
  }

  #begin(): Promise<void> {
    const flushing = this.#flush().finally(() => {
      if (this.#flushing === flushing) this.#flushing = undefined;
    });
    this.#flushing = flushing;
    return flushing;
  }

  async #flush(): Promise<void> {
    const { path, checkpoint, flushFile } = this.#parts;
    if (this.#hasFailed) await whenFree(checkpoint);
    else {
      this.#hasFailed = true;
      this.#file ??= openSync(path, "r+");
      await flushFile(this.#file);
    }
    this.#hasFailed = false;
  }
}

/** A checkpoint of another thread or process is over in a moment. */
async function whenFree(checkpoint: () => void): Promise<void> {
  try {
    await retryWhenLocked(async () => checkpoint(), CALL_WAIT_MS);
  } catch (error) {
    // What is busy is tried again from its start, and this is committed.
    throw isBusy(error) ? new Error("the write-ahead log cannot be copied into the database now") : error;
  }
}

const flushers = new WeakMap<Connection, LogFlusher>();

/** The flusher of a connection, which closes with it. */
export function logFlusherOf(connection: Connection, flushFile?: FlusherParts["flushFile"]): LogFlusher {
  const known = flushers.get(connection) ?? openFlusher(connection, flushFile);
  flushers.set(connection, known);
  return known;
}

function openFlusher(connection: Connection, flushFile: FlusherParts["flushFile"]): LogFlusher {
  const flusher = new LogFlusher({
    path: `${connection.name}-wal`,
    checkpoint: () => checkpointAll(connection),
    ...(flushFile && { flushFile }),
  });
  const close = connection.close.bind(connection);
  connection.close = () => {
    flusher.close();
    return close();
  };
  return flusher;
}

/** Fails while another process reads the log, and within a transaction. */
function checkpointAll(connection: Connection): void {
  const [result] = connection.pragma("wal_checkpoint(TRUNCATE)") as { readonly busy: bigint }[];
  if (result?.busy !== 0n) throw Object.assign(new Error("the database is busy"), { code: "SQLITE_BUSY" });
}
