import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { Database } from "../../src/stores/drivers/database.js";
import { FAIL_POINTS, type FailPoint } from "../../src/stores/drivers/fail-points.js";
import { createKeyStore } from "../../src/stores/keys/key-store.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { createAllotmentStore } from "../../src/stores/wallets/allotment-store.js";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { forEachEngine } from "../support/engines.js";
import { until } from "../support/until.js";
import { GatewayDirectory } from "../support/processes/gateway-directory.js";
import { Load } from "../support/processes/load.js";
import { ticksOfHold } from "../support/processes/numbered.js";
import { Random } from "../support/processes/random.js";
import { findViolations } from "../support/processes/invariants.js";
import { Replica } from "../support/processes/replica.js";
import { Vendor } from "../support/processes/vendor.js";
import { fund, requestedVideoOf } from "../support/money/holds.js";

/** How often a process dies at each point, on both engines. The short form uses each point on one engine, once. */
const ROUNDS = Number(process.env.ISOGLOSS_CRASHES ?? 0);
const SHORT = 2;
const SEED = Number(process.env.ISOGLOSS_SEED ?? Math.floor(Math.random() * 2 ** 31));
const MOST_MILLISECONDS_A_DEATH = 20_000;
/** Rarely passed, and not by every call: most calls are admitted from an allotment and reserve nothing themselves. */
const RARE = /^(reserve|expire|release|log|allot)\./;
/** Numbers of calls that no client makes over HTTP. */
const OVERDUE = 900_000;

/** The points that ordinary calls pass. Tasks have a test of their own. */
const POINTS = FAIL_POINTS.filter((name) => /^(reserve|allot|settle|release|expire|log|call)\./.test(name));

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

forEachEngine("gateways that are killed under load", (database, { name, location }) => {
  const deaths = deathsOn(name);
  let vendor: Vendor;
  let directory: GatewayDirectory;
  let running: Replica[];

  beforeEach(async () => {
    vendor = await Vendor.start();
    directory = new GatewayDirectory(location(), vendor.upstream.baseUrl);
    running = [];
  });

  afterEach(async () => {
    await Promise.all(running.map((replica) => replica.end("SIGKILL")));
    await vendor.upstream.stop();
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

  async function die(death: Death, random: Random): Promise<void> {
    const provoke = PROVOKED.find(({ deaths }) => deaths.test(death))?.provoke;
    await provoke?.(database());
    const victim = await (death === "any moment" ? start() : start(death, RARE.test(death) ? 1 : 1 + random.below(12)));
    if (death === "any moment") victim.send((await sleep(random.below(1_000)), "SIGKILL"));
    for (const end = Date.now() + MOST_MILLISECONDS_A_DEATH; victim.isRunning && Date.now() < end; await sleep(20))
      await provoke?.(database());
    expect([death, victim.isRunning], victim.log).to.deep.equal([death, false]);
    expect([death, (await victim.ended).signal], victim.log).to.deep.equal([death, "SIGKILL"]);
  }

  it(`leave consistent ledgers: ${deaths.length} deaths, seed ${SEED}`, async function () {
    this.timeout(60_000 + deaths.length * MOST_MILLISECONDS_A_DEATH);
    await fund(database(), "alice", 10n ** 17n);
    const { secret } = await createKeyStore(database()).create("alice", "test");
    const random = new Random(SEED);
    const urls = () => running.filter(({ isRunning, url }) => isRunning && url !== "").map(({ url }) => url);
    const load = new Load(secret, urls, random);
    if (name === "postgres") await start();
    load.start();
    for (const death of deaths) await die(death, random);
    const survivor = name === "postgres" ? running[0] : await start();
    await until(() => load.answered > deaths.length * 2);
    await load.stop();
    await until(async () => (await count(database(), "held")) === 0);
    await until(async () => (await database()("allotments")).length === 0);
    expect(await survivor?.end(), survivor?.log).to.deep.equal({ code: 0, signal: null });

    const { outcomes } = load;
    expect(
      await findViolations(database(), { wallet: "alice", outcomes, seen: vendor.seen, wereKilled: true }),
      `seed ${SEED}`,
    ).to.deep.equal([]);
    expect(load.answered, "calls answered").to.be.greaterThan(deaths.length * 2);
    for (const state of ["settled", "released"]) expect(await count(database(), state), state).to.be.greaterThan(0);
    const expired = running.flatMap((replica) => replica.logged("allotment.expired")).length;
    expect((await count(database(), "expired")) + expired, "expired").to.be.greaterThan(0);
  });
});

const PROVOKED: readonly { readonly deaths: RegExp; provoke(database: Database): Promise<void> }[] = [
  { deaths: /^expire\./, provoke: addOverdueHold },
  { deaths: /^allot\.(shrunk|removed)$/, provoke: recallAllotments },
];

let overdue = OVERDUE;

/** A hold whose lease has ended, so that there is something to sweep. */
async function addOverdueHold(database: Database): Promise<void> {
  overdue += 1;
  const call = { callId: `overdue_${overdue}`, lifetimeMilliseconds: 0 };
  await createMoneyStore(database).reserve(requestedVideoOf(await callerOfTest(database), ticksOfHold(overdue), call));
}

/** As another process does whose call finds too little in the wallet. */
async function recallAllotments(database: Database): Promise<void> {
  await createAllotmentStore(database).recall((await callerOfTest(database)).walletId);
}

async function callerOfTest(database: Database): Promise<Caller> {
  const key: { id: string; wallet_id: string } | undefined = await database("api_keys").first("id", "wallet_id");
  return { keyId: key?.id ?? "", walletId: key?.wallet_id ?? "" };
}

async function count(database: Database, state: string): Promise<number> {
  const [row]: { count: bigint }[] = await database("holds").where({ state }).count({ count: "*" });
  return Number(row?.count);
}
