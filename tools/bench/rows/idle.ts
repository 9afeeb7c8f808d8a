/** The processor time of a process that nobody calls, after some calls: its workers look for what is due. */
import { setTimeout as sleep } from "node:timers/promises";
import type { Bench, Figure } from "../bench.js";
import { load } from "../load.js";
import { cpuMicroseconds } from "../processes.js";

const CALLS = 2_000;
/** What is written behind the calls has ended. */
const BEHIND_MS = 3_000;
const WATCHED_MS = 10_000;

export async function measureIdle({ proxy, gateways }: Bench): Promise<readonly Figure[]> {
  const subjects = [proxy, ...gateways.map(({ same }) => same)];
  for (const subject of subjects) await load(subject, { behaviour: "fixed", connections: 16, calls: CALLS });
  await sleep(BEHIND_MS);
  const before = subjects.map(({ pid }) => cpuMicroseconds(pid));
  await sleep(WATCHED_MS);
  const shares = subjects.map(({ pid }, index) => (cpuMicroseconds(pid) - (before[index] ?? 0)) / (10 * WATCHED_MS));
  const names = ["proxy", ...gateways.map(({ name }) => name)];
  const values = Object.fromEntries(names.map((name, index) => [name, shares[index] ?? NaN]));
  return [{ name: "idle, part of one processor", unit: "%", values, wanted: 1 }];
}
