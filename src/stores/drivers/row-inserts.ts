/**
 * Inserts of several rows. A server gets many in one statement, because each statement is a round trip. A file gets one
 * row after the other: a statement of several keeps a copy of each page that it changes, and takes longer. Values are
 * in the order of the columns: names of values would cost more than the values.
 */
import type { Database as Connection } from "better-sqlite3";
import type { Knex } from "knex";
import type { Database, Transaction } from "./database.js";
import { Statement, type Step, type Steps, type StepValue } from "./steps.js";

/** Nothing is written as `null`: a server refuses values that are absent. */
export type RowValue = Exclude<StepValue, undefined>;

export interface RowTarget {
  readonly table: string;
  readonly columns: readonly string[];
  /** A row that has the same value in this column as one that exists is left out. */
  readonly unique: string;
}

type Row = readonly RowValue[];

export class RowInserts {
  readonly #target: RowTarget;
  readonly #one: Statement;
  /** Of several rows, by their number. They return the unique value of each that is new. */
  readonly #several = new Map<number, Statement>();

  constructor(target: RowTarget) {
    this.#target = target;
    this.#one = new Statement((database) => database.raw(insertOf(target, 1)));
  }

  /** Returns for each row whether it is new. */
  *insert(rows: readonly Row[]): Steps<readonly boolean[]> {
    return (yield this.#inserting(rows)).rows as readonly boolean[];
  }

  #inserting(rows: readonly Row[]): Step {
    return {
      run: async (transaction) => resultOf(await this.#insertTogether(transaction, rows)),
      runNow: (connection, database, onWrite) => resultOf(this.#insertEach(connection, database, rows, onWrite)),
    };
  }

  #insertEach(connection: Connection, database: Knex, rows: readonly Row[], onWrite: () => void): readonly boolean[] {
    const prepared = this.#one.preparedOn(connection, database);
    return rows.map((row) => {
      // Each as an argument: the driver would look up every item of a list.
      const isNew = prepared.run(...row).changes > 0;
      if (isNew) onWrite();
      return isNew;
    });
  }

  async #insertTogether(database: Database | Transaction, rows: readonly Row[]): Promise<readonly boolean[]> {
    const { columns, unique } = this.#target;
    const inserted = new Set<unknown>();
    for (let start = 0, size = 0; start < rows.length; start += size) {
      size = sizeOf(rows.length - start);
      const values = rows.slice(start, start + size).flat();
      const { rows: found } = await this.#statementFor(size).run(database, values as Knex.Value[]);
      for (const row of found as Readonly<Record<string, unknown>>[]) inserted.add(row[unique]);
    }
    const place = columns.indexOf(unique);
    // Of equal ones the first is new.
    return rows.map((row) => inserted.delete(row[place]));
  }

  #statementFor(rows: number): Statement {
    const sql = () => `${insertOf(this.#target, rows)} RETURNING ${this.#target.unique}`;
    const known = this.#several.get(rows) ?? new Statement((database) => database.raw(sql()));
    this.#several.set(rows, known);
    return known;
  }
}

/** Few sizes, because each is a text that is kept: these, and all below the least of them. */
const LEAST_GROUP = 16;
const GROUPS = [100, 64, 32, LEAST_GROUP] as const;

function sizeOf(left: number): number {
  return GROUPS.find((size) => size <= left) ?? left;
}

function resultOf(areNew: readonly boolean[]) {
  return { rows: areNew, changes: areNew.filter(Boolean).length };
}

function insertOf({ table, columns, unique }: RowTarget, rows: number): string {
  const row = `(${columns.map(() => "?").join(", ")})`;
  const values = Array.from({ length: rows }, () => row).join(", ");
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${values} ON CONFLICT (${unique}) DO NOTHING`;
}
