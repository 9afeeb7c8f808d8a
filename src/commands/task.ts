import { describeTask, describeTaskDetails, surroundingsOf } from "../admin-api/task-descriptions.js";
import { walletIdOf } from "../admin-api/wallet-id.js";
import { RefusedError } from "../config/refused.js";
import type { Clock } from "../stores/drivers/clock.js";
import { formatUsd, parseUsd } from "../stores/wallets/money.js";
import { MOST_CHARGED_TICKS } from "../stores/wallets/holds.js";
import type { RecordChange } from "../stores/administrators/record-change.js";
import type { OpenStores } from "../stores/open.js";
import { reasonOf } from "../stores/drivers/database-error.js";
import { CallSums } from "../stores/logs/call-sums.js";
import { TASK_STATES, type TaskState } from "../stores/tasks/task-rows.js";
import { createTaskSettler } from "../tasks/settle-task.js";
import type { SnapshotWriter } from "../tasks/contract.js";
import { summedCharge, type TaskCharge } from "../tasks/task-charge.js";
import { logEvent } from "../observability/log-event.js";
import { createLog } from "./log.js";
import { redeliverTask, resolveTask } from "../tasks/administer-tasks.js";
import { type Action, type ActionCall, runGroup } from "./action.js";
import { changeStores } from "./change-stores.js";
import { type CommandIo, UsageError } from "./io.js";
import { USUAL_ROWS, limitOf } from "./list-options.js";
import { table } from "./output.js";
import { loadSnapshotWriters } from "./snapshot-writers.js";
import { withStores } from "./with-stores.js";

type LoadWriters = (now: Clock) => Promise<ReadonlyMap<string, SnapshotWriter>>;

const list: Action = {
  name: "task list",
  summary: "Lists tasks, the latest first.",
  examples: [
    ["task list --state ambiguous", "what an operator has to resolve"],
    ["task list --wallet alice --limit 10", "the latest of a customer"],
  ],
  options: {
    wallet: { value: "NAME", summary: "only those of this wallet" },
    model: { value: "ID", summary: "only those of this model" },
    state: { value: "STATE", summary: `only those that are ${TASK_STATES.join(", ")}`, choices: TASK_STATES },
    limit: { value: "N", summary: `how many at most; ${USUAL_ROWS} by default` },
  },
  async run(call) {
    const [model, state, limit] = [call.text("model"), stateOf(call.text("state")), limitOf(call)];
    const page = await withStores(call, "listing tasks", async (stores) =>
      stores.tasks.list({ walletId: await walletIdOf(stores, call.text("wallet")), model, state }, { limit }),
    );
    const described = page.rows.map(describeTask);
    const heads = ["ID", "STATE", "MODEL", "WALLET", "PROVIDER", "CREATED", "COST"];
    call.print(described, () =>
      described.length === 0 ? "there are no tasks" : table([heads, ...described.map(cells)]),
    );
  },
};

const show: Action = {
  name: "task show",
  summary: "Shows a task, with what it made and every attempt to call back about it.",
  examples: [["task show task_1a2b", "one task with its callbacks"]],
  positionals: ["ID"],
  run: async (call) =>
    print(call, await withStores(call, "reading the task", (stores) => read(stores, call.positional("ID")))),
};

const resolve = (loadWriters: LoadWriters): Action => ({
  name: "task resolve",
  summary: "Ends a task of which it is not known whether its upstream took it.",
  examples: [
    ["task resolve task_1a2b --charged 0.40", "the upstream made it"],
    ["task resolve task_1a2b --released", "the upstream never got it"],
  ],
  positionals: ["ID"],
  options: {
    charged: { value: "USD", summary: "the upstream charges this for it" },
    released: { summary: "it charges nothing" },
  },
  async run(call) {
    const charged = chargedOf(call);
    await change(call, "resolveTask", async (stores, id, record) => {
      const taskSettler = createTaskSettler(await loadWriters(stores.tasks.now));
      const charge = await resolveTask(stores, taskSettler, id, charged, record);
      if (charge !== undefined) await sumUp(call, stores, charge);
    });
  },
});

const redeliver: Action = {
  name: "task redeliver",
  summary: "Delivers a task's callback again, from the first attempt on; a running gateway begins within seconds.",
  examples: [["task redeliver task_1a2b", "call back again"]],
  positionals: ["ID"],
  run: (call) => change(call, "redeliverTask", redeliverTask),
};

/** All that this command does. */
export const actions: readonly Action[] = actionsWith(loadSnapshotWriters);

/** `isogloss task` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runTask(args, io, loadSnapshotWriters);
}

/** The same with other dialects than those of this build. */
export function runTask(args: string[], io: CommandIo, loadWriters: LoadWriters): Promise<number> {
  return runGroup("task", actionsWith(loadWriters), args, io);
}

