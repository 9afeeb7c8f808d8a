/**
 * Calls of many clients to one, two and four processes on one PostgreSQL, with a simulated upstream: how many a second,
 * and what each costs the gateway. All of it shares the cores of one machine with the clients, the upstream and the
 * database: more processes than cores show what they cost, not what they can.
 */
import { availableParallelism } from "node:os";
import { emptyPlace } from "../../test/support/engines.js";
import { stopPostgres } from "../../test/support/postgres-server.js";
import { callsToMeasure, load, median, quantile } from "./load.js";
import { startGateway, startUpstream, type Subject } from "./subjects.js";

const COUNTS = [1, 2, 4];
const ROUNDS = 3;
const LOAD = { behaviour: "fixed", connections: 16 } as const;

interface Round {
  readonly callsPerSecond: number;
  readonly cpuPerCall: number;
  readonly p50: number;
  readonly p99: number;
}

// Stored keys of providers are encrypted with it.
process.env.ISOGLOSS_SECRET ??= "a secret for benchmarks";

async function main(): Promise<void> {
  console.log(`${availableParallelism()} cores, Node ${process.versions.node}, ${LOAD.connections} clients`);
  console.log("| processes | calls/s | processor time per call | p50 | p99 |\n|---|---|---|---|---|");
  const upstream = await startUpstream();
  try {
    for (const workers of COUNTS) console.log(rowOf(workers, await measure(upstream.origin, workers)));
  } finally {
    await upstream.stop();
    await stopPostgres();
  }
}

function rowOf(workers: number, rounds: readonly Round[]): string {
  const middle = (key: keyof Round) => Math.round(median(rounds.map((round) => round[key])));
  const times = `${middle("p50")} ms | ${middle("p99")} ms`;
  return `| ${workers} | ${middle("callsPerSecond")} | ${middle("cpuPerCall")} µs | ${times} |`;
}

async function measure(upstream: string, workers: number): Promise<readonly Round[]> {
  const place = await emptyPlace("postgres");
  const gateway = await startGateway(`${workers}`, upstream, { database: place.location, workers });
  try {
    const calls = await callsToMeasure(gateway.same, LOAD);
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) rounds.push(await measureRound(gateway.same, calls));
    return rounds;
  } finally {
    await gateway.stop();
    await place.remove();
  }
}

async function measureRound(subject: Subject, calls: number): Promise<Round> {
  const { times, cpuPerCall } = await load(subject, { ...LOAD, calls });
  const seconds = times.reduce((sum, time) => sum + time, 0) / 1_000 / LOAD.connections;
  return { callsPerSecond: calls / seconds, cpuPerCall, p50: quantile(times, 0.5), p99: quantile(times, 0.99) };
}

await main();
