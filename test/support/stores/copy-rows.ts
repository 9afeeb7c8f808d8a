/** Many rows for tests that look at what becomes of them: to make each as the program does takes far longer. */
import type { Database } from "../../../src/stores/drivers/database.js";

type Row = Readonly<Record<string, unknown>>;

/** A file takes a limited number of values in a statement. */
const COPIED_AT_ONCE = 25;

/** Adds copies of the row with this ID, each with other values. */
export async function copyRow(database: Database, table: string, id: string, others: readonly Row[]): Promise<void> {
  const row: Row | undefined = await database(table).where({ id }).first();
  if (row === undefined) throw new Error(`${table} has no row ${id}`);
  await database.batchInsert(
    table,
    others.map((other) => ({ ...row, ...other })),
    COPIED_AT_ONCE,
  );
}
