/** The processor time of a small call, as a multiple of the bare proxy's in the same round. */
import type { Bench, Figure } from "../bench.js";
import { callsToMeasure, load, median } from "../load.js";
import type { Subject } from "../subjects.js";

const ROUNDS = 5;
const LOAD = { behaviour: "fixed", connections: 16 } as const;

export async function measureCalls({ proxy, gateways, peers }: Bench): Promise<readonly Figure[]> {
  const subjects = [proxy, ...gateways.flatMap(({ same, converted }) => [same, converted]), ...peers];
  const costs = await inRounds(subjects);
  const base = costs.get(proxy) ?? [];
  const ratioOf = (subject: Subject) =>
    median((costs.get(subject) ?? []).map((cost, round) => cost / (base[round] ?? NaN)));
  const own = gateways.map(({ name, same }) => [name, ratioOf(same)] as const);
  return [
    { name: "bare proxy, CPU per call", unit: "µs", values: { proxy: median(base) } },
    {
      name: "same protocol, CPU per call",
      unit: "×",
      values: Object.fromEntries([...own, ...peers.map((peer) => [peer.name, ratioOf(peer)] as const)]),
      wanted: 1.6,
    },
    {
      name: "converted, CPU per call",
      unit: "×",
      values: Object.fromEntries(gateways.map(({ name, converted }) => [name, ratioOf(converted)])),
      wanted: 2.2,
    },
  ];
}

/** The processor time per call of each subject in each round. */
async function inRounds(subjects: readonly Subject[]): Promise<Map<Subject, number[]>> {
  const calls = new Map<Subject, number>();
  for (const subject of subjects) calls.set(subject, await callsToMeasure(subject, LOAD));
  const costs = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [subject, count] of calls)
      costs.get(subject)?.push((await load(subject, { ...LOAD, calls: count })).cpuPerCall);
  return costs;
}
