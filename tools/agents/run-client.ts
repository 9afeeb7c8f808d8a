import { spawn } from "node:child_process";

/** How a client is started. */
export interface ClientRun {
  readonly program: string;
  readonly args: readonly string[];
  readonly directory: string;
  /** The whole environment: nothing of the caller's own accounts, proxies or settings reaches a client. */
  readonly environment: Readonly<Record<string, string>>;
  readonly timeoutMilliseconds: number;
}

export interface Ended {
  readonly output: string;
  readonly complaint: string;
  /** How the client ended, as text. `well` where it did. */
  readonly ending: string;
}

const running = new Set<number>();

/** Ends every running client. */
export function endClients(): void {
  running.forEach(endGroup);
}

/** Runs a client to its end, with all processes that it starts: none of them is left. */
export function runClient({ program, args, directory, environment, timeoutMilliseconds }: ClientRun): Promise<Ended> {
  // It leads a process group that its children belong to.
  const child = spawn(program, args, {
    cwd: directory,
    env: environment,
    stdio: ["ignore", "pipe", "pipe"],
    detached: true,
  });
  const group = child.pid;
  if (group !== undefined) running.add(group);
  let [output, complaint, isLate] = ["", "", false];
  child.stdout.setEncoding("utf8").on("data", (text: string) => (output += text));
  child.stderr.setEncoding("utf8").on("data", (text: string) => (complaint += text));
  const end = () => group !== undefined && endGroup(group);
  const retryPolicy = setTimeout(() => {
    isLate = true;
    end();
  }, timeoutMilliseconds);
  return new Promise((resolve) => {
    child.once("error", (error) => resolve({ output, complaint, ending: `it did not start: ${error.message}` }));
    // A remaining process would hold its output open.
    child.once("exit", end);
    child.once("close", (code) => {
      clearTimeout(retryPolicy);
      if (group !== undefined) running.delete(group);
      const lastWords = complaint.trim().split("\n").at(-1)?.slice(0, 200) ?? "";
      const ended = code === 0 ? "well" : `it ended with ${String(code)}: ${lastWords}`;
      resolve({ output, complaint, ending: isLate ? `it had not ended after ${timeoutMilliseconds / 1000} s` : ended });
    });
  });
}

function endGroup(group: number): void {
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // None of its processes runs any more.
  }
}
