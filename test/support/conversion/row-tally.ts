/** What became of the values at the rows of a table, in all requests that were tried. */
import type { TableRow } from "../../../codegen/tables/table-row.js";

type Outcome = "tried" | "arrived" | "lost";

export class RowTally {
  readonly #counts = new Map<TableRow, Record<Outcome, number>>();

  count(row: TableRow, outcome: Outcome): void {
    const counts = this.#of(row);
    this.#counts.set(row, { ...counts, [outcome]: counts[outcome] + 1, tried: counts.tried + 1 });
  }

  /** The conditional rows that are true of no request: what is carried never arrives, what is dropped is never lost. */
  untrue(rows: readonly TableRow[]): TableRow[] {
    return rows.filter((row) => {
      const { tried, arrived, lost } = this.#of(row);
      if (tried === 0 || row.when === undefined) return false;
      return (row.to !== undefined && arrived === 0) || (row.dropped !== undefined && lost === 0);
    });
  }

  untried(rows: readonly TableRow[]): TableRow[] {
    return rows.filter((row) => !row.from.startsWith("(") && this.#of(row).tried === 0);
  }

  #of(row: TableRow): Readonly<Record<Outcome, number>> {
    return this.#counts.get(row) ?? { tried: 0, arrived: 0, lost: 0 };
  }
}
