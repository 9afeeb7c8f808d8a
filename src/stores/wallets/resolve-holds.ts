/**
 * Marks holds as ended, those that are still open. Only one end finds a hold open, whatever runs at the same time. A
 * server gets several in one statement, because each statement is a round trip. A file gets one after the other.
 */
import type { Database, Transaction } from "../drivers/database.js";
import { Statement, rowsOf, type StepResult, type Steps, type StepValue } from "../drivers/steps.js";
import type { BudgetedHold } from "../keys/key-budgets.js";
import { COUNT_COLUMNS } from "../logs/counts.js";

const TEXTS = ["state", "reason", "transfer_id"] as const;
const NUMBERS = ["resolved_at", "charged_ticks", "estimated", ...COUNT_COLUMNS] as const;
const COLUMNS = [...TEXTS, ...NUMBERS];
const RETURNED = ["id", "wallet_id", "ticks", "key_id", "created_at", "is_budgeted"].map((name) => `holds.${name}`);

/** What is written to a hold at its end. Columns that are absent become null. */
export type HoldValues = { readonly id: string } & { readonly [Column in (typeof COLUMNS)[number]]?: StepValue };

/** A hold that was open until now. */
export interface ResolvedRow extends BudgetedHold {
  readonly id: string;
  readonly wallet_id: string;
  readonly is_budgeted: bigint;
}

const RESOLVE = new Statement((database, value) =>
  database("holds")
    .where({ id: value("id"), state: "held" })
    .update(Object.fromEntries(COLUMNS.map((column) => [column, value(column)])))
    .returning(RETURNED),
);

const TYPED = [["id", "text"], ...TEXTS.map((name) => [name, "text"]), ...NUMBERS.map((name) => [name, "bigint"])];
/** The holds are locked in one order, as by the sweep. */
const RESOLVE_ALL_SQL = [
  `UPDATE holds SET ${COLUMNS.map((name) => `${name} = ended.${name}`).join(", ")} FROM (`,
  `SELECT given.* FROM jsonb_to_recordset(?::jsonb) AS given (${TYPED.map((column) => column.join(" ")).join(", ")})`,
  "JOIN holds AS open ON open.id = given.id AND open.state = 'held' ORDER BY open.id FOR UPDATE OF open",
  `) AS ended WHERE holds.id = ended.id AND holds.state = 'held' RETURNING ${RETURNED.join(", ")}`,
].join(" ");
const RESOLVE_ALL = new Statement((database, value) => database.raw(RESOLVE_ALL_SQL, [value("ends")]));

/** The holds that ended. Each may be named once. */
export function* resolveHolds(ends: readonly HoldValues[]): Steps<readonly ResolvedRow[]> {
  return yield* rowsOf<ResolvedRow>({
    run: (database) => resolveTogether(database, ends),
    runNow(connection, database, onWrite) {
      const results = ends.map((values) => RESOLVE.with(values).runNow(connection, database, onWrite));
      return { rows: results.flatMap(({ rows }) => rows), changes: 0 };
    },
  });
}

function resolveTogether(database: Database | Transaction, ends: readonly HoldValues[]): Promise<StepResult> {
  const [only] = ends;
  if (only !== undefined && ends.length === 1) return RESOLVE.with(only).run(database);
  return RESOLVE_ALL.with({ ends: JSON.stringify(ends, written) }).run(database);
}

/** JSON has no long integers. The server reads them from texts as well. */
function written(_: string, value: unknown): unknown {
  return typeof value === "bigint" ? String(value) : value;
}
