/** Settings of the gateway itself. */
import { retryWhenLocked } from "./drivers/retry-when-locked.js";
import type { Database } from "./drivers/database.js";

export interface SettingsStore {
  read(name: string): Promise<string | undefined>;
  /** Writes a value unless there is one. Of several processes at once, one gets true. */
  remember(name: string, value: string): Promise<boolean>;
  /** Removes a value. Nothing happens where there is none. */
  forget(name: string): Promise<void>;
}

export function createSettingsStore(database: Database): SettingsStore {
  return {
    async read(name) {
      const row: { value: string } | undefined = await database("settings").where({ name }).first("value");
      return row?.value;
    },

    async remember(name, value) {
      const written: unknown[] = await retryWhenLocked(async () =>
        database("settings").insert({ name, value }).onConflict("name").ignore().returning("name"),
      );
      return written.length > 0;
    },

    async forget(name) {
      await retryWhenLocked(async () => database("settings").where({ name }).delete());
    },
  };
}
