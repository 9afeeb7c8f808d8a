/**
 * The time that a gateway and the bare proxy add to an upstream that answers after 20 ms, with more and more calls at
 * once, beside the time that the disk takes for one write.
 */
import type { Bench, Figure } from "../bench.js";
import { flushTimes } from "../disk.js";
import { load, quantile } from "../load.js";
import type { Subject } from "../subjects.js";

const CALLERS = [1, 16, 64];
const CALLS_OF_ONE = 60;
/** As many make a process as fast as it becomes. */
const CALLS_TO_WARM_UP = 2_000;
const WANTED_MS = 1;
const WANTED_RARELY_MS = 5;

export async function measureLatency({ upstream, proxy, gateways }: Bench): Promise<readonly Figure[]> {
  const subjects = [["proxy", proxy] as const, ...gateways.map(({ name, same }) => [name, same] as const)];
  for (const [, subject] of subjects)
    await load(subject, { behaviour: "after-20", connections: 64, calls: CALLS_TO_WARM_UP });
  const figures = gateways.slice(0, 1).flatMap(({ directory }) => diskFigures(directory));
  for (const connections of CALLERS) {
    const alone = await timesOf(upstream, connections);
    const added = new Map<string, readonly [number, number]>();
    for (const [name, subject] of subjects) {
      const times = await timesOf(subject, connections);
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

function diskFigures(directory: string): Figure[] {
  const times = flushTimes(directory);
  const figure = (name: string, share: number): Figure => ({
    name,
    unit: "ms",
    values: { disk: quantile(times, share) },
  });
  return [figure("one write to the disk", 0.5), figure("one write to the disk, 99 of 100", 0.99)];
}

async function timesOf(subject: Subject, connections: number): Promise<readonly number[]> {
  const wanted = { behaviour: "after-20", connections, calls: connections * CALLS_OF_ONE } as const;
  await load(subject, { ...wanted, calls: connections * 10 });
  return (await load(subject, wanted)).times;
}
