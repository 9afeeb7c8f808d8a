/** What a process measures of itself is measured once, however many gateways it has. */
import { createHook } from "node:async_hooks";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { setTimeout as sleep } from "node:timers/promises";
import { expect } from "chai";
import { Metrics } from "../../src/observability/metrics.js";

setFlagsFromString("--expose-gc");
const collectGarbage = runInNewContext("gc") as () => void;

/** The types of the resources that something opens. */
function openedBy(open: () => void): string[] {
  const types: string[] = [];
  const hook = createHook({ init: (_id, type) => types.push(type) }).enable();
  try {
    open();
  } finally {
    hook.disable();
  }
  return types;
}

describe("metrics of the process", () => {
  it("are shown by each gateway", async () => {
    const [one, other] = [new Metrics(), new Metrics()];
    for (const metrics of [one, other]) {
      const text = await metrics.registry.metrics();
      expect(text).to.match(/^process_cpu_seconds_total \d/m);
      expect(text).to.match(/^nodejs_eventloop_lag_p99_seconds \S/m);
    }
  });

  it("are measured once", () => {
    new Metrics();
    expect(openedBy(() => new Metrics())).to.not.include("ELDHISTOGRAM");
  });

  it("wake the process 20 times a second, and no more often", async () => {
    const { registry } = new Metrics();
    await registry.metrics();
    await sleep(200);
    const text = await registry.metrics();
    const [, least] = /^nodejs_eventloop_lag_min_seconds (\S+)/m.exec(text) ?? [];
    expect(Number(least)).to.be.within(0.045, 0.2);
  });

  it("are shown after gateways that never started are collected", async () => {
    const metrics = new Metrics();
    for (let count = 0; count < 50; count++) new Metrics();
    collectGarbage();
    expect(await metrics.registry.metrics()).to.match(/^nodejs_active_handles_total \d/m);
  });
});
