import { expect } from "chai";
import { createCallbackStore } from "../../../src/stores/tasks/callback-store.js";
import { localClock } from "../../../src/stores/drivers/clock.js";
import { createClockStore, type LongestDelays } from "../../../src/stores/drivers/heal-clock.js";
import { createMoneyStore } from "../../../src/stores/wallets/money-store.js";
import { createTaskStore } from "../../../src/stores/tasks/task-store.js";
import { callerOf, fund, held, requestedVideoOf } from "../../support/money/holds.js";
import { CALLBACK, accepted, endingOf, intentOf } from "../../support/tasks/tasks.js";
import { forEachEngine } from "../../support/engines.js";

const HOUR_MS = 3_600_000;
const DELAYS: LongestDelays = {
  pollMs: 40_000,
  leaseMs: 30_000,
  makingMs: 300_000,
  deletionMs: 21_600_000,
  attemptMs: 30_000,
  beforeAttemptMs: [0, 11_000],
  holdMs: 120_000,
};
const TOLERANCE_MS = 6_000;

describe("createClockStore: a machine's clock", () => {
  let wall = 1_700_000_000_000;
  let monotonic = 5;
  const pass = (milliseconds: number) => ((wall += milliseconds), (monotonic += milliseconds));
  const open = () => localClock({ wall: () => wall, monotonic: () => monotonic });

  it("follows the time, and gradual corrections of a time service", () => {
    const clock = open();
    for (let second = 0; second < 3_600; second += 1) {
      pass(1_000);
      wall += 1;
      expect([clock.now(), clock.step()]).to.deep.equal([wall, 0]);
    }
  });

  it("reports whole milliseconds where the steady clock does not", () => {
    const clock = open();
    wall -= HOUR_MS;
    monotonic += 0.3;
    expect(Number.isInteger(clock.now())).to.equal(true);
  });

  for (const step of [-HOUR_MS, HOUR_MS]) {
    it(`continues steadily when it is set ${step < 0 ? "back" : "forward"}, until that is handled`, () => {
      const clock = open();
      const before = clock.now();
      wall += step;
      pass(20);
      expect([clock.now(), clock.step()]).to.deep.equal([before + 20, step]);
      pass(20);
      expect([clock.now(), clock.step()]).to.deep.equal([before + 40, step]);
      clock.follow();
      expect([clock.now(), clock.step()]).to.deep.equal([wall, 0]);
    });
  }
});

forEachEngine("createClockStore: after the clock was put back by an hour between two processes", (database) => {
  /** Of a process that started an hour ahead. */
  const ahead = () => Date.now() + HOUR_MS;
  const heal = () => createClockStore(database()).healFromBefore(DELAYS);
  const isSoon = (moment: unknown, within: number) =>
    expect(Number(moment)).to.be.at.most(Date.now() + within + TOLERANCE_MS);

  beforeEach(() => fund(database(), "alice", 1_000n));

  it("tasks are polled as soon as before, whatever process polled them, and callbacks are retried too", async () => {
    const caller = await callerOf(database(), "alice");
    const early = createTaskStore(database(), ahead);
    const waiting = await accepted(early, intentOf(caller, 1n), { nextPollAt: ahead() + 10_000 });
    const polled = await accepted(early, intentOf(caller, 1n));
    expect(await early.claimDue({ owner: "dead", until: ahead() + 30_000, limit: 1 })).to.have.lengthOf(1);
    const ended = await accepted(early, intentOf(caller, 1n, { callbackUrl: CALLBACK }));
    const [claimed] = await early.claimDue({ owner: "dead", until: ahead() + 30_000, limit: 1 });
    await early.finish(claimed ?? ended, endingOf());
    await heal();
    const row = (id: string) =>
      database()("tasks").where({ id }).first("next_poll_at", "lease_until") as Promise<Record<string, unknown>>;
    isSoon((await row(waiting.id)).next_poll_at, DELAYS.pollMs);
    isSoon((await row(polled.id)).next_poll_at, DELAYS.leaseMs);
    isSoon((await row(polled.id)).lease_until, DELAYS.leaseMs);
    expect(
      await createCallbackStore(database()).claimDue({ owner: "me", until: Date.now() + 1_000, limit: 9 }),
    ).to.have.lengthOf(1);
  });

  it("an upstream job is deleted no later than it would be", async () => {
    const caller = await callerOf(database(), "alice");
    const { id } = await accepted(createTaskStore(database()), intentOf(caller, 1n));
    await database()("tasks")
      .where({ id })
      .update({ delete_job_at: Date.now() + 300 * 24 * HOUR_MS });
    await heal();
    const [at] = await database()("tasks").where({ id }).pluck<bigint[]>("delete_job_at");
    isSoon(at, DELAYS.deletionMs);
  });

  it("the hold of a dead process is released as soon as before", async () => {
    const caller = await callerOf(database(), "alice");
    held(await createMoneyStore(database(), ahead).reserve(requestedVideoOf(caller, 1n)));
    await heal();
    isSoon(((await database()("holds").first("expires_at")) as { expires_at: bigint }).expires_at, DELAYS.holdMs);
  });

  it("a key's rate leaks again at once, as fast as before", async () => {
    const caller = await callerOf(database(), "alice", { limits: { requestsPerMinute: 1 } });
    held(await createMoneyStore(database(), ahead).reserve(requestedVideoOf(caller, 1n)));
    await heal();
    const at = Date.now();
    const money = (later: number) =>
      createMoneyStore(database(), () => at + later).reserve(requestedVideoOf(caller, 1n));
    expect(await money(0)).to.deep.include({ refused: "rate", limit: "requests" });
    held(await money(60_000));
  });
});
