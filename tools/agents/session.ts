import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { RESULTS_PREFIX } from "../../test/support/strict/script.js";
import type { StrictUpstream } from "../../test/support/strict/upstream.js";
import { type AgentCli, writeFiles, type SessionContext } from "./client.js";
import { Outside } from "./outside.js";
import { type Ended, runClient } from "./run-client.js";
import { MADE_FILE, MADE_TEXT, PROOF, PROOFS, proofSession, contains } from "./shell-call.js";
import { Tap, type TappedCall } from "./tap.js";

/** Where a client works and keeps temporary files, inside its home. */
const WORK = "work";
const TEMPORARY = "tmp";
/** The requests that the vendor received, where the home is kept. */
const RECEIVED = "received.json";
const MOST_RESULTS = 6;
const LONGEST_TRACE = 800;
const PROMPT = "Run the shell command that prints the proof, and tell me what it printed.";

export interface SessionOptions {
  readonly cli: AgentCli;
  readonly program: string;
  readonly gateway: { readonly url: string; readonly key: string };
  readonly model: string;
  readonly upstream: StrictUpstream;
  /** A session is over when its client ends. One that hangs is ended after this time. */
  readonly timeoutMilliseconds: number;
  /** Keeps the home of the session, and prints the client's output and calls. */
  readonly isVerbose: boolean;
}

/** The result of a session. */
export interface Played {
  readonly faults: readonly string[];
  /** The targets that the client requested beyond this machine, without success. */
  readonly wanted: readonly string[];
  /** The details of a failure: the last results, and the ends of the client's output. Empty without a failure. */
  readonly traces: readonly string[];
}

/** Runs a client through one session in a home of its own, and returns the problems. */
export async function runSession(options: SessionOptions): Promise<Played> {
  const { cli, program, gateway, model, upstream, timeoutMilliseconds, isVerbose } = options;
  const home = mkdtempSync(join(tmpdir(), "isogloss-agent-"));
  const [tap, outside] = await Promise.all([Tap.start(gateway.url), Outside.start()]);
  const context: SessionContext = { url: tap.url, key: gateway.key, model, home, prompt: PROMPT };
  upstream.forget();
  upstream.script = proofSession();
  try {
    writeFiles(cli, context);
    for (const name of [WORK, TEMPORARY]) mkdirSync(join(home, name));
    const environment = { ...surroundings(home, outside), ...cli.environment(context) };
    const directory = join(home, WORK);
    const ended = await runClient({ program, args: cli.args(context), directory, environment, timeoutMilliseconds });
    if (isVerbose) printSession(options, home, ended, tap.calls, outside.wanted);
    const faults = judgeSession({ ...ended, cli, home, upstream, calls: tap.calls });
    const traces = faults.length === 0 ? [] : tracesOf(ended, upstream);
    return { faults, wanted: outside.wanted, traces };
  } finally {
    await Promise.all([tap.stop(), outside.stop()]);
    if (!isVerbose) rmSync(home, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

function tracesOf({ output, complaint }: Ended, { received }: StrictUpstream): string[] {
  const results = received.flatMap(({ input }, index) =>
    (input?.results ?? []).map((result) => `result in request ${index + 1} of ${received.length}: ${endOf(result)}`),
  );
  return [...results.slice(-MOST_RESULTS), `stdout: ${endOf(output)}`, `stderr: ${endOf(complaint)}`];
}

/** As JSON, so that empty output and control characters are visible. */
function endOf(text: string): string {
  return JSON.stringify(text.trim().slice(-LONGEST_TRACE));
}

/** The environment of every client: its home is the only one, and it has no access beyond this machine. */
function surroundings(home: string, outside: Outside): Record<string, string> {
  return {
    PATH: process.env.PATH ?? "",
    HOME: home,
    TMPDIR: join(home, TEMPORARY),
    TERM: "dumb",
    NO_COLOR: "1",
    CI: "1",
    DO_NOT_TRACK: "1",
    HTTP_PROXY: outside.url,
    HTTPS_PROXY: outside.url,
    NO_PROXY: "127.0.0.1,localhost",
  };
}

interface Judged extends Ended {
  readonly cli: AgentCli;
  readonly home: string;
  readonly upstream: StrictUpstream;
  readonly calls: readonly TappedCall[];
}

function judgeSession({ cli, home, upstream, calls, output: printed, complaint, ending }: Judged): string[] {
  const refused = upstream.received.flatMap(({ refused: words, dialect }) =>
    words === undefined ? [] : [`refused by the vendor of ${dialect}: ${words}`],
  );
  // The consequences of a refusal need not be reported as well.
  if (refused.length > 0) return [...new Set(refused)];
  const faults = refusals(calls, cli);
  const made = join(home, WORK, MADE_FILE);
  if (!existsSync(made)) faults.push("the tool did not run");
  else if (readFileSync(made, "utf8") !== `${MADE_TEXT}\n`) faults.push("the tool was given other arguments");
  const results = upstream.received.flatMap(({ input: modelInput }) => modelInput?.results ?? []);
  const isWhole = results.some((result) => contains(result, MADE_TEXT) && result.includes(PROOF));
  if (!isWhole || !PROOFS.every((proof) => results.some((result) => result.includes(proof))))
    faults.push(`the results did not come back whole: ${JSON.stringify(results).slice(0, 300)}`);
  if (!printed.includes(RESULTS_PREFIX) || !printed.includes(PROOF)) faults.push("the answer was not printed");
  if (ending !== "well") faults.push(ending);
  if (faults.length > 0 && upstream.received.length === 0)
    faults.unshift(`nothing reached the vendor: ${(complaint.trim() || printed.trim()).slice(-300)}`);
  return [...new Set(faults)];
}

/** The first of equal refusals, and their number. */
function refusals(calls: readonly TappedCall[], { expectsRefused = [] }: AgentCli): string[] {
  const unexpected = calls.filter(({ call, status }) => status >= 400 && !expectsRefused.some((one) => one.test(call)));
  const alike = new Map<string, string[]>();
  for (const { call, status, words } of unexpected) {
    const name = `${call} ${status}`;
    alike.set(name, [...(alike.get(name) ?? []), words]);
  }
  return [...alike].map(
    ([name, [words = "", ...more]]) => `refused by the gateway, ${more.length + 1} times: ${name} ${words}`,
  );
}

function printSession(
  { cli, model, upstream }: SessionOptions,
  home: string,
  { output: printed, complaint, ending }: Ended,
  calls: readonly TappedCall[],
  wanted: readonly string[],
): void {
  writeFileSync(join(home, RECEIVED), JSON.stringify(upstream.received, undefined, 2));
  const lines = [
    `--- ${cli.name} with ${model} in ${home}: ${ending}`,
    printed,
    "--- complaints",
    complaint,
    "--- calls",
    ...calls.map(({ call, status, words, dropped }) => `${status} ${call} ${words}${dropped}`),
    `--- ${upstream.received.length} reached the vendor (${RECEIVED}); wanted to go out to: ${wanted.join(", ")}`,
  ];
  process.stderr.write(`${lines.join("\n")}\n`);
}
