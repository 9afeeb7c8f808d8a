/** Databases in which no row of the audit log can be written. */
import { openDatabase } from "../../../src/stores/drivers/database.js";

/** A database in a file refuses further rows of the audit log. */
export async function refuseAuditRows(location: string): Promise<void> {
  const database = await openDatabase(location);
  const refusal = "BEGIN SELECT RAISE(ABORT, 'no row'); END";
  await database.raw(`CREATE TRIGGER no_rows BEFORE INSERT ON audit_log ${refusal}`);
  await database.destroy();
}

/** Leases are no change: they end by themselves. */
const LEASES = new Set(["lease_owner", "lease_until", "next_poll_at", "fence"]);

/** All rows of a database in a file, by table. */
export async function contentsOf(location: string): Promise<Readonly<Record<string, unknown>>> {
  const database = await openDatabase(location);
  try {
    const tables: { name: string }[] = await database("sqlite_master").where({ type: "table" }).select("name");
    const contents: Record<string, unknown> = {};
    for (const { name } of tables) contents[name] = (await database(name).select()).map(withoutLeases);
    return contents;
  } finally {
    await database.destroy();
  }
}

function withoutLeases(row: object): object {
  return Object.fromEntries(Object.entries(row).filter(([column]) => !LEASES.has(column)));
}
