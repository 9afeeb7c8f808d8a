/**
 * An auditor of the ledger: it reads the database alone, in plain SQL, and shares no code with the program. Each rule
 * is a query for its violations.
 */
import { type Database, engineOf, inSnapshot, inTransaction } from "../../src/stores/drivers/database.js";

interface Rule {
  readonly rule: string;
  /** Returns one row for each fault. */
  readonly faults: string;
}

/** The sum over the rows of another table for a wallet. */
const sumOf = (what: string, from: string) => `(SELECT COALESCE(SUM(${what}), 0) FROM ${from})`;

/** The holds of a row of `key_spend`. */
const COUNTED =
  "holds h WHERE h.is_budgeted = 1 AND h.key_id = s.key_id " +
  "AND h.created_at >= s.starts_at AND h.created_at < s.ends_at";

const RULES: readonly Rule[] = [
  {
    rule: "a wallet's balance is the sum of its ledger rows",
    faults:
      "SELECT id FROM wallets WHERE balance_ticks <> " + sumOf("l.ticks", "ledger l WHERE l.wallet_id = wallets.id"),
  },
  { rule: "all ledger rows add up to zero", faults: "SELECT SUM(ticks) AS sum FROM ledger HAVING SUM(ticks) <> 0" },
  {
    rule: "each transfer adds up to zero",
    faults: "SELECT transfer_id FROM ledger GROUP BY transfer_id HAVING SUM(ticks) <> 0",
  },
  {
    rule: "the reserved amount of a wallet is the sum of its open holds and its allotments",
    faults:
      "SELECT id FROM wallets WHERE reserved_ticks <> " +
      sumOf("h.ticks", "holds h WHERE h.wallet_id = wallets.id AND h.state = 'held'") +
      " + " +
      sumOf("a.ticks", "allotments a WHERE a.wallet_id = wallets.id"),
  },
  {
    rule: "the spent amount of a wallet is the sum of the charges of its holds",
    faults:
      "SELECT id FROM wallets WHERE spent_ticks <> " +
      sumOf("h.charged_ticks", "holds h WHERE h.wallet_id = wallets.id"),
  },
  {
    rule: "the spent amount of a wallet is the sum of its charges in the ledger",
    faults:
      "SELECT id FROM wallets WHERE spent_ticks <> " +
      sumOf("-l.ticks", "ledger l WHERE l.wallet_id = wallets.id AND l.kind = 'charge'"),
  },
  {
    rule: "the overrun of a wallet is the sum of its charges above their holds",
    faults:
      "SELECT id FROM wallets WHERE overrun_ticks <> " +
      sumOf("h.charged_ticks - h.ticks", "holds h WHERE h.wallet_id = wallets.id AND h.charged_ticks > h.ticks"),
  },
  {
    rule: "no more is held than the balance, except for the overrun",
    faults:
      "SELECT id FROM wallets WHERE balance_ticks - reserved_ticks + overrun_ticks < 0 OR reserved_ticks < 0 " +
      "OR spent_ticks < 0",
  },
  {
    rule: "a settled hold is charged exactly once, on both sides, and no other hold is charged",
    faults: `SELECT h.id FROM holds h LEFT JOIN (
        SELECT hold_id, number FROM ledger WHERE hold_id IS NOT NULL
        UNION ALL SELECT s.id, l.number FROM holds s JOIN ledger l ON l.transfer_id = s.transfer_id
      ) c ON c.hold_id = h.id GROUP BY h.id, h.state, h.charged_ticks
      HAVING COUNT(c.number) <> CASE WHEN h.state = 'settled' AND h.charged_ticks > 0 THEN 2 ELSE 0 END`,
  },
  {
    rule: "a charge in the ledger has the amount of its hold, from its hold's wallet to the revenue",
    faults: `SELECT l.number FROM ledger l JOIN holds h ON h.id = l.hold_id
      WHERE l.kind <> 'charge' OR l.estimated <> h.estimated
        OR l.ticks <> CASE l.account WHEN 'wallet' THEN -h.charged_ticks WHEN 'revenue' THEN h.charged_ticks END
        OR l.account NOT IN ('wallet', 'revenue') OR (l.account = 'wallet' AND l.wallet_id <> h.wallet_id)`,
  },
  {
    rule: "a charge that calls share has the amount of their holds, from their wallet to the revenue",
    faults: `SELECT l.number FROM ledger l JOIN (
        SELECT transfer_id, SUM(charged_ticks) AS ticks, MAX(estimated) AS estimated,
          MIN(wallet_id) AS wallet_id, MAX(wallet_id) AS last_wallet_id
        FROM holds WHERE transfer_id IS NOT NULL GROUP BY transfer_id
      ) h ON h.transfer_id = l.transfer_id
      WHERE l.kind <> 'charge' OR l.hold_id IS NOT NULL OR l.estimated <> h.estimated
        OR l.ticks <> CASE l.account WHEN 'wallet' THEN -h.ticks WHEN 'revenue' THEN h.ticks END
        OR l.account NOT IN ('wallet', 'revenue') OR h.wallet_id <> h.last_wallet_id
        OR (l.account = 'wallet' AND l.wallet_id <> h.wallet_id)`,
  },
  {
    rule: "a charge belongs to a hold",
    faults: `SELECT number FROM ledger l WHERE (kind = 'charge') <>
      (hold_id IS NOT NULL OR EXISTS (SELECT 1 FROM holds h WHERE h.transfer_id = l.transfer_id))`,
  },
  {
    rule: "a hold has one end: a time and, if it was settled, a charge",
    faults: `SELECT id FROM holds WHERE state NOT IN ('held', 'settled', 'released', 'expired')
      OR (state = 'held') <> (resolved_at IS NULL) OR (state = 'settled') <> (charged_ticks IS NOT NULL)`,
  },
  {
    rule: "a key's hold is of the key's own wallet",
    faults: "SELECT h.id FROM holds h JOIN api_keys k ON k.id = h.key_id WHERE k.wallet_id <> h.wallet_id",
  },
  {
    rule: "the holds of keys with a budget count towards it, and no others",
    faults: `SELECT h.id FROM holds h JOIN api_keys k ON k.id = h.key_id
      WHERE (h.is_budgeted = 1) <> (k.ticks_per_day IS NOT NULL OR k.ticks_per_month IS NOT NULL)`,
  },
  {
    rule: "what counts towards a key's budget is what its holds of that day or month hold and cost",
    faults:
      "SELECT s.key_id, s.period, s.starts_at FROM key_spend s WHERE s.held_ticks <> " +
      sumOf("h.ticks", `${COUNTED} AND h.state = 'held'`) +
      " OR s.spent_ticks <> " +
      sumOf("h.charged_ticks", COUNTED),
  },
  {
    // Counts of ended holds may be removed after a month.
    rule: "a hold counts towards one day and one month",
    faults: `SELECT h.id FROM holds h LEFT JOIN key_spend s
        ON s.key_id = h.key_id AND h.created_at >= s.starts_at AND h.created_at < s.ends_at
      WHERE h.is_budgeted = 1
        AND (h.state = 'held' OR h.created_at >= (SELECT MAX(created_at) FROM holds) - 2678400000) GROUP BY h.id
      HAVING COUNT(s.period) <> 2 OR COUNT(DISTINCT s.period) <> 2`,
  },
  {
    rule: "a key spends no more than its budget, except for charges above their holds",
    faults:
      "SELECT s.key_id, s.period, s.starts_at FROM key_spend s JOIN api_keys k ON k.id = s.key_id " +
      "WHERE s.held_ticks + s.spent_ticks > " +
      "CASE s.period WHEN 'day' THEN k.ticks_per_day ELSE k.ticks_per_month END + " +
      sumOf("h.charged_ticks - h.ticks", `${COUNTED} AND h.charged_ticks > h.ticks`),
  },
  {
    rule: "the hold of a task is open as long as the task runs, and no longer",
    faults:
      "SELECT t.id FROM tasks t JOIN holds h ON h.id = t.hold_id WHERE (t.finished_at IS NULL) <> (h.state = 'held')",
  },
  {
    rule: "the hold of a task belongs to an existing task",
    faults:
      "SELECT h.id FROM holds h WHERE h.for_task = 1 AND h.state = 'held' AND " +
      "NOT EXISTS (SELECT 1 FROM tasks t WHERE t.hold_id = h.id)",
  },
  {
    rule: "a task pays from the wallet and by the key that it belongs to",
    faults: `SELECT t.id FROM tasks t JOIN holds h ON h.id = t.hold_id
      WHERE h.wallet_id <> t.wallet_id OR h.key_id <> t.key_id OR h.call_id <> t.id OR h.for_task <> 1`,
  },
  {
    rule: "a job of an upstream belongs to one task",
    faults:
      "SELECT provider, upstream_id FROM tasks WHERE upstream_id IS NOT NULL " +
      "GROUP BY provider, upstream_id HAVING COUNT(*) > 1",
  },
  {
    rule: "the final answer about a task is stored once when it ended, and for no other",
    faults: `SELECT id FROM tasks WHERE (finished_at IS NULL) <> (snapshot IS NULL)
      OR (finished_at IS NULL) <> (state IN ('created', 'ambiguous', 'queued', 'running'))`,
  },
  {
    rule: "a task that ended has a callback if one was requested, and no other task has one",
    faults: `SELECT t.id FROM tasks t LEFT JOIN callbacks c ON c.task_id = t.id
      WHERE (t.finished_at IS NOT NULL AND t.callback_url IS NOT NULL) <> (c.task_id IS NOT NULL)`,
  },
  {
    rule: "a callback has the body that the task's readers get",
    faults:
      "SELECT t.id FROM tasks t JOIN callbacks c ON c.task_id = t.id WHERE c.payload <> t.snapshot " +
      "OR c.url <> t.callback_url",
  },
  {
    rule: "a callback is tried four times at most",
    faults: "SELECT task_id FROM callbacks WHERE attempts - unmade > 4",
  },
  {
    rule: "a delivered callback has the attempt that delivered it",
    faults: `SELECT c.task_id FROM callbacks c WHERE c.outcome = 'delivered'
      AND NOT EXISTS (SELECT 1 FROM deliveries d WHERE d.task_id = c.task_id AND d.result = 'delivered')`,
  },
];

