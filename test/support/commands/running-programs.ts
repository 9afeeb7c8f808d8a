import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { startProgram } from "./call-program.js";

/** A program that keeps running, and its output. */
export interface Running {
  readonly child: ChildProcess;
  readonly stdout: string;
  readonly stderr: string;
}

/** Starts programs that run until they are ended. Those that a test leaves are ended after it. */
export function runningPrograms(): (directory: string, args: readonly string[], until: string) => Promise<Running> {
  const started: ChildProcess[] = [];
  afterEach(() => {
    for (const child of started.splice(0)) child.kill("SIGKILL");
  });
  return async (directory, args, until) => {
    const child = startProgram(directory, args);
    started.push(child);
    if (child.stdout === null || child.stderr === null) throw new Error("the program's output is not connected");
    let stderr = "";
    child.stderr.on("data", (chunk) => (stderr += String(chunk)));
    let stdout = "";
    for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
      stdout += String(chunk);
      if (stdout.includes(until)) return { child, stdout, stderr };
    }
    throw new Error(`it ended before it printed "${until}": ${stderr}`);
  };
}

/** Ends a program as an operator does, and returns its exit code. */
export async function endProgram({ child }: Running): Promise<number | null> {
  const ended = once(child, "exit") as Promise<[number | null]>;
  child.kill("SIGTERM");
  return (await ended)[0];
}
