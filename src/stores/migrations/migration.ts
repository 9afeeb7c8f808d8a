import type { Transaction } from "../drivers/database.js";

/** One step of the schema. It only adds, so that an older process keeps working beside a newer one. */
export interface Migration {
  readonly name: string;
  up(transaction: Transaction): Promise<void>;
}
