/**
 * Inserts of several rows in one statement. Its values are given row by row in the order of the columns: names of
 * values would cost more than the values.
 */
import { rowsOf, Statement, type Steps, type StepValue } from "./steps.js";

/** Nothing is written as `null`: a server refuses values that are absent. */
export type RowValue = Exclude<StepValue, undefined>;

export interface RowTarget {
  readonly table: string;
  readonly columns: readonly string[];
  /** A row that has the same value in this column as one that exists is left out. */
  readonly unique: string;
  /** The column of the inserted rows that the statement returns. */
  readonly returning?: string;
}

export class RowInserts {
  readonly #target: RowTarget;
  /** By their number of rows. */
  readonly #statements = new Map<number, Statement>();

  constructor(target: RowTarget) {
    this.#target = target;
  }

  /** Returns what the statement returns for the rows that are new. */
  *insert<Returned>(rows: readonly (readonly RowValue[])[]): Steps<readonly Returned[]> {
    const returned: Returned[] = [];
    for (let start = 0, size = 0; start < rows.length; start += size) {
      size = sizeOf(rows.length - start);
      const values = rows.slice(start, start + size).flat();
      returned.push(...(yield* rowsOf<Returned>(this.#statementFor(size).with(values))));
    }
    return returned;
  }

  #statementFor(rows: number): Statement {
    const known = this.#statements.get(rows) ?? new Statement((database) => database.raw(insertOf(this.#target, rows)));
    this.#statements.set(rows, known);
    return known;
  }
}

/** Few sizes, because a connection keeps a prepared statement for each: these, and all below the least of them. */
const LEAST_GROUP = 16;
const GROUPS = [100, 64, 32, LEAST_GROUP] as const;

function sizeOf(left: number): number {
  return GROUPS.find((size) => size <= left) ?? left;
}

function insertOf({ table, columns, unique, returning }: RowTarget, rows: number): string {
  const row = `(${columns.map(() => "?").join(", ")})`;
  const values = Array.from({ length: rows }, () => row).join(", ");
  const conflict = `ON CONFLICT (${unique}) DO NOTHING`;
  const returned = returning === undefined ? "" : ` RETURNING ${returning}`;
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${values} ${conflict}${returned}`;
}
