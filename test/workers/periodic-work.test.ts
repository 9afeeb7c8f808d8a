import { expect } from "chai";
import { PeriodicWork } from "../../src/workers/periodic-work.js";
import { until } from "../support/until.js";

describe("PeriodicWork: periodic work", () => {
  it("runs at once and again, and not after it was stopped", async () => {
    const periodic = new PeriodicWork();
    let runs = 0;
    periodic.every(1, async () => void (runs += 1));
    expect(runs).to.equal(1);
    await until(() => runs > 3);
    await periodic.stop();
    const before = runs;
    let turns = 0;
    const other = new PeriodicWork();
    other.every(1, async () => void (turns += 1));
    await until(() => turns > 5);
    await other.stop();
    expect(runs).to.equal(before);
  });

  it("runs one kind once at a time, and is stopped when the running work has ended", async () => {
    const periodic = new PeriodicWork();
    let [slow, quick, isStopped] = [0, 0, false];
    let end: () => void = () => undefined;
    periodic.every(1, () => ((slow += 1), new Promise<void>((resolve) => (end = resolve))));
    periodic.every(1, async () => void (quick += 1));
    await until(() => quick > 5);
    expect(slow).to.equal(1);
    const stopping = periodic.stop().then(() => (isStopped = true));
    await new Promise((resolve) => setImmediate(resolve));
    expect(isStopped).to.equal(false);
    end();
    await stopping;
  });

  it("tells what runs that it should end", async () => {
    const periodic = new PeriodicWork();
    let ended = 0;
    periodic.every(1, async (isStopping) => {
      while (!isStopping()) await new Promise((resolve) => setImmediate(resolve));
      ended += 1;
    });
    await periodic.stop();
    expect(ended).to.equal(1);
  });
});
