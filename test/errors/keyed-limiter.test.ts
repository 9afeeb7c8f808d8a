import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { KeyedLimiter } from "../../src/errors/keyed-limiter.js";

describe("the limit of parallel work", () => {
  it("is released when the work is done, however it ends, and others wait for it", async () => {
    const room = new KeyedLimiter(2, 1);
    const ends: (() => void)[] = [];
    const work = () =>
      new Promise<void>((resolve, reject) =>
        ends.push(ends.length === 0 ? () => reject(new Error("it failed")) : resolve),
      );
    const all = Promise.allSettled(["a", "b", "c"].map((kind) => room.during(kind, work)));
    await sleep(1);
    expect([room.left, room.full, ends.length]).to.deep.equal([0, ["a", "b"], 2]);
    ends[0]?.();
    await sleep(1);
    expect([room.full, ends.length]).to.deep.equal([["b", "c"], 3]);
    ends.forEach((end) => end());
    expect((await all).map(({ status }) => status)).to.deep.equal(["rejected", "fulfilled", "fulfilled"]);
    expect([room.left, room.full]).to.deep.equal([2, []]);
  });

  it("is shared: work that waits for others of its kind lets other kinds pass", async () => {
    const room = new KeyedLimiter(3, 1);
    const begun: string[] = [];
    const ends: (() => void)[] = [];
    const all = ["a", "a", "b", "a"].map((kind, index) =>
      room.during(kind, () => {
        begun.push(`${kind}${index}`);
        return new Promise<void>((resolve) => ends.push(resolve));
      }),
    );
    await sleep(1);
    expect([begun, room.left, room.full]).to.deep.equal([["a0", "b2"], 1, ["a", "b"]]);
    for (let ended = 0; ended < all.length; ended += 1) {
      ends[ended]?.();
      await sleep(1);
    }
    await Promise.all(all);
    expect(begun).to.deep.equal(["a0", "b2", "a1", "a3"]);
  });
});
