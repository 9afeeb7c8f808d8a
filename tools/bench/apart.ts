/**
 * Measures processes on a processor that they share with nothing else. Clients and the upstream run on another one:
 * a process that moves between processors, or shares one with its clients, seems up to twice as dear.
 */
import { execFileSync } from "node:child_process";
import { availableParallelism } from "node:os";
import type { Bench } from "./bench.js";

/** Not where there is one processor, or no `taskset`. */
export async function apart<Result>(bench: Bench, measure: () => Promise<Result>): Promise<Result> {
  const processors = availableParallelism();
  if (processors < 2) return measure();
  const measured = [bench.proxy, ...bench.gateways, ...bench.peers].map(({ pid }) => pid);
  const others = [process.pid, bench.upstream.pid];
  const isPinned = pin(others, "0") && pin(measured, "1");
  if (!isPinned) console.log("without taskset: figures of processor time differ by more from run to run");
  try {
    return await measure();
  } finally {
    pin([...others, ...measured], `0-${processors - 1}`);
  }
}

/** All threads of the processes. */
function pin(pids: readonly number[], processors: string): boolean {
  try {
    for (const pid of pids)
      execFileSync("taskset", ["--all-tasks", "--cpu-list", "--pid", processors, String(pid)], { stdio: "ignore" });
    return true;
  } catch {
    return false;
  }
}
