/**
 * Writes transactions that are given as steps. Those that are pending together for a file are one commit, which is
 * written to the disk once, beside the event loop. Those that come meanwhile are the next one.
 */
import type { Database as Connection } from "better-sqlite3";
import { codeOf } from "../../errors/error-code.js";
import { currentWork, insideWork, outsideWork, type Work } from "../../errors/work.js";
import { checkpointsOf } from "./checkpoints.js";
import { type Database, engineOf, inTransaction, type Transaction } from "./database.js";
import { isBusy, retryWhenLocked, USUAL_WAIT_MS } from "./retry-when-locked.js";
import { logFlusherOf } from "./log-flusher.js";
import { OwnerTurns } from "./owner-turns.js";
import { runSteps, runStepsNow, type Step, type Steps } from "./steps.js";

export interface Writer {
  /** Resolves when the transaction is committed. Steps may run again from the start when another one conflicts. */
  write<Result>(steps: () => Steps<Result>, terms?: WriteTerms): Promise<Result>;
  /** The rows that one statement finds. It sees what is committed, also where that is not on the disk yet. */
  read(step: Step, terms?: WriteTerms): Promise<readonly unknown[]>;
  /**
   * A write failed, and not because of a lock: the disk may be full. A file's writer sets it back with the next write.
   * For a server, who looks for room does: some of the writes change nothing.
   */
  isFailing: boolean;
}

export interface WriteTerms {
  /** For how long it waits for locks. */
  readonly timeoutMs?: number;
  /** Whose it is, such as a wallet's ID. On a server, the work of one owner has few connections at a time. */
  readonly owner?: string;
}

const writers = new WeakMap<Database, Writer>();

/** The writer of a database, which all its stores share: what they write at one time is one commit. */
export function writerOf(database: Database): Writer {
  const writer = writers.get(database) ?? createWriter(database);
  writers.set(database, writer);
  return writer;
}

function createWriter(database: Database): Writer {
  if (engineOf(database) === "sqlite") return new GroupWriter(database);
  return new ServerWriter(database);
}

/** PostgreSQL's codes of a full disk and of one that fails. */
const DISK = /^(?:53100|58[0-9A-Z]{3})$/;

class ServerWriter implements Writer {
  readonly #database: Database;
  readonly #turns = new OwnerTurns();
  isFailing = false;

  constructor(database: Database) {
    this.#database = database;
  }

  async write<Result>(steps: () => Steps<Result>, terms: WriteTerms = {}): Promise<Result> {
    const action = (transaction: Transaction) => runSteps(transaction, steps());
    try {
      return await this.#inTurn(terms, (timeoutMs) => inTransaction(this.#database, action, timeoutMs));
    } catch (error) {
      this.isFailing ||= DISK.test(codeOf(error) ?? "");
      throw error;
    }
  }

  async read(step: Step, terms: WriteTerms = {}): Promise<readonly unknown[]> {
    return (await this.#inTurn(terms, () => step.run(this.#database))).rows;
  }

  #inTurn<Result>(
    { owner, timeoutMs = USUAL_WAIT_MS }: WriteTerms,
    work: (timeoutMs: number) => Promise<Result>,
  ): Promise<Result> {
    return owner === undefined ? work(timeoutMs) : this.#turns.during(owner, timeoutMs, work);
  }
}

/** A commit of more would keep others from the connection for long. */
const MOST_IN_GROUP = 64;

interface Waiting {
  readonly steps: () => Steps<unknown>;
  /** What it is a part of. The group serves the work of others as well. */
  readonly work: Work | undefined;
  /** When it gives up waiting for locks. */
  readonly until: number;
  resolve(result: unknown): void;
  reject(error: unknown): void;
}

/** What became of one transaction of a group. */
type Outcome = { readonly result: unknown } | { readonly error: unknown };

/** The pool of connections, which knex keeps without types. */
interface Client {
  readonly pool: { numUsed(): number };
  acquireConnection(): Promise<Connection>;
  releaseConnection(connection: Connection): Promise<void>;
}

class GroupWriter implements Writer {
  readonly #database: Database;
  /** The last one that was acquired. */
  #connection: Connection | undefined;
  #waiting: Waiting[] = [];
  #isWriting = false;
  isFailing = false;

  constructor(database: Database) {
    this.#database = database;
  }

