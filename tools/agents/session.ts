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

/** Where a client works, and keeps what is not to stay, inside its home. */
const WORK = "work";
const TEMPORARY = "tmp";
/** What the vendor received, where the home is kept. */
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
  /** A session is over when its client ends; one that hangs is ended after this time. */
  readonly timeoutMilliseconds: number;
  /** Keeps the home of the session, and tells what the client said and called. */
  readonly isVerbose: boolean;
}

/** How a session went. */
export interface Played {
  readonly faults: readonly string[];
  /** Where the client wanted to go, beyond this machine: it could not. */
  readonly wanted: readonly string[];
  /**
   * What a reader of a failure needs: the last results, and the ends of what the client printed. Empty where all is
   * well.
   */
  readonly traces: readonly string[];
}

/** Runs a client through one session in a home of its own, and tells what went wrong. */
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

/** As JSON: that nothing was printed, or what no terminal shows, is seen. */
function endOf(text: string): string {
  return JSON.stringify(text.trim().slice(-LONGEST_TRACE));
}

/** What every client is given: its home is the only one that it finds, and no way leads out. */
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
  // What a refusal leads to need not be told as well.
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

/** Of equal refusals the first, and how many they were. */
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
