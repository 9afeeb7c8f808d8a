/** Leases callbacks that are due: first those without an attempt, and then the oldest. */
import type { Knex } from "knex";
import { type Database, engineOf, inTransaction } from "../drivers/database.js";
import { Statement } from "../drivers/steps.js";
import { isAnyDue } from "./is-any-due.js";
import { type CallbackRow, type DueCallback, dueOf } from "./callback-rows.js";

export interface CallbackClaimInput {
  readonly owner: string;
  readonly until: number;
  readonly limit: number;
  /** Hosts and wallets at their limits. */
  readonly exceptHosts?: readonly string[];
  readonly exceptWallets?: readonly string[];
  /** Hosts with attempts under way: others come first. */
  readonly busyHosts?: readonly string[];
  /** Only those that were never tried. */
  readonly onlyFirst?: boolean;
}

const anyDue = new Statement((database, value) => allDue(database, value("at")).select("task_id").limit(1));

export async function claimCallbacks(
  database: Database,
  input: CallbackClaimInput,
  at: number,
): Promise<DueCallback[]> {
  if (!(await isAnyDue(database, anyDue, at))) return [];
  const wallet = database("tasks").whereRaw("tasks.id = callbacks.task_id").select("wallet_id");
  const lease = {
    lease_owner: input.owner,
    lease_until: input.until,
    next_attempt_at: input.until,
    fence: database.raw("fence + 1"),
  };
  const rows: CallbackRow[] = await inTransaction(database, async (transaction) =>
    transaction("callbacks")
      .withMaterialized("due", dueCallbacks(database, input, at))
      .whereIn("task_id", transaction("due").select("task_id"))
      .update(lease)
      .returning(["*", transaction.raw("? AS wallet_id", [wallet])]),
  );
  return rows.map(dueOf);
}

function allDue(database: Database, at: Knex.Value): Knex.QueryBuilder {
  return database("callbacks").whereNull("outcome").where("next_attempt_at", "<=", at);
}

function dueCallbacks(
  database: Database,
  { limit, exceptHosts = [], exceptWallets = [], busyHosts = [], onlyFirst = false }: CallbackClaimInput,
  at: number,
): Knex.QueryBuilder {
  const due = allDue(database, at).limit(limit).select("task_id");
  if (exceptHosts.length > 0) void due.whereNotIn("host", exceptHosts);
  if (exceptWallets.length > 0)
    void due.whereNotExists(
      database("tasks").whereRaw("tasks.id = callbacks.task_id").whereIn("wallet_id", exceptWallets),
    );
  if (onlyFirst) void due.where({ attempts: 0 });
  void due.orderByRaw("attempts > 0");
  const isBusy = `host IN (${busyHosts.map(() => "?").join(", ")})`;
  if (busyHosts.length > 0) void due.orderByRaw(isBusy, [...busyHosts]);
  void due.orderBy("next_attempt_at");
  if (engineOf(database) === "postgres") void due.forUpdate().skipLocked();
  return due;
}
