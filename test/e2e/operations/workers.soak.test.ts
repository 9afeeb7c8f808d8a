import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import { once } from "node:events";
import { setTimeout as sleep } from "node:timers/promises";
import type { AddressInfo } from "node:net";
import { expect } from "chai";
import type { Database } from "../../../src/stores/drivers/database.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { spawnProgram, startProgram } from "../../support/commands/call-program.js";
import { temporaryDirectory } from "../../support/directories.js";
import { findFaults } from "../../support/auditor.js";
import { forEachEngine } from "../../support/engines.js";
import { fund } from "../../support/money/holds.js";
import { GatewayDirectory } from "../../support/processes/gateway-directory.js";
import { parseMetrics } from "../../support/metrics.js";
import { findViolations } from "../../support/processes/invariants.js";
import { Load } from "../../support/processes/load.js";
import { PRICE } from "../../support/processes/numbered.js";
import { Random } from "../../support/processes/random.js";
import { Replica } from "../../support/processes/replica.js";
import { Vendor } from "../../support/processes/vendor.js";
import { until } from "../../support/until.js";

/** More in `make soak-workers`, and for longer. */
const WORKERS = Number(process.env.ISOGLOSS_WORKERS ?? 2);
const SEED = Number(process.env.ISOGLOSS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const LOAD_SECONDS = Number(process.env.ISOGLOSS_LOAD_SECONDS ?? 1);

/** The processes that a process has started. */
function childrenOf(pid: number): number[] {
  const text = readFileSync(`/proc/${pid}/task/${pid}/children`, "utf8").trim();
  return text === "" ? [] : text.split(" ").map(Number);
}

function isAlive(pid: number): boolean {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
}

/** How many statements wait for a lock. */
async function lockWaits(database: Database): Promise<number> {
  const found: unknown = await database("pg_stat_activity")
    .where({ wait_event_type: "Lock" })
    .whereRaw("datname = current_database()")
    .select("pid");
  return Array.isArray(found) ? found.length : 0;
}

forEachEngine("isogloss serve --workers", (database, { name, location }) => {
  if (name === "sqlite") return;
  let vendor: Vendor;
  let directory: GatewayDirectory;
  let gateway: Replica;
  let workers: number[];
  let secret: string;

  beforeEach(async () => {
    vendor = await Vendor.start();
    directory = new GatewayDirectory(location(), vendor.upstream.baseUrl);
    await fund(database(), "alice", 10n ** 17n);
    ({ secret } = await createKeyStore(database()).create("alice", "test"));
    gateway = await Replica.start(directory.directory, { workers: WORKERS });
    workers = childrenOf(gateway.pid);
  });

  afterEach(async () => {
    await gateway.end("SIGKILL");
    for (const worker of workers) if (isAlive(worker)) process.kill(worker, "SIGKILL");
    await vendor.upstream.stop();
    directory.remove();
  });

  const loadOf = () => new Load(secret, () => [gateway.url], new Random(SEED));
  const servedBy = () => new Set(gateway.logged("call.completed").map(({ worker }) => worker));

  it("answers calls in all of them, and announces itself once", async () => {
    const load = loadOf();
    load.start();
    await until(async () => servedBy().size === WORKERS, 20_000);
    await load.stop();
    expect([...servedBy()].sort()).to.deep.equal(Array.from({ length: WORKERS }, (_, index) => index + 1));
    const announced = gateway.log.split("\n").filter((line) => line.startsWith("isogloss "));
    expect(announced.map((line) => line.replace(/: .*| on .*/, ""))).to.deep.equal([
      "isogloss admin token, shown this once",
      "isogloss listening",
    ]);
    expect(gateway.logged("catalog.file_applied")).to.have.lengthOf(1);
  });

  it("adds up the metrics of all of them, and forgets no call when one dies", async () => {
    const calls = async (): Promise<number> => {
      const text = await (await fetch(`${gateway.url}/metrics`)).text();
      return parseMetrics(text)
        .filter(({ name }) => name === "isogloss_requests_total")
        .reduce((sum, { value }) => sum + value, 0);
    };
    const load = loadOf();
    load.start();
    await until(async () => servedBy().size === WORKERS && load.answered > 20, 20_000);
    await load.stop();
    const counted = await calls();
    expect(counted).to.equal(gateway.logged("call.completed").length);
    const [victim = 0] = workers;
    process.kill(victim, "SIGKILL");
    await until(async () => gateway.logged("worker.died").length === 1, 20_000);
    expect(await calls()).to.equal(counted);
  });

  it("replaces one that dies, and charges each call that was answered", async () => {
    const load = loadOf();
    load.start();
    await until(async () => load.answered > 20, 20_000);
    const [victim = 0, other = 0] = workers;
    process.kill(victim, "SIGKILL");
    await until(async () => childrenOf(gateway.pid).filter((pid) => !workers.includes(pid)).length === 1, 20_000);
    workers = childrenOf(gateway.pid);
    expect(workers).to.have.lengthOf(WORKERS).and.include(other);
    const answered = load.answered;
    await until(async () => load.answered > answered + 20, 20_000);
    await load.stop();
    expect(gateway.logged("worker.died").map(({ worker, signal }) => [worker, signal])).to.deep.equal([[1, "SIGKILL"]]);
    expect(await gateway.end(), gateway.log).to.deep.equal({ code: 0, signal: null });
    expect(await findFaults(database())).to.deep.equal([]);
    const settled: unknown[] = await database()("holds").where({ state: "settled", charged_ticks: PRICE }).select("id");
    expect(settled.length).to.be.at.least(load.answered);
    expect(gateway.logged("catalog.file_applied"), "catalog files applied").to.have.lengthOf(1);
  });

  it(`charges exactly under load, and ends all of them after their calls on SIGTERM, seed ${SEED}`, async function () {
    this.timeout(90_000 + 2_000 * LOAD_SECONDS);
    const load = loadOf();
    load.start();
    await sleep(1_000 * LOAD_SECONDS);
    await until(async () => load.answered > 20, 20_000);
    const stopped = load.stop();
    expect(await gateway.end(), gateway.log).to.deep.equal({ code: 0, signal: null });
    await stopped;
    expect(workers.filter(isAlive)).to.deep.equal([]);
    const { outcomes } = load;
    expect(
      await findViolations(database(), { wallet: "alice", outcomes, seen: vendor.seen, wereKilled: false }),
    ).to.deep.equal([]);
  });

  it("leaves none behind when the first process is killed", async () => {
    await gateway.end("SIGKILL");
    await until(async () => !workers.some(isAlive), 20_000);
  });

  for (const [first, second] of [
    ["SIGINT", "SIGINT"],
    ["SIGTERM", "SIGTERM"],
    ["SIGINT", "SIGTERM"],
  ] as const)
    it(`ends all of them at once on ${second} after ${first}`, async () => {
      vendor.retryPolicy = new Promise(() => undefined);
      const load = loadOf();
      load.start();
      await until(async () => vendor.seen.length > 0, 20_000);
      gateway.send(first);
      await until(async () => gateway.logged("process.draining").length === 1, 20_000);
      expect(workers.filter(isAlive)).to.not.deep.equal([]);
      gateway.send(second);
      await until(async () => !gateway.isRunning && !workers.some(isAlive), 20_000);
      await load.stop();
    });

  it("leaves none behind when the first process is killed while they start", async () => {
    await gateway.end("SIGKILL");
    await until(async () => !workers.some(isAlive), 20_000);
    const starting = startProgram(directory.directory, ["serve", "--workers", "2"]);
    await until(async () => childrenOf(starting.pid ?? 0).length > 0, 20_000);
    workers = childrenOf(starting.pid ?? 0);
    await database().transaction(async (transaction) => {
      await transaction.raw("LOCK TABLE catalog_revision IN ACCESS EXCLUSIVE MODE");
      await until(async () => (await lockWaits(database())) > 0, 20_000);
      starting.kill("SIGKILL");
      await once(starting, "exit");
    });
    await until(async () => !workers.some(isAlive), 20_000);
  });

  it("fails when the port is taken", async () => {
    const other = createServer().listen(0, "127.0.0.1");
    await once(other, "listening");
    const { port } = other.address() as AddressInfo;
    const args = ["serve", "--workers", "2", "--port", String(port)];
    const { code, stderr } = await spawnProgram(directory.directory, args);
    other.close();
    expect([code, stderr.includes(`port ${port} of 127.0.0.1 is taken`)], stderr).to.deep.equal([1, true]);
  });
});

describe("isogloss serve --workers", () => {
  const directory = temporaryDirectory();
  const refusals: readonly [string, string, RegExp][] = [
    ["on SQLite", "2", /--workers needs a database on PostgreSQL/],
    ["for none", "0", /--workers must be a whole number from 1 to 256, not "0"/],
    ["for no number", "many", /--workers must be a whole number from 1 to 256, not "many"/],
  ];
  for (const [what, workers, message] of refusals)
    it(`is refused ${what}`, async () => {
      const { code, stderr } = await spawnProgram(directory(), ["serve", "--workers", workers]);
      expect(code).to.equal(2);
      expect(stderr).to.match(message);
    });
});
