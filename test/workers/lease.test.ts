import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import type { Task } from "../../src/stores/tasks/task-rows.js";
import { whileLeased } from "../../src/workers/lease.js";
import { until } from "../support/until.js";

describe("whileLeased: the lease of a task", () => {
  const rules = (renew: () => Promise<boolean>) => ({
    tasks: { now: () => 0, renew },
    leaseMs: 30,
    stopping: new AbortController().signal,
  });
  const task = {} as Task;

  it("is renewed one renewal after the other, however long the database takes", async () => {
    let begun = 0;
    let answer: (isOurs: boolean) => void = () => undefined;
    const renew = () => ((begun += 1), new Promise<boolean>((resolve) => (answer = resolve)));
    await whileLeased(rules(renew), task, async () => {
      await until(() => begun === 1);
      await sleep(50);
      expect(begun).to.equal(1);
      answer(true);
      await until(() => begun === 2);
      answer(true);
    });
  });

  it("is not released while it is being renewed", async () => {
    let isWritten = false;
    let begun = 0;
    const renew = async () => ((begun += 1), await sleep(50), (isWritten = true));
    await whileLeased(rules(renew), task, () => until(() => begun > 0));
    expect(isWritten).to.equal(true);
  });

  it("is over when another process has it", async () => {
    await whileLeased(
      rules(async () => false),
      task,
      (lease) => until(() => lease.aborted),
    );
  });
});
