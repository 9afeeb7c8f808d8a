/** A migrated SQLite file: a copy of it is much faster than its migrations. */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { openDatabase } from "../../src/stores/drivers/database.js";
import { migrate } from "../../src/stores/migrations/migrate.js";
import { memoryOrDisk } from "./directories.js";

let template: Promise<Buffer> | undefined;

/** Writes a migrated database without rows to a file. */
export async function writeMigratedFile(file: string): Promise<void> {
  writeFileSync(file, await (template ??= makeTemplate()));
}

async function makeTemplate(): Promise<Buffer> {
  const directory = mkdtempSync(join(memoryOrDisk(), "isogloss-"));
  const file = join(directory, "template.db");
  try {
    const database = await openDatabase(file);
    await migrate(database).finally(() => database.destroy());
    return readFileSync(file);
  } finally {
    rmSync(directory, { recursive: true, force: true });
  }
}
