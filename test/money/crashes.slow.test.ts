import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect } from "chai";
import { clockOf } from "../../src/stores/drivers/clock.js";
import { FAIL_POINTS, readFailPoint } from "../../src/stores/drivers/fail-points.js";
import { createAllotmentStore } from "../../src/stores/wallets/allotment-store.js";
import { createMoneyStore } from "../../src/stores/wallets/money-store.js";
import { findFaults } from "../support/auditor.js";
import { forEachEngine } from "../support/engines.js";
import { amountsOf, callerOf, chargeOf, fund, held, LIFETIME_MS, requestedVideoOf } from "../support/money/holds.js";
import { nodeRuns } from "../support/checkout.js";

const run = promisify(execFile);

async function signalOf(child: Promise<unknown>): Promise<unknown> {
  return child.then(
    () => "none",
    (error: unknown) => (error as { signal: unknown }).signal,
  );
}

forEachEngine("a process that is killed", (database, { location }) => {
  for (const point of FAIL_POINTS.filter((name) => /^(reserve|settle|release|expire)\./.test(name))) {
    it(`at ${point} leaves consistent ledgers, and another process can finish the calls`, async () => {
      await fund(database(), "alice", 100n);
      const caller = await callerOf(database(), "alice", { limits: { ticksPerDay: 100n } });
      const environment = { ...process.env, ISOGLOSS_FAIL_AT: point };
      const child = run(
        process.execPath,
        [...nodeRuns("test/money/crash-in-process"), location(), caller.keyId, caller.walletId],
        { env: environment },
      );
      expect(await signalOf(child)).to.equal("SIGKILL");
      expect(await findFaults(database())).to.deep.equal([]);

      const money = createMoneyStore(database());
      const again = async (callId: string) => held(await money.reserve(requestedVideoOf(caller, 10n, { callId })));
      await money.settle(await again("settled"), chargeOf(7n));
      await money.release(await again("released"), "refused");
      await again("expired");
      // The clocks of the two processes may differ a little.
      await money.expire(clockOf(database())() + 2 * LIFETIME_MS);
      const states: unknown = await database()("holds").orderBy("call_id").select("call_id", "state");
      expect(states).to.deep.equal(["expired", "released", "settled"].map((name) => ({ call_id: name, state: name })));
      expect(await amountsOf(database(), "alice")).to.deep.equal({
        balance: 93n,
        reserved: 0n,
        spent: 7n,
        overrun: 0n,
      });
    });
  }
});

forEachEngine("a process that is killed while it writes several calls together", (database, { location }) => {
  for (const point of FAIL_POINTS.filter((name) => /^(reserve|settle)\./.test(name))) {
    it(`at ${point} has written all of them or none`, async () => {
      await fund(database(), "alice", 100n);
      const caller = await callerOf(database(), "alice", { limits: { ticksPerDay: 50n } });
      const child = run(
        process.execPath,
        [...nodeRuns("test/money/crash-with-group"), location(), caller.keyId, caller.walletId],
        { env: { ...process.env, ISOGLOSS_FAIL_AT: point } },
      );
      expect(await signalOf(child)).to.equal("SIGKILL");
      expect(await findFaults(database())).to.deep.equal([]);
      const states = (await database()("holds").orderBy("call_id").pluck("state")) as string[];
      const isEnded = point === "settle.committed";
      const isHeld = point === "reserve.committed" || point.startsWith("settle.");
      expect(states).to.deep.equal(isHeld ? Array.from({ length: 3 }, () => (isEnded ? "settled" : "held")) : []);

      await createMoneyStore(database()).expire(clockOf(database())() + 2 * LIFETIME_MS);
      expect(await findFaults(database())).to.deep.equal([]);
      const { reserved, spent } = await amountsOf(database(), "alice");
      expect([reserved, spent]).to.deep.equal([0n, isEnded ? 21n : 0n]);
    });
  }
});

forEachEngine("a process with an allotment that is killed", (database, { location }) => {
  for (const point of FAIL_POINTS.filter((name) => /^(allot|settle|expire\.committed)/.test(name))) {
    it(`at ${point} leaves consistent ledgers, and its money returns to the wallet`, async () => {
      await fund(database(), "alice", 100n);
      const caller = await callerOf(database(), "alice");
      const child = run(
        process.execPath,
        [...nodeRuns("test/money/crash-with-allotment"), location(), caller.keyId, caller.walletId],
        { env: { ...process.env, ISOGLOSS_FAIL_AT: point } },
      );
      expect(await signalOf(child)).to.equal("SIGKILL");
      expect(await findFaults(database())).to.deep.equal([]);

      await createAllotmentStore(database()).expire(clockOf(database())() + 2 * LIFETIME_MS);
      expect(await findFaults(database())).to.deep.equal([]);
      const { reserved, balance, spent } = await amountsOf(database(), "alice");
      expect([reserved, balance + spent]).to.deep.equal([0n, 100n]);
      const states: { state: string }[] = await database()("holds").select("state");
      // The calls of one transaction ended together, or none did.
      expect([0, 2]).to.include(states.length);
      expect(spent).to.equal(states.length === 0 ? 0n : 7n);
    });
  }
});

describe("a fail point", () => {
  it("is chosen by its name, and by how often it is passed", () => {
    expect(readFailPoint("settle.ledger")).to.deep.equal({ name: "settle.ledger", pass: 1 });
    expect(readFailPoint("settle.ledger:12")).to.deep.equal({ name: "settle.ledger", pass: 12 });
  });

  for (const written of [undefined, ""])
    it(`is not chosen by ${String(written)}`, () => expect(readFailPoint(written)).to.equal(undefined));

  for (const written of ["reserve.nowhere", "settle.before:0", "settle.before:x", "settle.before:"]) {
    it(`is not ${written}`, () =>
      expect(() => readFailPoint(written)).to.throw(`ISOGLOSS_FAIL_AT=${written} is no fail point`));
  }
});
