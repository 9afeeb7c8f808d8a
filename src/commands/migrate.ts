import { migrateAt } from "../stores/migrations/migrate.js";
import { type Action, runAction } from "./action.js";
import type { CommandIo } from "./io.js";

const migrate: Action = {
  name: "migrate",
  summary: "Brings the database to the current schema; safe to run from many processes at once.",
  examples: [["migrate", "before a rolling update of several processes"]],
  async run(call) {
    call.progress.show("bringing the database to the current schema");
    const applied = await migrateAt(call.config().database, ({ migration, seconds }) =>
      call.progress.show(`${migration} waits for ${seconds} s: another session, such as a backup, uses its tables`),
    );
    const text = () =>
      applied.length === 0 ? "the schema is current" : applied.map((name) => `applied ${name}`).join("\n");
    call.print({ applied }, text);
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [migrate];

/** `isogloss migrate` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(migrate, args, io);
}
