/** Three replicas under load while everything around them fails. `make soak-replicas` runs it for minutes or hours. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createTaskStore } from "../../../src/stores/tasks/task-store.js";
import { callProgram } from "../../support/commands/call-program.js";
import { Random } from "../../support/processes/random.js";
import { Cluster } from "../../support/soak/cluster.js";
import { SoakFaults, type Steps } from "../../support/soak/soak-faults.js";
import { countFreeAnswers } from "../../support/soak/free-answers.js";
import { findSoakViolations } from "../../support/soak/soak-invariants.js";
import { SoakLoad } from "../../support/soak/soak-load.js";
import { figuresOf } from "../../support/soak/soak-figures.js";
import { makeKeys, scarceIn } from "../../support/soak/soak-wallets.js";
import { isQuiet } from "../../support/tasks/crash-engine.js";
import { until } from "../../support/until.js";

const USUAL_SECONDS = 8;
const SECONDS = Number(process.env.ISOGLOSS_SOAK_SECONDS ?? USUAL_SECONDS);
const SEED = Number(process.env.ISOGLOSS_SEED ?? Math.floor(Math.random() * 2 ** 31));
/** Where another run was, as it prints it. */
const STEPS = readSteps(process.env.ISOGLOSS_STEPS ?? "0,0,0");
/** A long run uses the program as it is shipped. In a short one leases are short, so that their end is seen. */
const IS_LONG = SECONDS >= 300;
const LEASE_MS = IS_LONG ? 120_000 : 8_000;
/** A suspension beyond the leases takes as long, and others of the run should happen too. */
const HAS_LONG_SUSPENSIONS = SECONDS * 1_000 >= 6 * LEASE_MS;
const QUIET_WITHIN_MS = IS_LONG ? 300_000 : 60_000;
const MEASURE_MS = 1_000;
const MOST_MEMORY_MIB = 450;
const REPORT_MS = 60_000;

describe("three replicas behind a balancer", () => {
  let cluster: Cluster;
  const random = new Random(SEED);

  before(async function () {
    this.timeout(90_000);
    const times = IS_LONG ? {} : { isHasty: true, leaseMs: LEASE_MS };
    cluster = await Cluster.build(random, { ...times, hasOwnClock: true });
  });
  after(async function () {
    this.timeout(60_000);
    await (cluster as Cluster | undefined)?.raze();
  });

  it(`lose nothing and do nothing twice in ${SECONDS} s of faults, seed ${SEED}`, async function () {
    this.timeout(SECONDS * 1_000 + 2 * QUIET_WITHIN_MS + 120_000);
    const load = new SoakLoad(cluster, await makeKeys(cluster.database, scarceIn(SECONDS)), SEED);
    const leaseMs = HAS_LONG_SUSPENSIONS ? LEASE_MS : undefined;
    const faults = new SoakFaults(cluster, { seed: SEED, from: STEPS, leaseMs });
    const figures = () => figuresOf({ cluster, load, faults, seed: SEED });
    const measuring = setInterval(() => cluster.measure(), MEASURE_MS);
    const reporting = setInterval(() => IS_LONG && console.log(figures()), REPORT_MS);
    await cluster.untilReady();
    load.start();
    faults.start();
    await sleep(SECONDS * 1_000);
    await faults.stop();
    await load.stop();
    const ambiguous = await drain(cluster);
    clearInterval(measuring);
    clearInterval(reporting);
    console.log(figures());

    const ends = await cluster.stop();
    expect(ends.map(({ code }) => code)).to.deep.equal([0, 0, 0]);
    const result = { cluster, load, forgiven: faults.forgiven, seconds: SECONDS, ambiguous };
    const { answered, excused, free } = await countFreeAnswers(result);
    console.log(`      of ${answered} answers ${excused} came while their process could not charge; ${free} are free`);
    expect(await findSoakViolations(result), `seed ${SEED}`).to.deep.equal([]);
    expect(free, "free answers").to.be.at.most(excused);
    expect(faults.badEnds, "processes that were asked to end").to.deep.equal([]);
    expect(cluster.mostMemory, "MiB of one process").to.be.within(1, MOST_MEMORY_MIB);
  });
});

function readSteps(written: string): Steps {
  const [processes, database, others] = written.split(",").map(Number);
  if (processes === undefined || database === undefined || others === undefined || /[^\d,]/.test(written))
    throw new Error(`ISOGLOSS_STEPS are three numbers, such as 12,30,57, and not ${written}`);
  return [processes, database, others];
}

/** Waits until nothing is left to do. Returns the tasks of which an operator had to decide. */
async function drain({ database, members: [member] }: Cluster): Promise<string[]> {
  // A task of a dead process is found when its deadline to create it has passed.
  await createTaskStore(database).recover(Number.MAX_SAFE_INTEGER);
  await until(() => isQuiet(database), QUIET_WITHIN_MS);
  const rows: { id: string }[] = await database("tasks").where({ state: "ambiguous" }).select("id");
  for (const { id } of rows) {
    const { code, stderr } = await callProgram(member?.directory.directory ?? "", "task", "resolve", id, "--released");
    expect(code, stderr).to.equal(0);
  }
  await until(() => isQuiet(database), QUIET_WITHIN_MS);
  await until(async () => (await database("holds").where({ state: "held" })).length === 0, QUIET_WITHIN_MS);
  await until(async () => (await database("allotments")).length === 0, QUIET_WITHIN_MS);
  return rows.map(({ id }) => id);
}
