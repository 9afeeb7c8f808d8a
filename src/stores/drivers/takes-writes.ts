/** Whether a database that answers would take the writes of a call too. */
import { access, constants } from "node:fs/promises";
import { type Database, engineOf } from "./database.js";

/** Fails where the database does not answer. */
export async function takesWrites(database: Database): Promise<boolean> {
  if (engineOf(database) === "postgres") return isPrimary(database);
  await database.raw("SELECT 1");
  return isFileWritable(database);
}

/** A server that became a standby keeps its connections. */
async function isPrimary(database: Database): Promise<boolean> {
  const { rows } = (await database.raw("SELECT current_setting('transaction_read_only') AS read_only")) as {
    rows: { read_only: string }[];
  };
  return rows[0]?.read_only === "off";
}

/** The system mounts a disk as read-only after an error. An open file that was removed takes writes that are lost. */
async function isFileWritable(database: Database): Promise<boolean> {
  const { filename } = database.client.config.connection as { readonly filename: string };
  return access(filename, constants.W_OK).then(
    () => true,
    () => false,
  );
}
