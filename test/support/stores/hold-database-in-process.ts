// Runs as a process of its own: locks a database file against writes, prints so, and holds it until it is killed.
import SqliteFile from "better-sqlite3";

const file = new SqliteFile(process.argv[2] ?? "");
file.exec("BEGIN EXCLUSIVE");
process.stdout.write("held\n");
// Objects without a reference are closed.
setInterval(() => file.inTransaction, 60_000);
