/** Money of reservations whose answer was lost, in a process that lives on. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { pino } from "pino";
import { HoldManager } from "../../src/money/hold-manager.js";
import type { HoldTimes } from "../../src/money/hold-times.js";
import { type Database, openDatabase } from "../../src/stores/drivers/database.js";
import type { Caller } from "../../src/stores/keys/caller.js";
import { createAllotmentStore } from "../../src/stores/wallets/allotment-store.js";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { forEachEngine } from "../support/engines.js";
import { amountsOf, callerOf, chargeOf, fund, requestedVideoOf } from "../support/money/holds.js";
import { NO_ALLOTMENTS } from "../support/money/no-allotments.js";
import { failureOf } from "../support/promises.js";
import { ServerLink } from "../support/processes/server-link.js";
import { until } from "../support/until.js";

/** Far below the lease of two minutes. */
const SOON_MS = 20_000;
const RICH = 10n ** 9n;

/** As the query builder reports it: without a code, and after the statement. */
const lost = () => new Error('select "id" from "holds" - Connection terminated unexpectedly');

/** The same store, of which the next calls of some names are done without an answer, or fail before they are done. */
function losing<Store extends object>(store: Store, faults: { name: string; isDone: boolean }[]): Store {
  return new Proxy(store, {
    get: (target, name) => {
      const real = Reflect.get(target, name) as (...given: unknown[]) => Promise<unknown>;
      return async (...given: unknown[]) => {
        const index = faults.findIndex((fault) => fault.name === name);
        const [fault] = index < 0 ? [] : faults.splice(index, 1);
        if (fault?.isDone === false) throw lost();
        const answer = await real.apply(target, given);
        if (fault !== undefined) throw lost();
        return answer;
      };
    },
  });
}

forEachEngine("money whose reservation had no answer", (database, { name: engine, location }) => {
  let caller: Caller;
  let manager: HoldManager;
  let lines: string[];
  const reserved = async () => (await amountsOf(database(), "alice")).reserved;
  const states = async () => (await database()("holds").select("state").orderBy("created_at")) as { state: string }[];

  beforeEach(async () => {
    lines = [];
    await fund(database(), "alice", RICH);
    caller = await callerOf(database(), "alice");
  });
  afterEach(() => manager.stop());

  const managerOf = (faults: { name: string; isDone: boolean }[], times: Partial<HoldTimes> = {}) => {
    const stores = { money: createMoneyStore(database()), allotments: createAllotmentStore(database()) };
    return open(
      { money: losing(stores.money, faults), allotments: losing(stores.allotments, faults) },
      { allotments: { leastCalls: Infinity }, ...times },
    );
  };
  const open = (stores: ConstructorParameters<typeof HoldManager>[0], times: Partial<HoldTimes>) => {
    const log = pino({ base: null }, { write: (line: string) => void lines.push(line) });
    manager = new HoldManager(stores, log, { retryMs: 20, ...times });
    manager.start();
    return manager;
  };
  const fails = async () => {
    expect(await failureOf(Promise.resolve(manager.reserve(requestedVideoOf(caller, 30n))))).to.be.instanceOf(Error);
  };

  it("is back in the wallet long before its lease ends", async () => {
    managerOf([{ name: "reserve", isDone: true }]);
    await fails();
    await until(async () => (await reserved()) === 0n, SOON_MS);
    expect(await states()).to.deep.equal([{ state: "released" }]);
    await until(() => lines.some((line) => line.includes("hold.recovered")));
  });

  it("was never taken where nothing had been written, and nothing is logged", async () => {
    managerOf([{ name: "reserve", isDone: false }]);
    await fails();
    await manager.stop();
    expect([await reserved(), await states(), lines]).to.deep.equal([0n, [], []]);
  });

  it("is looked for until the database answers", async () => {
    managerOf([
      { name: "reserve", isDone: true },
      { name: "holdOf", isDone: false },
      { name: "holdOf", isDone: true },
      { name: "release", isDone: false },
      { name: "release", isDone: true },
    ]);
    await fails();
    await until(async () => (await reserved()) === 0n, SOON_MS);
  });

  it("is given back before the process stops", async () => {
    managerOf([{ name: "reserve", isDone: true }]);
    await fails();
    await manager.stop();
    expect(await reserved()).to.equal(0n);
  });

  for (const action of ["take", "close"])
    it(`is back when an allotment is lost at “${action}”`, async () => {
      const faults = [{ name: action, isDone: action === "take" }];
      managerOf(faults, { allotments: { leastCalls: 2, idleMs: 20, tidyMs: 10, pauseMs: 60_000 } });
      // Several in one second, on a machine of any speed, and a pause after them.
      await until(async () => {
        const made = Array.from({ length: 4 }, () => manager.reserve(requestedVideoOf(caller, 30n)));
        for (const admission of await Promise.all(made))
          if ("hold" in admission) await manager.settle(admission.hold, chargeOf(1n));
        await sleep(60);
        return faults.length === 0;
      }, SOON_MS);
      await until(async () => (await reserved()) === 0n, SOON_MS);
      expect(await database()("allotments").select("id")).to.deep.equal([]);
    });

  if (engine !== "postgres") return;

  describe("over a connection", () => {
    let link: ServerLink;
    let linked: Database;

    beforeEach(async () => {
      link = await ServerLink.open(location());
      linked = await openDatabase(link.address);
    });
    afterEach(async () => {
      await manager.stop();
      await linked.destroy();
      await link.close();
    });

    it("that ends in place of the answer to COMMIT", async () => {
      open({ money: createMoneyStore(linked), allotments: NO_ALLOTMENTS }, {});
      // Other transactions, such as those of sweeps, run beside it.
      link.loseAnswers((sent, before) => sent.includes("COMMIT") && before.includes("INSERT INTO holds"));
      await fails();
      expect(link.lost).to.equal(1);
      await until(async () => (await states()).every(({ state }) => state === "released"), SOON_MS);
      expect([await reserved(), (await states()).length]).to.deep.equal([0n, 1]);
    });

    it("that ends while the transaction is still open at the server, which may commit later", async () => {
      open({ money: createMoneyStore(linked), allotments: NO_ALLOTMENTS }, {});
      const other = await database().transaction();
      const input = requestedVideoOf(caller, 30n);
      await other("wallets").where({ id: caller.walletId }).update({ reserved_ticks: 30 });
      const looked = createMoneyStore(linked).holdOf(input.callId, caller.walletId);
      await other("holds").insert({
        ...{ id: "hold_1", wallet_id: caller.walletId, key_id: caller.keyId, call_id: input.callId, model: "a/b" },
        ...{ ticks: 30, prices: "{}", state: "held", created_at: 1, expires_at: Date.now() + 60_000 },
      });
      await other.commit();
      expect(await looked).to.deep.equal({ id: "hold_1", walletId: caller.walletId, ticks: 30n });
      await manager.release({ id: "hold_1", walletId: caller.walletId, ticks: 30n }, "test");
    });
  });
});