function actionsWith(loadWriters: LoadWriters): readonly Action[] {
  return [list, show, resolve(loadWriters), redeliver];
}

/** Changes a task, and shows it afterwards. */
async function change(
  call: ActionCall,
  operation: string,
  work: (stores: OpenStores, id: string, record: RecordChange) => Promise<void>,
): Promise<void> {
  const id = call.positional("ID");
  const described = await changeStores(call, operation, async (stores, record) => {
    await work(stores, id, record);
    return read(stores, id);
  });
  print(call, described);
}

/** Adds a charge to the sums of the overview. The task has ended, whether that succeeds or not. */
async function sumUp(call: ActionCall, { requests, tasks }: OpenStores, charge: TaskCharge): Promise<void> {
  const config = call.config();
  if (!config.logs.requestLog) return;
  const sums = new CallSums();
  sums.addCharge(summedCharge(charge, tasks.now()));
  try {
    await requests.addSums(sums.take());
  } catch (error) {
    logEvent(createLog(config, call.io.stderr), "request_log.sum_failed", { reason: reasonOf(error) });
  }
}

async function read(stores: OpenStores, id: string): Promise<TaskDetails> {
  const task = await stores.tasks.show(id);
  if (task === undefined) throw new RefusedError("unknown", `there is no task ${id}`);
  return describeTaskDetails(task, await surroundingsOf(stores, id));
}

function print(call: ActionCall, described: TaskDetails): void {
  call.print(described, () => [details(described), ...charges(described), ...attempts(described)].join("\n\n"));
}

type TaskDetails = ReturnType<typeof describeTaskDetails>;

function details({ callback, media, charges: _charges, held_ticks, charged_ticks, ...rest }: TaskDetails): string {
  const money = {
    held: `${formatUsd(held_ticks)} USD`,
    cost: charged_ticks === null ? null : `${formatUsd(charged_ticks)} USD`,
  };
  const callbackLine = callback && `${callback.url}: ${callback.outcome ?? `next attempt ${callback.next_attempt_at}`}`;
  const mediaLine =
    media.length === 0 ? null : media.map(({ kind, mime, bytes }) => `${kind} (${mime}, ${bytes} bytes)`).join(", ");
  const lines = Object.entries({ ...rest, ...money, media: mediaLine, callback: callbackLine });
  return table(lines.flatMap(([name, value]) => (value === null ? [] : [[name.replaceAll("_", " "), String(value)]])));
}

function charges({ charges: lines }: TaskDetails): string[] {
  if (lines === null || lines.length === 0) return [];
  const described = lines.map(({ meter, of, count, price, per, amount }) => [
    [meter.replaceAll("_", " "), of].filter((word) => word !== null).join(" "),
    String(count ?? ""),
    price === null ? "" : `${price} USD${per === 1 ? "" : ` / ${per}`}`,
    `${amount} USD`,
  ]);
  return [table([["CHARGED", "COUNT", "PRICE", "AMOUNT"], ...described])];
}

function attempts({ callback }: TaskDetails): string[] {
  if (callback === null || callback.deliveries.length === 0) return [];
  const described = callback.deliveries.map(({ started_at, attempt, result, status, milliseconds }) => [
    started_at,
    String(attempt),
    result,
    String(status ?? ""),
    `${milliseconds} ms`,
  ]);
  return [table([["WHEN", "ATTEMPT", "RESULT", "STATUS", "TOOK"], ...described])];
}

function cells({
  id,
  state,
  model,
  wallet,
  provider,
  created_at,
  charged_ticks,
}: ReturnType<typeof describeTask>): string[] {
  return [
    id,
    state,
    model,
    wallet,
    provider,
    created_at,
    charged_ticks === null ? "" : `${formatUsd(charged_ticks)} USD`,
  ];
}

function stateOf(written: string | undefined): TaskState | undefined {
  const state = TASK_STATES.find((match) => match === written);
  if (written !== undefined && state === undefined)
    throw new UsageError(`--state must be one of ${TASK_STATES.join(", ")}, not "${written}"`);
  return state;
}

function chargedOf(call: ActionCall): bigint | undefined {
  const written = call.text("charged");
  if ((written !== undefined) === call.flag("released"))
    throw new UsageError("either --charged USD or --released is given");
  if (written === undefined) return undefined;
  const ticks = parseUsd(written);
  if (ticks === undefined || ticks === 0n || ticks > MOST_CHARGED_TICKS)
    throw new UsageError(`"${written}" is not an amount in US dollars to be charged, such as 0.40`);
  return ticks;
}
