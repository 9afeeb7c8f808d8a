/** Waits that end before the work does, and failures that come too late. */
import { setImmediate as turn } from "node:timers/promises";
import { expect } from "chai";
import { race, withinTime } from "../../src/errors/race.js";
import { failureOf } from "../support/promises.js";

const LONG_MS = 600_000;

describe("race: waiting for work that may take too long", () => {
  const escaped: unknown[] = [];
  const note = (reason: unknown) => void escaped.push(reason);
  const outer = process.listeners("unhandledRejection");
  beforeEach(() => {
    escaped.length = 0;
    process.removeAllListeners("unhandledRejection").on("unhandledRejection", note);
  });
  afterEach(() => {
    process.removeAllListeners("unhandledRejection");
    for (const listener of outer) process.on("unhandledRejection", listener);
  });

  /** Rejections are reported when the microtasks of a turn are over. */
  const nothingEscapes = async () => {
    await turn();
    await turn();
    expect(escaped).to.deep.equal([]);
  };
  const never = new Promise<never>(() => undefined);
  const laterFailure = () => {
    let fail: () => void = () => undefined;
    return {
      promise: new Promise<never>((_, reject) => (fail = () => reject(new Error("too late")))),
      fail: () => fail(),
    };
  };

  it("returns what the work returns", async () => {
    expect(await withinTime(Promise.resolve("done"), LONG_MS, () => "late")).to.equal("done");
    expect((await failureOf(withinTime(Promise.reject(new Error("broken")), LONG_MS, () => "late"))).message).to.equal(
      "broken",
    );
  });

  it("returns or throws its value when the time is over", async () => {
    expect(await withinTime(never, 0, () => "late")).to.equal("late");
    const fail = () => {
      throw new Error("late");
    };
    expect((await failureOf(withinTime(never, 0, fail))).message).to.equal("late");
  });

  it("handles a failure that comes after the time is over", async () => {
    const work = laterFailure();
    expect(await withinTime(work.promise, 0, () => "late")).to.equal("late");
    work.fail();
    await nothingEscapes();
  });

  it("handles a failure of the one that came second", async () => {
    const [work, over] = [laterFailure(), laterFailure()];
    expect(await race(work.promise, Promise.resolve("over"))).to.equal("over");
    expect(await race(Promise.resolve("done"), over.promise)).to.equal("done");
    work.fail();
    over.fail();
    await nothingEscapes();
  });
});
