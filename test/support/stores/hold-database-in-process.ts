import { SqliteFile } from "../../../src/stores/drivers/sqlite-file.js";
// Runs as a process of its own: locks a database file against writes, prints so, and holds it until it is killed.

const file = new SqliteFile(process.argv[2] ?? "");
file.exec("BEGIN EXCLUSIVE");
process.stdout.write("held\n");
// Objects without a reference are closed.
setInterval(() => file.inTransaction, 60_000);
