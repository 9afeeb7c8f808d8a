import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { jittered, pollWait, tickFor } from "../../src/workers/backoff.js";
import { KeyedLimiter } from "../../src/workers/keyed-limiter.js";

describe("the waits between polls", () => {
  const waits: [string, number, number, number][] = [
    ["the first of the list at first", 0, 0, 2_000],
    ["the next ones then", 1, 0, 5_000],
    ["the last one for ever after", 99, 0, 10_000],
    ["the last one after a failure", 0, 1, 10_000],
    ["twice that after two", 5, 2, 20_000],
    ["four times that at most", 50, 40, 40_000],
  ];
  for (const [what, polls, failures, wanted] of waits) {
    it(`are ${what}`, () => expect(pollWait([2, 5, 10], polls, failures, () => 0.5)).to.equal(wanted));
  }

  it("are a tenth more or less", () =>
    expect([jittered(10, () => 0), jittered(10, () => 1)]).to.deep.equal([9_000, 11_000]));
});

describe("checks for due tasks", () => {
  const looks: [string, number[], number][] = [
    ["come four times a second", [2, 5, 10], 250],
    ["come as often as the shortest of quick polls", [5, 0.1, 10], 100],
    ["come no more than twenty times a second", [0.001], 50],
  ];
  for (const [what, seconds, wanted] of looks) {
    it(what, () => expect(tickFor(seconds)).to.equal(wanted));
  }
});

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
