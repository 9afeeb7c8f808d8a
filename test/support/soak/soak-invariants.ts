/** Compares what the clients of a soak got, what its upstreams and its receiver got, and the ledger. */
import type { Database } from "../../../src/stores/drivers/database.js";
import { type Made, numberIn, priceOf } from "../processes/numbered-videos.js";
import { findFaults } from "../auditor.js";
import { findViolations } from "../processes/invariants.js";
import type { Cluster } from "./cluster.js";
import { CALL_PRICE } from "./soak-directory.js";
import type { Forgiven } from "./forgiven.js";
import type { SoakLoad, Tally } from "./soak-load.js";
import { MOST_A_MINUTE, MOST_AT_ONCE, scarceIn } from "./soak-wallets.js";

export interface SoakResult {
  readonly cluster: Cluster;
  readonly load: SoakLoad;
  readonly forgiven: Forgiven;
  readonly seconds: number;
  /** The tasks that an operator ended, because nobody knew whether their upstream had accepted them. */
  readonly ambiguous: readonly string[];
}

/** The violations, as text. */
export async function findSoakViolations(result: SoakResult): Promise<string[]> {
  const { cluster, load } = result;
  return [
    ...(await findFaults(cluster.database)),
    ...(await violationsOfNumbered(result)),
    ...(await violationsOfTallied(result)),
    ...(await violationsOfTasks(result)),
    ...load.wrongReads,
    ...(await leftIn(cluster.database)),
  ];
}

async function violationsOfNumbered({ cluster: { database, vendor }, load, forgiven }: SoakResult): Promise<string[]> {
  const found: string[] = [];
  for (const [wallet, outcomes] of Object.entries(load.outcomes)) {
    const numbers = new Set(outcomes.map(({ number }) => number));
    const seen = vendor.seen.filter((number) => numbers.has(number));
    const mayBeFree = (number: number) => forgiven.includes(...(load.times.get(number) ?? [0, 0]));
    found.push(...(await findViolations(database, { wallet, outcomes, seen, wereKilled: true, mayBeFree })));
  }
  return found;
}

/** How many calls of a wallet were charged, and the most on one day. */
interface Charged {
  readonly calls: number;
  readonly ticks: bigint;
  readonly mostOfDay: bigint;
}

async function violationsOfTallied({ cluster, load, seconds, forgiven }: SoakResult): Promise<string[]> {
  const { limited } = load.tallies;
  const scarce = scarceIn(seconds);
  const found: string[] = [];
  for (const [wallet, tally] of Object.entries(load.tallies)) {
    const { calls, ticks } = await chargedTo(cluster.database, wallet);
    const owed = tally.times.filter((times) => !forgiven.includes(...times)).length;
    if (calls < owed) found.push(`${wallet}: ${tally.answered} calls were answered, and ${calls} charged`);
    if (calls > tally.answered + tally.broken) found.push(`${wallet}: ${calls} calls were charged of ${shown(tally)}`);
    if (ticks !== BigInt(calls) * CALL_PRICE) found.push(`${wallet}: ${calls} calls cost ${ticks}`);
  }
  const poor = await chargedTo(cluster.database, "poor");
  if (poor.ticks > scarce.poor * CALL_PRICE) found.push(`the poor wallet paid ${poor.ticks}`);
  const { mostOfDay } = await chargedTo(cluster.database, "budgeted");
  if (mostOfDay > scarce.budgeted * CALL_PRICE) found.push(`a budgeted key spent ${mostOfDay} in a day`);
  const most = MOST_A_MINUTE * (1 + (seconds + 1) / 60);
  if (limited.answered > most) found.push(`a limited key got ${limited.answered} answers, and ${most} are its most`);
  if (cluster.vendor.mostAtOnce > MOST_AT_ONCE)
    found.push(`a limited key had ${cluster.vendor.mostAtOnce} calls at once`);
  return found;
}

