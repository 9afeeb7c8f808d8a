/** The processor time of a small call, as a multiple of the bare proxy's in the same run. */
import { apart } from "../apart.js";
import type { Bench, Figure } from "../bench.js";
import { callsToMeasure, load, quantile } from "../load.js";
import type { Subject } from "../subjects.js";

/** Many short rounds: no machine is quiet for long, and other work on it makes each process dearer, never cheaper. */
const ROUNDS = 20;
const SHORTER = 4;
const LOAD = { behaviour: "fixed", connections: 16 } as const;

export async function measureCalls(bench: Bench): Promise<readonly Figure[]> {
  const { proxy, gateways, peers } = bench;
  const subjects = [proxy, ...gateways.flatMap(({ same, converted }) => [same, converted]), ...peers];
  const costs = await apart(bench, () => inRounds(subjects));
  const costOf = (subject: Subject) => lowerQuartile(costs.get(subject) ?? []);
  const ratioOf = (subject: Subject) => costOf(subject) / costOf(proxy);
  const own = gateways.map(({ name, same }) => [name, ratioOf(same)] as const);
  return [
    { name: "bare proxy, CPU per call", unit: "µs", values: { proxy: costOf(proxy) } },
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

/** The processor time per call of each subject in each round. All take turns, in another order each time. */
async function inRounds(subjects: readonly Subject[]): Promise<Map<Subject, number[]>> {
  const calls = new Map<Subject, number>();
  for (const subject of subjects) calls.set(subject, Math.ceil((await callsToMeasure(subject, LOAD)) / SHORTER));
  const costs = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (let round = 0; round < ROUNDS; round++)
    for (const [subject, count] of shuffled([...calls]))
      costs.get(subject)?.push((await load(subject, { ...LOAD, calls: count })).cpuPerCall);
  return costs;
}

function shuffled<Item>(items: readonly Item[]): readonly Item[] {
  return items
    .map((item) => ({ item, place: Math.random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

function lowerQuartile(values: readonly number[]): number {
  return quantile(
    [...values].sort((one, other) => one - other),
    0.25,
  );
}
