import { expect } from "chai";
import { MemoryBudget } from "../../src/bodies/memory-budget.js";

const MIB = 1024 * 1024;
const codeOf = async (promise: Promise<unknown> | undefined) =>
  Promise.resolve(promise).then(
    () => "held",
    (error: { code?: string }) => error.code,
  );
const soon = () => new Promise((resolve) => setTimeout(resolve, 5));

describe("MemoryBudget: the memory for bodies", () => {
  it("is granted at once while there is some, and released", () => {
    const budget = new MemoryBudget(100);
    const lease = budget.open();
    expect(lease.hold(60)).to.equal(undefined);
    lease.keep(70);
    expect(budget.held).to.equal(60);
    lease.keep(10);
    expect(budget.held).to.equal(10);
    lease.release();
    lease.release();
    expect(budget.held).to.equal(0);
  });

  it("is not granted any more for a call that is over", () => {
    const budget = new MemoryBudget(100);
    const lease = budget.open();
    lease.release();
    expect(() => lease.hold(1)).to.throw(RangeError);
    expect(budget.held).to.equal(0);
  });

  it("is waited for, and refused when none comes", async () => {
    const budget = new MemoryBudget(100, { timeoutMs: 20 });
    const first = budget.open();
    await first.hold(100);
    const second = budget.open();
    expect(await codeOf(second.hold(1))).to.equal("overloaded");
    const waiting = codeOf(second.hold(1));
    first.release();
    expect(await waiting).to.equal("held");
    second.release();
    expect(budget.held).to.equal(0);
  });

  it("is granted in the order of first grants, not of requests", async () => {
    const budget = new MemoryBudget(100, { timeoutMs: 15_000 });
    const [holder, early, late] = [budget.open(), budget.open(), budget.open()];
    await holder.hold(100);
    const order: string[] = [];
    const both = [
      Promise.resolve(late.hold(60)).then(() => order.push("late")),
      Promise.resolve(early.hold(60)).then(() => order.push("early")),
    ];
    holder.release();
    await soon();
    expect(order).to.deep.equal(["early"]);
    early.release();
    await Promise.all(both);
    expect(order).to.deep.equal(["early", "late"]);
  });

  it("lets one finish where all wait for each other", async () => {
    const budget = new MemoryBudget(300, { reserve: 100, timeoutMs: 15_000 });
    const leases = Array.from({ length: 8 }, () => budget.open());
    let most = 0;
    const read = async (lease: ReturnType<MemoryBudget["open"]>) => {
      for (let count = 0; count < 20; count++) {
        await lease.hold(5);
        most = Math.max(most, budget.held);
        await soon();
      }
      lease.release();
    };
    expect(await Promise.all(leases.map((lease) => codeOf(read(lease))))).to.deep.equal(leases.map(() => "held"));
    expect([most <= 300, budget.held]).to.deep.equal([true, 0]);
  });

  it("favours the next when the favoured one gives up", async () => {
    const budget = new MemoryBudget(300, { reserve: 200, timeoutMs: 20 });
    const [holder, impatient, last] = [budget.open(), budget.open(), budget.open()];
    await holder.hold(100);
    expect(await codeOf(impatient.hold(250))).to.equal("overloaded");
    expect(await codeOf(last.hold(150))).to.equal("held");
  });

  it("has a reserve for small ones", async () => {
    const budget = new MemoryBudget(64 * MIB, { reserve: 16 * MIB, timeoutMs: 20 });
    const large = [budget.open(), budget.open()];
    await large[0]?.hold(44 * MIB);
    expect(await codeOf(large[1]?.hold(2 * MIB))).to.equal("held");
    expect(budget.open().hold(1000)).to.equal(undefined);
  });

  it("is waited for a while in all, however many pieces a body comes in", async () => {
    const budget = new MemoryBudget(100, { timeoutMs: 400 });
    const [one, two] = [budget.open(), budget.open()];
    await one.hold(100);
    const first = codeOf(two.hold(10));
    setTimeout(() => one.keep(90), 250);
    expect(await first).to.equal("held");
    const begunAt = performance.now();
    expect(await codeOf(two.hold(10))).to.equal("overloaded");
    expect(performance.now() - begunAt).to.be.below(250);
  });

  describe("shared by wallets", () => {
    const rules = { reserve: 100, timeoutMs: 50, walletShare: 0.75 };

    it("is never held by one of them alone, but for the one call that may finish", async () => {
      const budget = new MemoryBudget(500, rules);
      const held = Array.from({ length: 5 }, () => budget.open("alice"));
      const outcomes = await Promise.all(held.map((lease) => codeOf(lease.hold(90))));
      // 0.75 of 400, and the reserve for one of those that wait.
      expect(outcomes).to.deep.equal(["held", "held", "held", "held", "overloaded"]);
      expect(budget.open("bob").hold(40)).to.equal(undefined);
    });

    it("is for others what it was while one of them uses the reserve", async () => {
      const budget = new MemoryBudget(500, rules);
      const held = Array.from({ length: 4 }, () => budget.open("alice"));
      for (const lease of held) await lease.hold(90);
      expect(budget.held).to.equal(360);
      // 360 of 400 but for the reserve, of which one has 90.
      expect(budget.open("bob").hold(100)).to.equal(undefined);
      held.forEach((lease) => lease.release());
      expect(budget.held).to.equal(100);
    });

    it("is there again for a wallet that has released some", () => {
      const budget = new MemoryBudget(400, { walletShare: 0.5 });
      const lease = budget.open("alice");
      expect(lease.hold(200)).to.equal(undefined);
      lease.keep(50);
      expect(budget.open("alice").hold(150)).to.equal(undefined);
    });

    it("lets the call finish whose wallet holds least, not the one that came first", async () => {
      const budget = new MemoryBudget(300, { reserve: 100, timeoutMs: 15_000 });
      const [large, other, favoured] = [budget.open("alice"), budget.open("carol"), budget.open("carol")];
      const [more, small] = [budget.open("alice"), budget.open("bob")];
      await Promise.all([large.hold(150), other.hold(50), favoured.hold(90)]);
      const order: string[] = [];
      const waiting = [
        Promise.resolve(more.hold(95)).then(() => order.push("alice")),
        Promise.resolve(small.hold(95)).then(() => order.push("bob")),
      ];
      favoured.release();
      await soon();
      expect(order).to.deep.equal(["bob"]);
      small.release();
      await Promise.all(waiting);
      expect(order).to.deep.equal(["bob", "alice"]);
    });

    it("counts a call towards its wallet once that is known", async () => {
      const budget = new MemoryBudget(100, { walletShare: 0.5, timeoutMs: 10 });
      const lease = budget.open();
      lease.belongsTo("alice");
      await lease.hold(50);
      expect(await codeOf(budget.open("alice").hold(1))).to.equal("overloaded");
    });
  });
});
