/** The processor time of a call with a body of ten megabytes, as a multiple of the bare proxy's. */
import type { Bench, Figure } from "../bench.js";
import { load, median } from "../load.js";
import type { Subject } from "../subjects.js";

const ROUNDS = 5;
const LINE = 'The quick brown fox jumps over the lazy dog, and "quotes" are escaped.\n';
const FILLING = LINE.repeat(Math.ceil(10_000_000 / LINE.length));
const LOAD = { behaviour: "fixed", connections: 2, calls: 12, filling: FILLING } as const;

export async function measureBodies({ proxy, gateways }: Bench): Promise<readonly Figure[]> {
  const subjects = [proxy, ...gateways.flatMap(({ same, converted }) => [same, converted])];
  const costs = new Map<Subject, number[]>(subjects.map((subject) => [subject, []]));
  for (const subject of subjects) await load(subject, LOAD);
  for (let round = 0; round < ROUNDS; round++)
    for (const subject of subjects) costs.get(subject)?.push((await load(subject, LOAD)).cpuPerCall);
  const base = costs.get(proxy) ?? [];
  const ratioOf = (subject: Subject) =>
    median((costs.get(subject) ?? []).map((cost, round) => cost / (base[round] ?? NaN)));
  return [
    {
      name: "a body of 10 MB, same protocol, CPU per call",
      unit: "×",
      values: Object.fromEntries(gateways.map(({ name, same }) => [name, ratioOf(same)])),
      wanted: 1.3,
    },
    {
      name: "a body of 10 MB, converted, CPU per call",
      unit: "×",
      values: Object.fromEntries(gateways.map(({ name, converted }) => [name, ratioOf(converted)])),
      wanted: 2,
    },
  ];
}
