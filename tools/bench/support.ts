/**
 * Shared by benchmarks of memory: a gateway as operators start it, measured from outside, and bodies that are never
 * held whole.
 */
import { execFileSync, spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";
import { residentMib } from "./processes.js";

export const MIB = 1024 * 1024;
const SAMPLE_MS = 20;
const MAIN = fileURLToPath(new URL("../../build/src/main.js", import.meta.url));

export interface RunningGateway {
  readonly pid: number;
  readonly port: number;
  readonly key: string;
  stop(): Promise<void>;
}

export async function startGateway(catalog: object, config: object = {}): Promise<RunningGateway> {
  const directory = mkdtempSync(join(tmpdir(), "isogloss-bench-"));
  writeFileSync(join(directory, "isogloss.yaml"), JSON.stringify({ listen: { port: 0 }, ...config }));
  writeFileSync(join(directory, "catalog.yaml"), JSON.stringify(catalog));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [MAIN, ...args, "--json"], { cwd: directory, encoding: "utf8" });
  run("wallet", "create", "bench", "--credit", "1000");
  const { key } = JSON.parse(run("key", "create", "--wallet", "bench")) as { readonly key: string };
  const child = spawn(process.execPath, [MAIN, "serve", "--json"], {
    cwd: directory,
    stdio: ["ignore", "pipe", "ignore"],
  });
  const [line] = (await once(createInterface(child.stdout), "line")) as [string];
  const { port } = JSON.parse(line) as { readonly port: number };
  return { pid: child.pid ?? 0, port, key, stop: () => stop(child, directory) };
}

async function stop(child: ChildProcess, directory: string): Promise<void> {
  const exited = once(child, "exit");
  child.kill("SIGTERM");
  await exited;
  rmSync(directory, { recursive: true, force: true });
}

/** The maximum memory of a gateway during a function. */
export async function peakDuring<Result>(
  { pid }: RunningGateway,
  work: () => Promise<Result>,
): Promise<{ readonly peakMib: number; readonly result: Result }> {
  let peakMib = 0;
  const watch = setInterval(() => (peakMib = Math.max(peakMib, residentMib(pid))), SAMPLE_MS);
  try {
    const result = await work();
    return { peakMib, result };
  } finally {
    clearInterval(watch);
  }
}

/** A body as its first bytes, an amount of filling, and its last bytes. */
export interface Filled {
  readonly head: string | Buffer;
  readonly fill: number;
  readonly tail: string;
  readonly filling: Buffer;
}

/** As fast as it is read, and without holding the whole here. */
export async function send(to: NodeJS.WritableStream, { head, fill, tail, filling }: Filled): Promise<void> {
  to.write(head);
  for (let left = fill; left > 0; left -= filling.length) {
    if (!to.write(filling.subarray(0, Math.min(left, filling.length)))) await once(to, "drain");
  }
  to.end(tail);
}
