/** What 60,000 calls leave behind: memory, and whether later calls cost more than the first ones. */
import type { Bench, Figure } from "../bench.js";
import { load } from "../load.js";
import { residentMib } from "../processes.js";
import type { Gateway } from "../subjects.js";

const CALLS = 60_000;
const PART = 5_000;
const LOAD = { behaviour: "fixed", connections: 16 } as const;

export async function measureGrowth({ gateways }: Bench): Promise<readonly Figure[]> {
  const grown = new Map<string, readonly [number, number]>();
  for (const gateway of gateways) grown.set(gateway.name, await grow(gateway));
  const valuesOf = (place: 0 | 1) => Object.fromEntries([...grown].map(([name, both]) => [name, both[place]]));
  return [
    { name: `CPU of the last ${PART} of ${CALLS} calls, of the first`, unit: "×", values: valuesOf(0), wanted: 1.1 },
    { name: `memory after ${CALLS} calls`, unit: "MiB", values: valuesOf(1), wanted: 300 },
  ];
}

async function grow({ same, pid }: Gateway): Promise<readonly [number, number]> {
  await load(same, { ...LOAD, calls: PART });
  const first = await load(same, { ...LOAD, calls: PART });
  await load(same, { ...LOAD, calls: CALLS - 3 * PART });
  const last = await load(same, { ...LOAD, calls: PART });
  return [last.cpuPerCall / first.cpuPerCall, residentMib(pid)];
}
