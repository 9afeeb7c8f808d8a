/**
 * A table that another session reads for long, such as a backup, cannot be changed meanwhile. Whoever waits for its
 * lock makes everybody else wait behind it: so the wait is short, and repeated after pauses in which all others go on.
 */
import { setTimeout as sleep } from "node:timers/promises";
import { type Transaction, engineOf } from "../drivers/database.js";
import { isBusy } from "../drivers/retry-when-locked.js";
import type { Migration } from "./migration.js";

/** A step that could not lock its tables, and how long it has tried. */
export interface TableWait {
  readonly migration: string;
  readonly seconds: number;
}

export interface Waiting {
  readonly pauseMs: number;
  /** After this the step fails. */
  readonly longestMs: number;
  /** Called before each pause. */
  onWait?(wait: TableWait): void;
}

const WAITING: Waiting = { pauseMs: 5_000, longestMs: 120_000 };

/** Takes the step within the transaction. What a try has locked and done is undone before the pause. */
export async function whenTablesAreFree(
  transaction: Transaction,
  { name, up }: Migration,
  waiting: Partial<Waiting> = {},
): Promise<void> {
  if (engineOf(transaction) === "sqlite") return up(transaction);
  const { pauseMs, longestMs, onWait } = { ...WAITING, ...waiting };
  const begunAt = performance.now();
  for (;;) {
    try {
      return await transaction.transaction(up);
    } catch (cause) {
      if (!isBusy(cause)) throw cause;
      const spentMs = performance.now() - begunAt;
      if (spentMs + pauseMs > longestMs) throw inUse(spentMs, cause);
      onWait?.({ migration: name, seconds: Math.round(spentMs / 1_000) });
    }
    await sleep(pauseMs);
  }
}

function inUse(milliseconds: number, cause: unknown): Error {
  const seconds = Math.round(milliseconds / 1_000);
  const what = `another session, such as a backup, has used one of its tables for ${seconds} seconds`;
  return new Error(`${what}; try again when it has ended (see pg_stat_activity)`, { cause });
}