interface Forbidden {
  readonly statement: string;
  /** The rows that it would change. */
  readonly rows: string;
}

function update(table: string, set: string, where = ""): Forbidden {
  return { statement: `UPDATE ${table} SET ${set}${where}`, rows: `SELECT 1 FROM ${table}${where}` };
}

/** Statements that the database itself must refuse, for every user. */
const FORBIDDEN: readonly Forbidden[] = [
  update("ledger", "ticks = ticks"),
  { statement: "DELETE FROM ledger", rows: "SELECT 1 FROM ledger" },
  update("holds", "reason = 'changed'", " WHERE state <> 'held'"),
  update("tasks", "snapshot = 'changed'", " WHERE finished_at IS NOT NULL"),
  update("tasks", "state = 'running', snapshot = NULL, finished_at = NULL", " WHERE finished_at IS NOT NULL"),
  update("deliveries", "result = 'changed'"),
];

/**
 * Which of several queries find rows, in one query: many tests end with an audit. Their rows are counted: to see
 * whether there is one, PostgreSQL joins large tables row by row.
 */
function whichFind(queries: readonly string[]): string {
  return queries
    .map((query, index) => `SELECT ${index} AS place WHERE (SELECT COUNT(*) FROM (${query}) AS found) > 0`)
    .join(" UNION ALL ");
}

