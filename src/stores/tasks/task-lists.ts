/** Tasks as operators see them. */
import { type Clock, clockOf } from "../drivers/clock.js";
import type { Database } from "../drivers/database.js";
import { withTimeLimit } from "../drivers/time-limit.js";
import { type Page, type PageInput, matching, readPage } from "../paging.js";
import type { Resolution } from "../wallets/holds.js";
import { type Task, type TaskRow, type TaskState, taskOf } from "./task-rows.js";

/** A task with what operators know it by. */
export interface TaskSummary extends Task {
  readonly wallet: string;
  /** The amount that is or was held for it. */
  readonly heldTicks: bigint;
  readonly money: "held" | Resolution["state"];
  readonly chargedTicks?: bigint | undefined;
  readonly estimated: boolean;
}

export interface TaskDetails extends TaskSummary {
  /** The prices that it is charged by, as JSON. */
  readonly prices: string;
}

export interface TaskFilter {
  readonly walletId?: string | undefined;
  readonly model?: string | undefined;
  readonly state?: TaskState | undefined;
}

/** How many tasks are in a state, and the age of the oldest. */
export interface TaskCount {
  readonly state: TaskState;
  readonly tasks: number;
  readonly oldestSeconds: number;
}

/** How many tasks of a provider have still to be asked about. */
export interface OpenTasks {
  readonly provider: string;
  readonly tasks: number;
}

export interface TaskLists {
  /** Tasks, latest first, including those that their owners removed. */
  list(filter: TaskFilter, page: PageInput): Promise<Page<TaskSummary>>;
  show(id: string): Promise<TaskDetails | undefined>;
  /** States without tasks are left out. It soon fails on a silent database, for the metrics wait for it. */
  count(): Promise<TaskCount[]>;
  /** By provider. Those of which it is not known whether they were accepted are left out: they are not polled. */
  countOpen(): Promise<OpenTasks[]>;
}

interface SummaryRow extends TaskRow {
  readonly wallet: string;
  readonly ticks: bigint;
  readonly money: TaskSummary["money"];
  readonly charged_ticks: bigint | null;
  readonly estimated: bigint;
}

interface CountRow {
  readonly state: TaskState;
  readonly tasks: bigint;
  readonly oldest_at: bigint;
}

export function createTaskLists(database: Database, now: Clock = clockOf(database)): TaskLists {
  const summaries = () =>
    database("tasks")
      .join("wallets", "wallets.id", "tasks.wallet_id")
      .join("holds", "holds.id", "tasks.hold_id")
      .select(
        "tasks.*",
        "wallets.name as wallet",
        "holds.ticks",
        "holds.state as money",
        "holds.charged_ticks",
        "holds.estimated",
      );
  return {
    list: ({ walletId, model, state }, page) =>
      readPage(
        matching(summaries(), { "tasks.wallet_id": walletId, "tasks.model": model, "tasks.state": state }),
        "tasks",
        page,
        summaryOf,
      ),

    async show(id) {
      const row: (SummaryRow & { readonly prices: string }) | undefined = await summaries()
        .select("holds.prices")
        .where("tasks.id", id)
        .first();
      return row && { ...summaryOf(row), prices: row.prices };
    },

    ...counts(database, now),
  };
}

function counts(database: Database, now: Clock): Pick<TaskLists, "count" | "countOpen"> {
  return {
    async count() {
      const counting = async (): Promise<CountRow[]> =>
        database("tasks").select("state").count("* as tasks").min("created_at as oldest_at").groupBy("state");
      const rows = await withTimeLimit(counting());
      return rows.map(({ state, tasks, oldest_at }) => ({
        state,
        tasks: Number(tasks),
        oldestSeconds: (now() - Number(oldest_at)) / 1000,
      }));
    },

    async countOpen() {
      const rows: { provider: string; tasks: bigint }[] = await database("tasks")
        .whereNull("finished_at")
        .whereNot({ state: "ambiguous" })
        .groupBy("provider")
        .orderBy("provider")
        .select("provider")
        .count("* as tasks");
      return rows.map(({ provider, tasks }) => ({ provider, tasks: Number(tasks) }));
    },
  };
}

function summaryOf(row: SummaryRow): TaskSummary {
  const { wallet, ticks, money, charged_ticks, estimated } = row;
  return {
    ...taskOf(row),
    wallet,
    heldTicks: ticks,
    money,
    chargedTicks: charged_ticks ?? undefined,
    estimated: estimated === 1n,
  };
}
