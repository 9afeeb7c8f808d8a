import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { createCallbackStore } from "../../../src/stores/tasks/callback-store.js";
import { type Clock, clockOf, databaseClock } from "../../../src/stores/drivers/clock.js";
import { createTaskStore } from "../../../src/stores/tasks/task-store.js";
import { callerOf, fund } from "../../support/money/holds.js";
import { until } from "../../support/until.js";
import { CALLBACK, accepted, endingOf, intentOf } from "../../support/tasks/tasks.js";
import { forEachEngine } from "../../support/engines.js";

const LEASE_MS = 30_000;
const HOUR_MS = 3_600_000;
const monotonic = () => performance.now();
/** The possible error of a clock that was read while the machine paused. */
const OFF_MS = 10_000;

forEachEngine("the clock of a database", (database, { name }) => {
  it("is the machine's where the server runs on it", () => {
    const before = Date.now();
    expect(clockOf(database())()).to.be.within(before - 50, Date.now() + 50);
  });

  if (name === "sqlite") return;

  it("is read again: a machine's own may be set forward", async () => {
    let skew = 0;
    const clock = await databaseClock(database(), { wall: () => Date.now() + skew, monotonic }, 5);
    skew = 3_600_000;
    await until(() => clock.now() < Date.now() + OFF_MS);
  });

  it("continues while the server is unavailable", async () => {
    const clock = await databaseClock(database(), { wall: () => Date.now() + HOUR_MS, monotonic }, 5);
    await database().destroy();
    for (let look = 0; look < 3; look += 1) {
      await sleep(10);
      expect(clock.now()).to.be.within(Date.now() - OFF_MS, Date.now() + OFF_MS);
    }
    database().initialize();
  });

  for (const skew of [-3_600_000, -31_000, 31_000, 3_600_000]) {
    describe(`on a machine whose own clock is ${skew} ms ahead`, () => {
      let clock: Clock;
      beforeEach(async () => {
        clock = (await databaseClock(database(), { wall: () => Date.now() + skew, monotonic })).now;
      });

      it("is the server's", () => expect(clock()).to.be.within(Date.now() - OFF_MS, Date.now() + OFF_MS));

      it("makes no task and no callback due while another process works on it", async () => {
        await fund(database(), "alice", 100n);
        const caller = await callerOf(database(), "alice");
        const [here, there] = [createTaskStore(database()), createTaskStore(database(), clock)];
        await accepted(here, intentOf(caller, 1n, { callbackUrl: CALLBACK }));
        const [task] = await here.claimDue({ owner: "a", until: here.now() + LEASE_MS, limit: 1 });
        expect(await there.claimDue({ owner: "b", until: there.now() + LEASE_MS, limit: 1 })).to.deep.equal([]);
        if (task === undefined) throw new Error("it is not due");
        await here.finish(task, endingOf());
        const [callbacks, others] = [createCallbackStore(database()), createCallbackStore(database(), clock)];
        await sleep(20);
        expect(await callbacks.claimDue({ owner: "a", until: callbacks.now() + LEASE_MS, limit: 1 })).to.have.lengthOf(
          1,
        );
        expect(await others.claimDue({ owner: "b", until: others.now() + LEASE_MS, limit: 1 })).to.deep.equal([]);
      });
    });
  }
});
