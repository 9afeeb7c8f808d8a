/**
 * Has SQLite's write-ahead log copied into the database by a thread. SQLite itself does it within a commit: the event
 * loop would copy a thousand pages, and wait for the disk three times.
 */
import { Worker } from "node:worker_threads";
import type { Database as Connection } from "better-sqlite3";
import { type EventLog, logEvent } from "../../observability/log-event.js";
import { LOOKING, type ThreadAnswer, type ThreadRequest, type ThreadTask } from "./thread-task.js";
import type { Database } from "./database.js";

/** 8 MB. A shorter log has the same pages copied more often. A longer one makes commits wait longer for the disk. */
const MOST_PAGES = 2048;
/** A commit writes some twenty pages, and a few hundred at most. */
const COMMITS_PER_LOOK = 16;
/** After how many pages SQLite copies the log within a commit: its default, and never. */
const WITHOUT_THREAD = 1000;
const WITH_THREAD = 0;

const PROGRAM = new URL("./checkpoint-thread.js", import.meta.url);

/** The end of a process waits no longer for a thread. */
const LONGEST_END_MS = 1_000;

/** Those whose threads run. A thread that is ended amid SQLite's work may abort the process. */
const running = new Set<Checkpoints>();
process.on("exit", () => running.forEach((checkpoints) => checkpoints.waitForLook()));

export interface CheckpointOptions {
  readonly path: string;
  readonly log: EventLog;
  readonly mostPages?: number;
  /** The program of the thread. */
  readonly program?: URL;
}

export class Checkpoints {
  readonly #options: Required<CheckpointOptions>;
  #thread: Worker | undefined;
  readonly #looking: ThreadTask["looking"] = new Int32Array(new SharedArrayBuffer(Int32Array.BYTES_PER_ELEMENT));
  #commits = 0;
  #isLooking = false;
  #hasFailed = false;
  #isOver = false;
  #pagesWanted = WITHOUT_THREAD;
  #pagesSet = WITHOUT_THREAD;

  constructor(options: CheckpointOptions) {
    this.#options = { mostPages: MOST_PAGES, program: PROGRAM, ...options };
  }

  /** Called after each commit, with its connection. */
  committed(connection: Connection): void {
    if (this.#pagesWanted !== this.#pagesSet) {
      connection.pragma(`wal_autocheckpoint = ${this.#pagesWanted}`);
      this.#pagesSet = this.#pagesWanted;
    }
    this.#commits += 1;
    if (this.#commits < COMMITS_PER_LOOK || this.#isLooking || this.#isOver) return;
    this.#commits = 0;
    this.#look();
  }

  /** Resolves when the thread has closed the file. */
  async close(): Promise<void> {
    this.#isOver = true;
    const thread = this.#thread;
    if (thread === undefined) return;
    const ended = new Promise((resolve) => thread.once("exit", resolve));
    thread.ref();
    thread.postMessage("end" satisfies ThreadRequest);
    await ended;
  }

  /** Blocks until the thread has ended its look, if there is one. */
  waitForLook(): void {
    Atomics.wait(this.#looking, 0, LOOKING, LONGEST_END_MS);
  }

  #look(): void {
    this.#isLooking = true;
    try {
      this.#thread ??= this.#start();
      Atomics.store(this.#looking, 0, LOOKING);
      this.#thread.postMessage("look" satisfies ThreadRequest);
    } catch (error) {
      this.#onEnd(error);
    }
  }

  #start(): Worker {
    const { path, mostPages, program } = this.#options;
    const task: ThreadTask = { path, mostPages, looking: this.#looking };
    const thread = new Worker(program, { workerData: task });
    running.add(this);
    thread.on("message", (answer: ThreadAnswer) => this.#onAnswer(answer));
    thread.on("error", (error) => this.#onEnd(error));
    thread.on("exit", () => this.#onEnd(new Error("The thread has ended by itself.")));
    thread.unref();
    return thread;
  }

  #onAnswer({ failure }: ThreadAnswer): void {
    this.#isLooking = false;
    const hadFailed = this.#hasFailed;
    this.#hasFailed = failure !== undefined;
    // While the thread fails, commits try it: nothing else would bound the log.
    this.#pagesWanted = this.#hasFailed ? WITHOUT_THREAD : WITH_THREAD;
    // One line until it succeeds: there may be hundreds of commits a second.
    if (this.#hasFailed && !hadFailed) logEvent(this.#options.log, "checkpoint.failed", { reason: failure });
  }

  #onEnd(error: unknown): void {
    this.#thread = undefined;
    running.delete(this);
    this.#pagesWanted = WITHOUT_THREAD;
    if (this.#isOver) return;
    this.#isOver = true;
    logEvent(this.#options.log, "checkpoint.thread_ended", { err: error });
  }
}

const every = new WeakMap<Database, Checkpoints>();

/** Copies the log of a database by a thread from now on. */
export function startCheckpoints(database: Database, options: CheckpointOptions): Checkpoints {
  const checkpoints = new Checkpoints(options);
  every.set(database, checkpoints);
  return checkpoints;
}

/** Those of a database in a file, where a thread makes them. */
export function checkpointsOf(database: Database): Checkpoints | undefined {
  return every.get(database);
}
