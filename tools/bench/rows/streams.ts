/**
 * The processor time of an event of a stream. Calls with long streams are compared with calls with short ones, so that
 * what a call costs by itself does not count.
 */
import { apart } from "../apart.js";
import type { Bench, Figure } from "../bench.js";
import { load, median } from "../load.js";
import type { Behaviour, Subject } from "../subjects.js";

/** With fewer, medians of the same program differ by a fifth. */
const ROUNDS = 9;
/** The code of the processes is compiled by then. */
const WARM_UP_ROUNDS = 3;
const SHORT: Behaviour = "events-8";
const LONG: Behaviour = "events-504";
const MORE_EVENTS = 496;
const CALLS = 150;
const CONNECTIONS = 4;

export async function measureStreams(bench: Bench): Promise<readonly Figure[]> {
  const { proxy, gateways, peers } = bench;
  const subjects = [proxy, ...gateways.flatMap(({ same, converted }) => [same, converted]), ...peers];
  const costs = await apart(bench, () => inRounds(subjects));
  const costOf = (subject: Subject) => median(costs.get(subject) ?? []);
  const own = gateways.map(({ name, same }) => [name, costOf(same)] as const);
  return [
    { name: "bare pipe, CPU per event", unit: "µs", values: { proxy: costOf(proxy) } },
    {
      name: "same protocol, CPU per event",
      unit: "µs",
      values: Object.fromEntries([...own, ...peers.map((peer) => [peer.name, costOf(peer)] as const)]),
      wanted: 1.5,
    },
    {
      name: "converted, CPU per event",
      unit: "µs",
      values: Object.fromEntries(gateways.map(({ name, converted }) => [name, costOf(converted)])),
      wanted: 5,
    },
  ];
}

async function inRounds(subjects: readonly Subject[]): Promise<Map<Subject, number[]>> {
  const costs = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (let round = -WARM_UP_ROUNDS; round < ROUNDS; round++)
    for (const subject of subjects) {
      const cost = await costPerEvent(subject);
      if (round >= 0) costs.get(subject)?.push(cost);
    }
  return costs;
}

async function costPerEvent(subject: Subject): Promise<number> {
  const costOf = async (behaviour: Behaviour) =>
    (await load(subject, { behaviour, connections: CONNECTIONS, calls: CALLS, stream: true })).cpuPerCall;
  const short = await costOf(SHORT);
  return ((await costOf(LONG)) - short) / MORE_EVENTS;
}
