/** How long the overview and the list take over a request log of a million rows, on SQLite: `make bench-overview`. */
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { openDatabase } from "../../src/stores/drivers/database.js";
import { CallSums, type SummedCall } from "../../src/stores/logs/call-sums.js";
import { createOverviewStore, OVERVIEW_GROUPS } from "../../src/stores/logs/overview-store.js";
import { createRequestLogStore } from "../../src/stores/logs/request-log-store.js";
import type { RequestFilter, RequestRow } from "../../src/stores/logs/request-rows.js";
import { migrateAt } from "../../src/stores/migrations/migrate.js";

const CALLS = 1_000_000;
const DAY_MS = 86_400_000;
const DAYS = 14;
const KEYS = 20;
const MODELS = 10;
/** As often as a busy gateway writes its sums. */
const CALLS_OF_A_WRITE = 5_000;
const SUMS_AT_ONCE = 100;
const LINES = 5;
const PERIODS = { hour: DAY_MS / 24, "6 hours": DAY_MS / 4, day: DAY_MS, week: 7 * DAY_MS, "14 days": DAYS * DAY_MS };

/** What finds few calls, or none, is the dearest: all are looked at. */
const FILTERS: Readonly<Record<string, RequestFilter>> = {
  "all calls": {},
  "those of a model": { model: "acme/model-3" },
  "those that were refused": { outcome: "refused" },
  "those that failed": { outcome: "failed" },
  "those of a model that failed": { outcome: "failed", model: "acme/model-3" },
  "those of a model and a key, where none is": { model: "acme/model-3", keyId: "key_4" },
  "those in a dialect that nobody uses": { dialect: "none" },
};

const directory = mkdtempSync(join(tmpdir(), "isogloss-overview-"));
const location = join(directory, "test.db");
await migrateAt(location);
const database = await openDatabase(location);
const now = Date.now();
try {
  await fill();
  for (const [name, length] of Object.entries(PERIODS)) {
    for (const by of OVERVIEW_GROUPS) await measure(name, length, by);
    await measure(name, length, "key", LINES);
  }
  for (const [name, filter] of Object.entries(FILTERS)) await measureList(name, filter);
} finally {
  await database.destroy();
  rmSync(directory, { recursive: true, force: true });
}

async function fill(): Promise<void> {
  const log = createRequestLogStore(database);
  const sums = new CallSums();
  let rows: RequestRow[] = [];
  const before = process.cpuUsage();
  for (let call = 1; call <= CALLS; call += 1) {
    const row = madeUp(call);
    rows.push(row);
    sums.add(row);
    if (call % CALLS_OF_A_WRITE > 0) continue;
    await log.write(rows);
    rows = [];
    const taken = sums.take();
    for (let start = 0; start < taken.length; start += SUMS_AT_ONCE)
      await log.addSums(taken.slice(start, start + SUMS_AT_ONCE));
  }
  const { user, system } = process.cpuUsage(before);
  print(`${CALLS} calls of ${KEYS} keys and ${MODELS} models: ${((user + system) / CALLS).toFixed(1)} µs of CPU each`);
}

function madeUp(call: number): RequestRow & SummedCall {
  const model = `acme/model-${call % MODELS}`;
  return {
    id: `log_${String(call).padStart(7, "0")}`,
    requestId: `req_${call}`,
    createdAt: now - Math.floor(((CALLS - call) / CALLS) * DAYS * DAY_MS),
    keyId: `key_${call % KEYS}`,
    walletId: `wallet_${call % 5}`,
    model,
    provider: "acme",
    upstreamModel: model,
    dialect: "any",
    operation: "create",
    stream: false,
    attempts: [],
    estimated: false,
    dropped: [],
    status: call % 50 === 0 ? 429 : 200,
    milliseconds: (call * 7919) % 5000,
    firstByteMilliseconds: (call * 7919) % 900,
    quantities: { input: 100, output: 50 },
    costTicks: 12_345n,
  };
}

async function measure(name: string, length: number, by: (typeof OVERVIEW_GROUPS)[number], lines = 0): Promise<void> {
  const period = { since: now - length, until: now + 1 };
  const [figures, { points, total }] = await timed(() => createOverviewStore(database).read(period, by, lines));
  const drawn = lines === 0 ? "" : `, ${lines} lines`;
  print(`${name} by ${by}${drawn}: ${figures}, ${points.length} points, ${total.requests} calls`);
}

async function measureList(name: string, filter: RequestFilter): Promise<void> {
  const [figures, { rows }] = await timed(() => createRequestLogStore(database).list(filter, { limit: 50 }));
  print(`the list of ${name}: ${figures}, ${rows.length} calls`);
}

async function timed<Result>(read: () => Promise<Result>): Promise<[figures: string, Result]> {
  let [blocked, last] = [0, performance.now()];
  const look = () => {
    blocked = Math.max(blocked, performance.now() - last);
    last = performance.now();
  };
  const timer = setInterval(look, 1);
  const start = performance.now();
  const result = await read();
  const took = performance.now() - start;
  look();
  clearInterval(timer);
  return [`${Math.round(took)} ms, event loop blocked for ${Math.round(blocked)} ms at most`, result];
}

function print(line: string): void {
  process.stdout.write(`${line}\n`);
}