const BROKEN = whichFind(RULES.map(({ faults }) => faults));
const TRIED = whichFind(FORBIDDEN.map(({ rows }) => rows));

/** Reads the rows of a query. */
export type AskDatabase = (query: string) => Promise<readonly object[]>;

/**
 * Every fault of the ledger, as text. Empty when it is valid. `ask` reads which rules have faults, by a connection of
 * its own.
 */
export async function findFaults(
  database: Database,
  ask: AskDatabase = (query) => rowsOf(database, query),
): Promise<string[]> {
  const faults: string[] = [];
  for (const { rule, faults: query } of await found(ask, RULES, BROKEN)) {
    const rows = await rowsOf(database, query);
    faults.push(`not so: ${rule}: ${rows.slice(0, 3).map(shown).join(", ")}${rows.length > 3 ? ", …" : ""}`);
  }
  for (const { statement } of await found(ask, FORBIDDEN, TRIED))
    if (await isTaken(database, statement)) faults.push(`not refused: ${statement}`);
  return faults;
}

/** Those of a list whose queries find rows, by the query that says which. */
async function found<Item>(ask: AskDatabase, list: readonly Item[], which: string): Promise<readonly Item[]> {
  const places = new Set((await ask(which)).map((row) => Number(Object.values(row)[0])));
  return list.filter((_, place) => places.has(place));
}

const LONGEST_MILLISECONDS = 600_000;

/** The two drivers wrap rows differently. An audit of millions of rows takes longer than a server may wait. */
async function rowsOf(database: Database, query: string): Promise<readonly object[]> {
  const result: unknown =
    engineOf(database) === "sqlite"
      ? await database.raw(query)
      : await inSnapshot(database, async (transaction) => {
          await transaction.raw("SET LOCAL statement_timeout = 0");
          return transaction.raw(query).options({ query_timeout: LONGEST_MILLISECONDS }) as Promise<unknown>;
        });
  return Array.isArray(result) ? result : (result as { rows: object[] }).rows;
}

/** Runs in a transaction that is always rolled back. */
async function isTaken(database: Database, statement: string): Promise<boolean> {
  let changed = 0;
  const undone = new Error("undone");
  await inTransaction(database, async (transaction) => {
    const result = (await transaction.raw(statement)) as { changes?: number; rowCount?: number };
    changed = result.changes ?? result.rowCount ?? 0;
    throw undone;
  }).catch((error: unknown) => {
    if (error !== undone && !/append-only|are final/.test(String(error))) throw error;
  });
  return changed > 0;
}

function shown(row: object): string {
  return Object.values(row).map(String).join(" ");
}
