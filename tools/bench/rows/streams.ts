/**
 * The processor time of an event of a stream. Calls with long streams are compared with calls with short ones, so that
 * what a call costs by itself does not count.
 */
import type { Bench, Figure } from "../bench.js";
import { load, median } from "../load.js";
import type { Behaviour, Subject } from "../subjects.js";

/** With fewer, medians of the same program differ by a fifth. */
const ROUNDS = 9;
const SHORT: Behaviour = "events-8";
const LONG: Behaviour = "events-504";
const MORE_EVENTS = 496;
const CALLS = 150;
const CONNECTIONS = 4;

export async function measureStreams({ proxy, gateways, peers }: Bench): Promise<readonly Figure[]> {
  const subjects = [proxy, ...gateways.flatMap(({ same, converted }) => [same, converted]), ...peers];
  const costs = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (const subject of subjects) await costPerEvent(subject);
  for (let round = 0; round < ROUNDS; round++)
    for (const subject of subjects) costs.get(subject)?.push(await costPerEvent(subject));
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

async function costPerEvent(subject: Subject): Promise<number> {
  const costOf = async (behaviour: Behaviour) =>
    (await load(subject, { behaviour, connections: CONNECTIONS, calls: CALLS, stream: true })).cpuPerCall;
  const short = await costOf(SHORT);
  return ((await costOf(LONG)) - short) / MORE_EVENTS;
}
