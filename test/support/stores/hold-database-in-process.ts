// Run as a process of its own: keeps a database file from being written to, says so, and holds it until it is killed.
import SqliteFile from "better-sqlite3";

const file = new SqliteFile(process.argv[2] ?? "");
file.exec("BEGIN EXCLUSIVE");
process.stdout.write("held\n");
// What nobody refers to any more is closed.
setInterval(() => file.inTransaction, 60_000);
