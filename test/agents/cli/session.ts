import { spawn } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { StrictUpstream } from "../../support/strict/upstream.js";
import { type AgentCli, furnishHome, type SessionContext } from "./clients.js";
import { MADE_FILE, MADE_TEXT, PROOF } from "./shell-call.js";

/** A session is over when its client ends; one that hangs is ended. */
const patienceMilliseconds = 90_000;
/** Where a client works, inside its home. */
const WORK = "work";
const PROMPT = "Run the shell command that prints the proof, and tell me what it printed.";

export interface SessionOptions {
  readonly cli: AgentCli;
  readonly program: string;
  readonly gateway: { readonly url: string; readonly key: string };
  readonly model: string;
  readonly upstream: StrictUpstream;
  /** Keeps the home of the session, and tells what the client said. */
  readonly isVerbose: boolean;
}

/** Runs a client through one session in a home of its own, and tells what went wrong. */
export async function runSession({
  cli,
  program,
  gateway,
  model,
  upstream,
  isVerbose,
}: SessionOptions): Promise<string[]> {
  const home = mkdtempSync(join(tmpdir(), "isogloss-agent-"));
  const context: SessionContext = { url: gateway.url, key: gateway.key, model, home, prompt: PROMPT };
  upstream.forget();
  try {
    furnishHome(cli, context);
    mkdirSync(join(home, WORK));
    const { said, complaint, ending } = await run(program, cli.args(context), home, cli.environment(context));
    if (isVerbose) process.stderr.write(`--- ${cli.name} with ${model}: ${ending}\n${said}\n${complaint}\n`);
    return judgeSession({ said, complaint, ending, home, upstream });
  } finally {
    if (!isVerbose) rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

interface Ended {
  readonly said: string;
  readonly complaint: string;
  /** How the client ended, in words; `well` where it did. */
  readonly ending: string;
}

function judgeSession({
  said,
  complaint,
  ending,
  home,
  upstream,
}: Ended & { home: string; upstream: StrictUpstream }): string[] {
  const refused = upstream.received.flatMap(({ refused: words, dialect }) =>
    words === undefined ? [] : [`refused by ${dialect}: ${words}`],
  );
  const made = join(home, WORK, MADE_FILE);
  // What a refusal leads to need not be told as well.
  if (refused.length > 0) return [...new Set(refused)];
  const faults: string[] = [];
  if (!existsSync(made) || readFileSync(made, "utf8").trim() !== MADE_TEXT) faults.push("the tool did not run");
  if (!said.includes(PROOF)) faults.push("the answer does not tell what the tool printed");
  if (ending !== "well") faults.push(ending);
  if (faults.length === 0) return [];
  return upstream.received.length > 0
    ? faults
    : [`nothing reached the upstream: ${(complaint.trim() || said.trim()).slice(-300)}`, ...faults];
}

function run(
  program: string,
  args: readonly string[],
  home: string,
  environment: Readonly<Record<string, string>>,
): Promise<Ended> {
  // Nothing of the caller's own accounts, proxies or settings reaches a client.
  const env = {
    PATH: process.env.PATH,
    HOME: home,
    TERM: "dumb",
    NO_COLOR: "1",
    CI: "1",
    NO_PROXY: "127.0.0.1,localhost",
    ...environment,
  };
  const child = spawn(program, args, { cwd: join(home, WORK), env, stdio: ["ignore", "pipe", "pipe"], detached: true });
  let [said, complaint] = ["", ""];
  child.stdout.on("data", (chunk: Buffer) => (said += chunk.toString()));
  child.stderr.on("data", (chunk: Buffer) => (complaint += chunk.toString()));
  return new Promise((resolve) => {
    let isLate = false;
    const end = setTimeout(() => {
      isLate = true;
      // The client's own children too: it leads a group of processes.
      if (child.pid !== undefined) process.kill(-child.pid, "SIGKILL");
    }, patienceMilliseconds);
    child.once("error", (error) => resolve({ said, complaint, ending: `it did not start: ${error.message}` }));
    child.once("close", (code) => {
      clearTimeout(end);
      const lastWords = complaint.trim().split("\n").at(-1)?.slice(0, 200) ?? "";
      const ending = isLate
        ? `it had not ended after ${patienceMilliseconds / 1000} s`
        : code === 0
          ? "well"
          : `it ended with ${String(code)}: ${lastWords}`;
      resolve({ said, complaint, ending });
    });
  });
}
