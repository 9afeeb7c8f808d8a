/**
 * Writes SQLite's write-ahead log to the disk on another thread. A commit with `synchronous` at FULL does the same, but
 * the event loop waits for it.
 */
import { closeSync, fdatasync, openSync } from "node:fs";
import { promisify } from "node:util";
import type { Database as Connection } from "better-sqlite3";

const flushFile = promisify(fdatasync);

export class LogFlusher {
  readonly #path: string;
  #file: number | undefined;
  #flushing: Promise<void> | undefined;
  #next: Promise<void> | undefined;

  constructor(path: string) {
    this.#path = path;
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
    this.#file ??= openSync(this.#path, "r+");
    const flushing = flushFile(this.#file).finally(() => {
      if (this.#flushing === flushing) this.#flushing = undefined;
    });
    this.#flushing = flushing;
    return flushing;
  }
}

const flushers = new WeakMap<Connection, LogFlusher>();

/** The flusher of a connection, which closes with it. */
export function logFlusherOf(connection: Connection): LogFlusher {
  const known = flushers.get(connection) ?? openFlusher(connection);
  flushers.set(connection, known);
  return known;
}

function openFlusher(connection: Connection): LogFlusher {
  const flusher = new LogFlusher(`${connection.name}-wal`);
  const close = connection.close.bind(connection);
  connection.close = () => {
    flusher.close();
    return close();
  };
  return flusher;
}