  write<Result>(steps: () => Steps<Result>, { timeoutMs = USUAL_WAIT_MS }: WriteTerms = {}): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const until = performance.now() + timeoutMs;
      this.#waiting.push({ steps, work: currentWork(), until, resolve: (result) => resolve(result as Result), reject });
      if (!this.#isWriting) void outsideWork(() => this.#writeAll());
    });
  }

  /** At once where nobody has the connection: while it is acquired, commits would have to acquire it too. */
  async read(step: Step): Promise<readonly unknown[]> {
    const read = (connection: Connection) => step.runNow(connection, this.#database, () => undefined).rows;
    const free = this.#freeConnection;
    return free === undefined ? this.#withConnection(read) : read(free);
  }

  /** Those that come in the same turn of the event loop, or while others are written, are written together. */
  async #writeAll(): Promise<void> {
    this.#isWriting = true;
    await new Promise((resolve) => setImmediate(resolve));
    while (this.#waiting.length > 0) await this.#writeGroup(this.#waiting.splice(0, MOST_IN_GROUP));
    this.#isWriting = false;
  }

  async #writeGroup(group: readonly Waiting[]): Promise<void> {
    const soonest = Math.min(...group.map(({ until }) => until));
    try {
      const outcomes = await retryWhenLocked(() => this.#commit(group), Math.max(0, soonest - performance.now()));
      this.isFailing = false;
      for (const [index, { resolve, reject }] of group.entries()) {
        const outcome = outcomes[index];
        if (outcome !== undefined && "result" in outcome) resolve(outcome.result);
        else reject(outcome?.error);
      }
    } catch (error) {
      this.#giveUp(group, error);
    }
  }

  /** Those that may wait longer for a lock try again. */
  #giveUp(group: readonly Waiting[], error: unknown): void {
    this.isFailing ||= !isBusy(error);
    const now = performance.now();
    const remaining = isBusy(error) ? group.filter(({ until }) => until > now) : [];
    for (const waiting of group) if (!remaining.includes(waiting)) waiting.reject(error);
    this.#waiting.unshift(...remaining);
  }

  async #commit(group: readonly Waiting[]): Promise<readonly Outcome[]> {
    const free = this.#freeConnection;
    if (free !== undefined) return this.#commitOn(free, group);
    const { flushing } = await this.#withConnection((connection) => ({ flushing: this.#commitOn(connection, group) }));
    return flushing;
  }

  /** Acquires the connection for what is done at once, and keeps it for when it is free. */
  async #withConnection<Result>(use: (connection: Connection) => Result): Promise<Result> {
    const client = this.#database.client as Client;
    const connection = await client.acquireConnection();
    this.#connection = connection;
    try {
      return use(connection);
    } finally {
      await client.releaseConnection(connection);
    }
  }

  /**
   * The pool's one connection, while nobody has it. The commit is made before anything else runs, so that it need not
   * be acquired: that would take as long as a small commit.
   */
  get #freeConnection(): Connection | undefined {
    const { pool } = this.#database.client as Client;
    return this.#connection?.open === true && pool.numUsed() === 0 ? this.#connection : undefined;
  }

  /** Committed when it returns, and on the disk when it resolves. */
  async #commitOn(connection: Connection, group: readonly Waiting[]): Promise<readonly Outcome[]> {
    const outcomes = commitUnflushed(connection, () => this.#commitNow(connection, group));
    checkpointsOf(this.#database)?.committed(connection);
    await logFlusherOf(connection).flush();
    return outcomes;
  }

  /** First without savepoints: what they cost is saved where none is needed, and nearly always none is. */
  #commitNow(connection: Connection, group: readonly Waiting[]): readonly Outcome[] {
    const together = inOneTransaction(connection, () => this.#runTogether(connection, group));
    return together ?? inOneTransaction(connection, () => this.#runApart(connection, group)) ?? [];
  }

  /** Nothing when one failed that had written something, which only a savepoint undoes alone. */
  #runTogether(connection: Connection, group: readonly Waiting[]): readonly Outcome[] | undefined {
    const outcomes: Outcome[] = [];
    for (const waiting of group) {
      let hasWritten = false;
      const outcome = this.#run(connection, waiting, () => (hasWritten = true));
      if ("error" in outcome && hasWritten) return undefined;
      outcomes.push(outcome);
    }
    return outcomes;
  }

  #runApart(connection: Connection, group: readonly Waiting[]): readonly Outcome[] {
    return group.map((waiting) => {
      execute(connection, "SAVEPOINT one");
      const outcome = this.#run(connection, waiting, () => undefined);
      if ("error" in outcome) execute(connection, "ROLLBACK TO one");
      execute(connection, "RELEASE one");
      return outcome;
    });
  }

  #run(connection: Connection, { steps, work }: Waiting, onWrite: () => void): Outcome {
    try {
      return { result: insideWork(work, () => runStepsNow(connection, this.#database, steps(), onWrite)) };
    } catch (error) {
      // Some errors end the whole transaction, and some pass when it is repeated.
      if (!connection.inTransaction || isBusy(error)) throw error;
      return { error };
    }
  }
}

/** Commits what has a result, and undoes what has none. */
function inOneTransaction<Result>(connection: Connection, run: () => Result): Result {
  execute(connection, "BEGIN IMMEDIATE");
  try {
    const result = run();
    execute(connection, result === undefined ? "ROLLBACK" : "COMMIT");
    return result;
  } catch (error) {
    if (connection.inTransaction) execute(connection, "ROLLBACK");
    throw error;
  }
}

function execute(connection: Connection, sql: string): void {
  connection.prepare(sql).run();
}

/** The commit does not wait for the disk. Commits of others do, also of this connection. */
function commitUnflushed<Result>(connection: Connection, commit: () => Result): Result {
  connection.exec("PRAGMA synchronous = NORMAL");
  try {
    return commit();
  } finally {
    connection.exec("PRAGMA synchronous = FULL");
  }
}
