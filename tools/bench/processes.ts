/** Processes under measurement: their start, their processor time and their memory. */
import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { readdirSync, readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { fileURLToPath } from "node:url";

const MIB_PER_KIB = 1 / 1024;

export interface Program {
  readonly pid: number;
  /** The first line that it printed. */
  readonly line: string;
  stop(): Promise<void>;
}

export interface StartOptions {
  readonly cwd?: string;
  /** Whether its log is shown. A log that nobody reads is written all the same. */
  readonly log?: "shown" | "hidden";
}

/** Starts a program and waits for its first line. */
export async function startProgram(
  command: string,
  args: readonly string[],
  { cwd, log = "shown" }: StartOptions = {},
): Promise<Program> {
  const stdio = ["ignore", "pipe", log === "shown" ? "inherit" : "ignore"] as const;
  const child = spawn(command, args, { cwd, stdio: [...stdio] });
  const lines = createInterface(child.stdout);
  const ended = once(child, "exit").then(() => {
    throw new Error(`${command} ${args.join(" ")} ended before it was ready`);
  });
  const [line] = (await Promise.race([once(lines, "line"), ended])) as [string];
  return { pid: child.pid ?? 0, line, stop: () => stop(child) };
}

async function stop(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return;
  const exited = once(child, "exit");
  // A program may have started the one that serves.
  for (const pid of familyOf(child.pid ?? 0)) process.kill(pid, "SIGTERM");
  await exited;
}

/** A process and those that it started. */
function familyOf(pid: number): number[] {
  const children = threadsOf(pid).flatMap((thread) => readFileSync(`${thread}/children`, "utf8").match(/\d+/g) ?? []);
  return [pid, ...children.flatMap((child) => familyOf(Number(child)))];
}

function threadsOf(pid: number): string[] {
  return readdirSync(`/proc/${pid}/task`).map((thread) => `/proc/${pid}/task/${thread}`);
}

/** One of the programs of this folder, which prints its port. Resolves with its origin. */
export async function startOwn(name: string, ...args: readonly string[]): Promise<Program & { origin: string }> {
  const file = fileURLToPath(new URL(`programs/${name}.ts`, import.meta.url));
  const program = await startProgram(process.execPath, ["--import", "tsx", file, ...args]);
  return { ...program, origin: `http://127.0.0.1:${program.line}` };
}

/** The processor time of all threads of a process and of those that it started, in microseconds. */
export function cpuMicroseconds(pid: number): number {
  let nanoseconds = 0;
  for (const thread of familyOf(pid).flatMap(threadsOf)) {
    const [ran] = readFileSync(`${thread}/schedstat`, "utf8").split(" ");
    nanoseconds += Number(ran);
  }
  return nanoseconds / 1000;
}

/** The memory of a process, in MiB. */
export function residentMib(pid: number): number {
  const [, kib] = /^VmRSS:\s+(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Math.round(Number(kib) * MIB_PER_KIB);
}
