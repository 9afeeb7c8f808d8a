/** What became of the values at the rows of a table, in all requests that were tried. */
import type { TableRow } from "../../../codegen/tables/table-row.js";

type Outcome = "tried" | "arrived" | "lost";

export class RowTally {
  readonly #counts = new Map<TableRow, Record<Outcome, number>>();

  count(row: TableRow, outcome: Outcome): void {
    const counts = this.#counts.get(row) ?? { tried: 0, arrived: 0, lost: 0 };
    this.#counts.set(row, counts);
    counts.tried += 1;
    if (outcome !== "tried") counts[outcome] += 1;
  }

  /** The conditional rows that are true of no request: what is carried never arrives, what is dropped is never lost. */
  untrue(rows: readonly TableRow[]): TableRow[] {
    return rows.filter((row) => this.counts(row).tried > 0 && !this.hasComeTrue(row));
  }

  /** Whether it was tried, and came true where it has a condition. */
  hasComeTrue(row: TableRow): boolean {
    const { tried, arrived, lost } = this.counts(row);
    if (tried === 0) return row.from.startsWith("(");
    if (row.when === undefined) return true;
    return (row.to === undefined || arrived > 0) && (row.dropped === undefined || lost > 0);
  }

  /** Whether it came true, and what is carried has arrived, with or without a condition. */
  hasArrived(row: TableRow): boolean {
    // The counts inside have rows of their own.
    const isWhole = row.to === undefined || row.concept === "usage" || row.from.startsWith("(");
    return this.hasComeTrue(row) && (isWhole || this.counts(row).arrived > 0);
  }

  /** Whether what is carried has arrived, and what is dropped was lost, with or without a condition. */
  hasBeenSeen(row: TableRow): boolean {
    const { tried, arrived, lost } = this.counts(row);
    if (tried === 0) return row.from.startsWith("(any other");
    return (row.to === undefined || arrived > 0) && (row.dropped === undefined || lost > 0);
  }

  counts(row: TableRow): Readonly<Record<Outcome, number>> {
    return this.#counts.get(row) ?? { tried: 0, arrived: 0, lost: 0 };
  }
}
