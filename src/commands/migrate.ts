import { openDatabase } from "../stores/database.js";
import { migrate as migrateDatabase } from "../stores/migrate.js";
import { type Action, runAction } from "./action.js";
import type { CommandIo } from "./io.js";

const migrate: Action = {
  name: "migrate",
  summary: "Brings the database to the current schema; safe to run from many processes at once.",
  async run(call) {
    const database = await openDatabase(call.config().database);
    try {
      const applied = await migrateDatabase(database);
      const text = () => (applied.length === 0 ? "the schema is current" : applied.map((name) => `applied ${name}`).join("\n"));
      call.print({ applied }, text);
    } finally {
      await database.destroy();
    }
  },
};

/** `isogloss migrate` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(migrate, args, io);
}
