/**
 * Transactions as steps: a generator yields one statement after the other and gets its rows. A file's connection runs
 * the steps of many transactions within one turn of the event loop, and a server's one by one. Each statement is built
 * once for each engine.
 */
import type { Database as Connection, Statement as PreparedStatement } from "better-sqlite3";
import type { Knex } from "knex";
import { type Database, type Engine, type Transaction, engineOf } from "./database.js";

export type StepValue = string | number | bigint | null | undefined;
export type StepValues = Readonly<Record<string, StepValue>>;

export interface Step {
  /** Runs within a transaction of either engine, or by itself. */
  run(database: Database | Transaction): Promise<StepResult>;
  /** Runs at once on the connection of a file. `onWrite` is called when it changed rows. */
  runNow(connection: Connection, database: Knex, onWrite: () => void): StepResult;
}

export interface StepResult {
  /** Of statements that return rows. */
  readonly rows: readonly unknown[];
  /** How many rows were written, by statements that return none. */
  readonly changes: number;
}

export type Steps<Result> = Generator<Step, Result, StepResult>;

type Prepared = PreparedStatement<unknown[]>;

/** Builds a statement. `value` marks the place of the value of that name. */
type Build = (database: Knex, value: (name: string) => string) => Knex.QueryBuilder | Knex.Raw;

interface Built {
  /** With `?` for each value. */
  readonly sql: string;
  /** A name in place of each value that a step gives. */
  readonly bindings: readonly { readonly name?: string; readonly value?: Knex.Value }[];
}

/** The types of knex leave out what it builds. */
interface BuiltSql {
  readonly sql: string;
  readonly bindings: readonly unknown[];
}

/** No text of a statement begins with it. */
const MARK = "\u0001";

export class Statement {
  readonly #build: Build;
  readonly #built = new Map<Engine, Built>();
  readonly #prepared = new WeakMap<Connection, Prepared>();

  constructor(build: Build) {
    this.#build = build;
  }

  with(values: StepValues = {}): Step {
    return {
      run: (database) => this.run(database, this.#listed(values, database)),
      runNow: (connection, database, onWrite) =>
        runPrepared(this.preparedOn(connection, database), this.#listed(values, database), onWrite),
    };
  }

  /** Runs with values in its order. */
  async run(database: Database | Transaction, values: readonly Knex.Value[]): Promise<StepResult> {
    const { sql } = this.#builtFor(database);
    return resultOf((await database.raw(sql, values as Knex.RawBinding[])) as RawResult);
  }

  /** Prepared once for each connection: that takes longer than to run it. */
  preparedOn(connection: Connection, database: Knex): Prepared {
    const prepared = this.#prepared.get(connection) ?? connection.prepare<unknown[]>(this.#builtFor(database).sql);
    this.#prepared.set(connection, prepared);
    return prepared;
  }

  #listed(values: StepValues, database: Knex): readonly Knex.Value[] {
    const { bindings } = this.#builtFor(database);
    return bindings.map(({ name, value }) => (name === undefined ? value : (values[name] ?? null)) as Knex.Value);
  }

  #builtFor(database: Knex): Built {
    const engine = engineOf(database);
    const known = this.#built.get(engine) ?? this.#builtBy(database);
    this.#built.set(engine, known);
    return known;
  }

  #builtBy(database: Knex): Built {
    const { sql, bindings } = this.#build(database, (name) => MARK + name).toSQL() as BuiltSql;
    return {
      sql,
      bindings: bindings.map((value: unknown) =>
        typeof value === "string" && value.startsWith(MARK) ? { name: value.slice(1) } : { value: value as Knex.Value },
      ),
    };
  }
}

function runPrepared(prepared: Prepared, values: readonly Knex.Value[], onWrite: () => void): StepResult {
  const rows = prepared.reader ? prepared.all(...values) : [];
  const changes = prepared.reader ? 0 : prepared.run(...values).changes;
  if (changes > 0 || (rows.length > 0 && !prepared.readonly)) onWrite();
  return { rows, changes };
}

/** The rows that a statement returns. */
export function* rowsOf<Row>(step: Step): Steps<readonly Row[]> {
  return (yield step).rows as readonly Row[];
}

/** How many rows a statement changes. */
export function* changesOf(step: Step): Steps<number> {
  return (yield step).changes;
}

/** Runs the steps within a transaction. */
export async function runSteps<Result>(transaction: Transaction, steps: Steps<Result>): Promise<Result> {
  let next = steps.next();
  while (next.done !== true) next = steps.next(await next.value.run(transaction));
  return next.value;
}

/** Runs the steps at once on the connection of a file. `onWrite` is called for each that changed rows. */
export function runStepsNow<Result>(
  connection: Connection,
  database: Knex,
  steps: Steps<Result>,
  onWrite: () => void,
): Result {
  let next = steps.next();
  while (next.done !== true) next = steps.next(next.value.runNow(connection, database, onWrite));
  return next.value;
}

/** Rows or a count from a file, and an object with both from a server. */
type RawResult = readonly unknown[] | { readonly rows?: readonly unknown[]; rowCount?: number; changes?: number };

function resultOf(result: RawResult): StepResult {
  if (Array.isArray(result)) return { rows: result, changes: 0 };
  const { rows = [], rowCount, changes } = result as Exclude<RawResult, readonly unknown[]>;
  return { rows, changes: Number(rowCount ?? changes ?? 0) };
}
