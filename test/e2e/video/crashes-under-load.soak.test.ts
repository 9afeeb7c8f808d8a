import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { Database } from "../../../src/stores/drivers/database.js";
import { FAIL_POINTS, type FailPoint } from "../../../src/stores/drivers/fail-points.js";
import { createKeyStore } from "../../../src/stores/keys/key-store.js";
import { createTaskStore } from "../../../src/stores/tasks/task-store.js";
import { Random } from "../../support/processes/random.js";
import { Replica } from "../../support/processes/replica.js";
import { amountsOf, fund } from "../../support/money/holds.js";
import { forEachEngine } from "../../support/engines.js";
import { isQuiet } from "../../support/tasks/crash-engine.js";
import { until } from "../../support/until.js";
import { FaultyReceiver, FaultyVideoUpstream } from "../../support/processes/video-faults.js";
import { FAST, VideoGatewayDirectory } from "./processes/video-gateway-directory.js";
import { VideoLoad } from "./processes/video-load.js";
import { findViolations } from "./processes/video-invariants.js";
import { numberIn, priceOf } from "../../support/processes/numbered-videos.js";

/** How often a process dies at each point, on both engines. The short form uses each point on one engine, once. */
const ROUNDS = Number(process.env.ISOGLOSS_CRASHES ?? 0);
const SHORT = 2;
const SEED = Number(process.env.ISOGLOSS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const MOST_MILLISECONDS_A_DEATH = 40_000;
/** With SQLite, no process serves clients until the next one starts. */
const CALLERS = { sqlite: 10, postgres: 4 };
const QUIET_WITHIN_MS = 60_000;
/** The pass of a point at which a process dies, at the latest. Some points are rarely passed. */
const LAST_PASS = ROUNDS > 0 ? 12 : 4;
const RARE = /^(task\.withdrawn|media\.|delete\.)/;
/** More than all tasks together cost. */
const CREDIT = 10n ** 17n;

/** The points that a task passes. */
const POINTS = FAIL_POINTS.filter((name) => /^(task|finish|delete|callback|media)\./.test(name));

type Death = FailPoint | "any moment";

/** The order of the deaths of processes on one engine. */
function deathsOn(engine: "sqlite" | "postgres"): Death[] {
  const random = new Random(SEED);
  const points = random.shuffled(POINTS);
  const anyMoment = (times: number): Death[] => Array.from({ length: times }, () => "any moment");
  if (ROUNDS > 0)
    return random.shuffled(Array.from({ length: ROUNDS }, () => [...points, ...anyMoment(points.length)]).flat());
  return [...(engine === "sqlite" ? points.slice(0, SHORT) : points.slice(-SHORT)), ...anyMoment(1)];
}

forEachEngine("gateways that are killed while they make videos", (database, { name, location }) => {
  const deaths = deathsOn(name);
  const random = new Random(SEED);
  let videoUpstream: FaultyVideoUpstream;
  let receivers: FaultyReceiver[];
  let directory: VideoGatewayDirectory;
  let running: Replica[];

  beforeEach(async () => {
    videoUpstream = new FaultyVideoUpstream(random);
    receivers = [new FaultyReceiver(), new FaultyReceiver(), new FaultyReceiver()];
    await Promise.all([videoUpstream, ...receivers].map((one) => one.listen()));
    directory = new VideoGatewayDirectory(location(), videoUpstream, FAST);
    running = [];
  });

  afterEach(async () => {
    await Promise.all(running.map((replica) => replica.end("SIGKILL")));
    for (const one of [videoUpstream, ...receivers]) one.close();
    directory.remove();
  });

  async function start(failAt?: FailPoint, pass = 1): Promise<Replica> {
    const replica = await Replica.start(directory.directory, {
      failAt: failAt && { name: failAt, pass },
      isHasty: name === "postgres",
    });
    running.push(replica);
    return replica;
  }

  async function die(death: Death): Promise<void> {
    const victim = await (death === "any moment"
      ? start()
      : start(death, 1 + random.below(RARE.test(death) ? 3 : LAST_PASS)));
    if (death === "any moment") victim.send((await sleep(random.below(1_500)), "SIGKILL"));
    await Promise.race([victim.ended, sleep(MOST_MILLISECONDS_A_DEATH, undefined, { ref: false })]);
    expect([death, victim.isRunning], victim.log).to.deep.equal([death, false]);
    expect([death, (await victim.ended).signal], victim.log).to.deep.equal([death, "SIGKILL"]);
  }

  it(`lose nothing and do nothing twice: ${deaths.length} deaths, seed ${SEED}`, async function () {
    this.timeout(QUIET_WITHIN_MS * 2 + deaths.length * MOST_MILLISECONDS_A_DEATH);
    await fund(database(), "alice", CREDIT);
    const { secret: key } = await createKeyStore(database()).create("alice", "test");
    const unsettled = watchMoney(receivers, database());
    const urls = () => running.filter(({ isRunning, url }) => isRunning && url !== "").map(({ url }) => url);
    const load = new VideoLoad({
      key,
      callers: CALLERS[name],
      urls,
      receivers: receivers.map(({ url }) => url),
      random,
    });
    if (name === "postgres") await start();
    load.start();
    for (const death of deaths) await die(death);
    const survivor = name === "postgres" ? running[0] : await start();
    if (survivor === undefined) throw new Error("no process serves");
    const answered = () => load.made.filter(({ status }) => status === 200).length;
    await until(() => answered() > deaths.length * 2, QUIET_WITHIN_MS);
    await load.stop();
    // On a server other processes may run. A task of a dead one is found when its deadline to create it has passed.
    if (name === "postgres") await createTaskStore(database()).recover(Number.MAX_SAFE_INTEGER);
    await until(() => isQuiet(database()), QUIET_WITHIN_MS);

    const hits = receivers.flatMap((receiver) => receiver.hits);
    const outcomes = { gateway: { url: survivor.url, key }, made: load.made, videoUpstream, hits };
    expect(await findViolations(database(), outcomes), `seed ${SEED}`).to.deep.equal([]);
    expect(await unsettled(), "called back about before they were paid for").to.deep.equal([]);
    expect(await survivor.end(), survivor.log).to.deep.equal({ code: 0, signal: null });
    await expectAllPaid(database());
    const deletions = load.made.flatMap((made) => made.deletions);
    if (process.env.ISOGLOSS_CRASHES !== undefined) {
      const done = deletions.filter((status) => status === 200);
      const deleted = `${deletions.length} deletions, ${done.length} of them done`;
      console.log(
        `      ${load.made.length} creations, ${answered()} answered, ${videoUpstream.jobs.length} jobs, ` +
          `${deleted}, ${hits.length} callbacks`,
      );
    }
  });
});

/** Looks at the ledger at each callback. Returns the tasks that were not settled then. */
function watchMoney(receivers: readonly FaultyReceiver[], database: Database): () => Promise<string[]> {
  const looks: Promise<string | undefined>[] = [];
  for (const receiver of receivers) {
    const { choose } = receiver;
    receiver.choose = (hit) => {
      const id = String(hit.headers["idempotency-key"]);
      looks.push(
        database("tasks")
          .join("holds", "holds.id", "tasks.hold_id")
          .where("tasks.id", id)
          .first("holds.state")
          .then((row: { state: string } | undefined) => (row === undefined || row.state === "held" ? id : undefined)),
      );
      return choose(hit);
    };
  }
  return async () => (await Promise.all(looks)).filter((id) => id !== undefined);
}

/** The wallet has paid for all jobs together. The rest is reserved for tasks with an unknown outcome. */
async function expectAllPaid(database: Database): Promise<void> {
  type Row = {
    readonly state: string;
    readonly callback_url: string;
    readonly dialect: string;
    readonly upstream_dialect: string;
    readonly ticks: bigint;
  };
  const rows = (await database("tasks")
    .join("holds", "holds.id", "tasks.hold_id")
    .select("tasks.*", "holds.ticks")) as Row[];
  const doubted = rows.filter(({ state }) => state === "ambiguous");
  const spent = rows
    .filter(({ state }) => state !== "ambiguous" && state !== "cancelled")
    .reduce((sum, row) => sum + priceOf(numberIn(row.callback_url), row.dialect, row.upstream_dialect), 0n);
  const reserved = doubted.reduce((sum, { ticks }) => sum + ticks, 0n);
  expect(await amountsOf(database, "alice")).to.deep.include({ balance: CREDIT - spent, spent, reserved });
}
