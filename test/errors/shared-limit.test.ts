/** Many waits with one time limit, and one timer for all of them. */
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { SharedLimit } from "../../src/errors/shared-limit.js";

const LIMIT_MS = 20;
const AFTER_ALL_MS = 5 * LIMIT_MS;

describe("shared limit: many waits with one timer", () => {
  let late: string[];
  let limit: SharedLimit;

  beforeEach(() => {
    late = [];
    limit = new SharedLimit(LIMIT_MS);
  });

  const begin = (name: string) => limit.begin(() => late.push(name));

  for (const [what, ended, expected] of [
    ["all that do not end in time, in the order of their beginning", [], ["one", "two", "three"]],
    ["none of those that end in time: the first", ["one"], ["two", "three"]],
    ["none of those that end in time: one between others", ["two"], ["one", "three"]],
    ["none of those that end in time: the last", ["three"], ["one", "two"]],
    ["nothing when all end in time", ["two", "three", "one"], []],
    ["what is left when one ends twice", ["one", "one"], ["two", "three"]],
  ] as const)
    it(`is over for ${what}`, async () => {
      const waits = { one: begin("one"), two: begin("two"), three: begin("three") };
      for (const name of ended) limit.end(waits[name]);
      await sleep(AFTER_ALL_MS);
      expect(late).to.deep.equal(expected);
    });

  it("gives each wait its own time", async () => {
    begin("early");
    await sleep(LIMIT_MS / 2);
    begin("later");
    const begunAt = performance.now();
    while (late.length < 1) await sleep(1);
    const between = performance.now() - begunAt;
    while (late.length < 2) await sleep(1);
    expect(late).to.deep.equal(["early", "later"]);
    expect(performance.now() - begunAt).to.be.above(Math.max(between, LIMIT_MS - 2));
  });

  it("begins again after all waits were over", async () => {
    begin("first");
    await sleep(AFTER_ALL_MS);
    begin("second");
    await sleep(AFTER_ALL_MS);
    expect(late).to.deep.equal(["first", "second"]);
  });

  it("lets a wait end others when it is over", async () => {
    limit.begin(() => {
      late.push("first");
      limit.end(second);
    });
    const second = begin("second");
    await sleep(AFTER_ALL_MS);
    expect(late).to.deep.equal(["first"]);
  });

  it("is over for the next ones after one that fails", async () => {
    const outer = process.listeners("uncaughtException");
    process.removeAllListeners("uncaughtException").once("uncaughtException", () => late.push("failed"));
    limit.begin(() => {
      throw new Error("late");
    });
    begin("next");
    await sleep(AFTER_ALL_MS);
    process.removeAllListeners("uncaughtException");
    for (const listener of outer) process.on("uncaughtException", listener);
    expect(late).to.deep.equal(["failed", "next"]);
  });
});
