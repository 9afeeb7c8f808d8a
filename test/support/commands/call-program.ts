import { type ChildProcess, spawn } from "node:child_process";
import { text } from "node:stream/consumers";
import { runProgram } from "../../../src/commands/program.js";
import type { CommandIo } from "../../../src/commands/io.js";
import type { Environment } from "../../../src/config/interpolate.js";
import { nodeRuns } from "../checkout.js";

export interface Outcome {
  readonly code: number | null;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts the program as a process of its own, without this process's environment except the path. */
export function startProgram(directory: string, args: readonly string[], environment: Environment = {}): ChildProcess {
  return spawn(process.execPath, [...nodeRuns("src/main"), ...args], {
    cwd: directory,
    env: { PATH: process.env.PATH, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
}

/** Runs the program as a process of its own to its end. */
export async function spawnProgram(
  directory: string,
  args: readonly string[],
  environment: Environment = {},
): Promise<Outcome> {
  const child = startProgram(directory, args, environment);
  if (child.stdout === null || child.stderr === null) throw new Error("the program's output is not connected");
  const ended = new Promise<number | null>((resolve) => child.once("close", resolve));
  const [stdout, stderr, code] = await Promise.all([text(child.stdout), text(child.stderr), ended]);
  return { code, stdout, stderr };
}

/** Runs a command in this process and collects its output. */
export async function collectOutput(directory: string, run: (io: CommandIo) => Promise<number>): Promise<Outcome> {
  const written = { stdout: "", stderr: "" };
  const code = await run({
    stdout: { write: (part) => (written.stdout += part) },
    stderr: { write: (part) => (written.stderr += part) },
    environment: {},
    directory,
  });
  return { code, ...written };
}

/** Runs the program in this process: the same except for the process's own start and end. */
export function callProgram(directory: string, ...args: string[]): Promise<Outcome> {
  return collectOutput(directory, (io) => runProgram(args, io));
}
