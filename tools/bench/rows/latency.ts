/** The time that a gateway adds to an upstream that answers after 20 ms, with more and more calls at once. */
import type { Bench, Figure } from "../bench.js";
import { load, quantile } from "../load.js";
import type { Subject } from "../subjects.js";

const CALLERS = [1, 16, 64];
const CALLS_OF_ONE = 60;
/** As many make a process as fast as it becomes. */
const CALLS_TO_WARM_UP = 2_000;
const WANTED_MS = 1;
const WANTED_RARELY_MS = 5;

export async function measureLatency({ upstream, gateways }: Bench): Promise<readonly Figure[]> {
  const figures: Figure[] = [];
  for (const { same } of gateways)
    await load(same, { behaviour: "after-20", connections: 64, calls: CALLS_TO_WARM_UP });
  for (const connections of CALLERS) {
    const alone = await timesOf(upstream, connections);
    const added = new Map<string, readonly [number, number]>();
    for (const { name, same } of gateways) {
      const times = await timesOf(same, connections);
      added.set(name, [quantile(times, 0.5) - quantile(alone, 0.5), quantile(times, 0.99) - quantile(alone, 0.99)]);
    }
    const valuesOf = (place: 0 | 1) => Object.fromEntries([...added].map(([name, both]) => [name, both[place]]));
    figures.push({ name: `added latency, ${connections} at once`, unit: "ms", values: valuesOf(0), wanted: WANTED_MS });
    figures.push({
      name: `added latency, ${connections} at once, 99 of 100`,
      unit: "ms",
      values: valuesOf(1),
      wanted: WANTED_RARELY_MS,
    });
  }
  return figures;
}

async function timesOf(subject: Subject, connections: number): Promise<readonly number[]> {
  const wanted = { behaviour: "after-20", connections, calls: connections * CALLS_OF_ONE } as const;
  await load(subject, { ...wanted, calls: connections * 10 });
  return (await load(subject, wanted)).times;
}