async function chargedTo(database: Database, wallet: string): Promise<Charged> {
  const rows: { charged_ticks: bigint; created_at: bigint }[] = await database("holds")
    .join("wallets", "wallets.id", "holds.wallet_id")
    .where({ name: wallet, state: "settled" })
    .select("charged_ticks", "holds.created_at");
  const days = new Map<string, bigint>();
  for (const { charged_ticks, created_at } of rows) {
    const day = new Date(Number(created_at)).toISOString().slice(0, 10);
    days.set(day, (days.get(day) ?? 0n) + charged_ticks);
  }
  const perDay = [...days.values()];
  return {
    calls: rows.length,
    ticks: perDay.reduce((sum, ticks) => sum + ticks, 0n),
    mostOfDay: perDay.reduce((most, ticks) => (ticks > most ? ticks : most), 0n),
  };
}

interface TaskRow {
  readonly id: string;
  readonly state: string;
  readonly dialect: string;
  readonly upstream_dialect: string;
  readonly callback_url: string;
  readonly snapshot: string | null;
  readonly hold_state: string;
  readonly charged_ticks: bigint | null;
}

async function violationsOfTasks({ cluster, load, ambiguous }: SoakResult): Promise<string[]> {
  const rows = (await cluster
    .database("tasks")
    .join("holds", "holds.id", "tasks.hold_id")
    .select("tasks.*", "holds.state as hold_state", "holds.charged_ticks")) as TaskRow[];
  const tasks = new Map(rows.map((row) => [numberIn(row.callback_url), row]));
  const jobs = cluster.videoUpstream.jobs.map(({ body }) => numberIn(JSON.stringify(body)));
  const { posted } = cluster.videoUpstream;
  const hits = new Map<string, { key: string; body: string }[]>();
  for (const { headers, body } of cluster.receiver.hits) {
    const key = String(headers["idempotency-key"]);
    hits.set(key, [...(hits.get(key) ?? []), { key, body }]);
  }
  return [
    ...(tasks.size === rows.length ? [] : ["a creation has two tasks"]),
    ...(new Set(posted).size === posted.length ? [] : ["a creation was sent twice"]),
    ...jobs.filter((number) => !tasks.has(number)).map((number) => `the job of creation ${number} has no task`),
    ...load.made.flatMap((made) => violationsOfMade(made, tasks.get(made.number), ambiguous)),
    ...rows.flatMap((row) => violationsOfTask(row, ambiguous.includes(row.id))),
    ...rows.flatMap((row) => violationsOfCallback(row, hits.get(row.id)?.map(({ body }) => body) ?? [])),
  ];
}

function violationsOfMade({ number, status, task }: Made, row: TaskRow | undefined, ambiguous: readonly string[]) {
  if (status !== 200) return [];
  if (row?.id !== task) return [`creation ${number} was answered with ${task}, and there is ${row?.id}`];
  return ambiguous.includes(row?.id ?? "") ? [`creation ${number} was answered, and its outcome is unknown`] : [];
}

function violationsOfTask(row: TaskRow, isAmbiguous: boolean): string[] {
  const { id, dialect, upstream_dialect: vendor, snapshot, hold_state, charged_ticks: charged } = row;
  if (snapshot === null) return [`the task ${id} is ${row.state}`];
  const price = isAmbiguous ? 0n : priceOf(numberIn(row.callback_url), dialect, vendor);
  return [
    ...(hold_state === "held" ? [`the task ${id} is over, and its hold is held`] : []),
    ...((charged ?? 0n) === price
      ? []
      : [`the task ${id} is ${row.state}, costs ${price}, and ${charged} was charged`]),
  ];
}

function violationsOfCallback({ id, snapshot }: TaskRow, bodies: readonly string[]): string[] {
  return [
    ...(bodies.length >= 1 && bodies.length <= 4
      ? []
      : [`the task ${id} was called back about ${bodies.length} times`]),
    ...(bodies.every((body) => body === snapshot) ? [] : [`a callback about ${id} differs from what its readers get`]),
  ];
}

async function leftIn(database: Database): Promise<string[]> {
  const held: { id: string }[] = await database("holds").where({ state: "held" }).select("id");
  const allotted: { id: string }[] = await database("allotments").select("id");
  return [
    ...held.map(({ id }) => `the hold ${id} is left`),
    ...allotted.map(({ id }) => `the allotment ${id} is left`),
  ];
}

function shown({ answered, broken }: Tally): string {
  return `${answered} answered and ${broken} broken`;
}
