/**
 * Inserts of several rows in one statement. Its values are given row by row in the order of the columns: names of
 * values would cost more than the values.
 */
import { Statement, type Step, type StepValue } from "./steps.js";

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

  of(rows: readonly (readonly StepValue[])[]): Step {
    return this.#statementFor(rows.length).with(rows.flat());
  }

  #statementFor(rows: number): Statement {
    const known = this.#statements.get(rows) ?? new Statement((database) => database.raw(insertOf(this.#target, rows)));
    this.#statements.set(rows, known);
    return known;
  }
}

function insertOf({ table, columns, unique, returning }: RowTarget, rows: number): string {
  const row = `(${columns.map(() => "?").join(", ")})`;
  const values = Array.from({ length: rows }, () => row).join(", ");
  const conflict = `ON CONFLICT (${unique}) DO NOTHING`;
  const returned = returning === undefined ? "" : ` RETURNING ${returning}`;
  return `INSERT INTO ${table} (${columns.join(", ")}) VALUES ${values} ${conflict}${returned}`;
}
