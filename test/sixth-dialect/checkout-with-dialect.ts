import { execFile } from "node:child_process";
import { cpSync, existsSync, mkdtempSync, rmSync, symlinkSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";
import { dialects as known } from "../../src/registry.js";
import { CHECKOUT, runsSource } from "../support/checkout.js";
import { memoryOrDisk } from "../support/directories.js";
import { type RunningGateway, type RunningProgram, startGatewayProcess, startProgram } from "../support/gateway.js";

/** A checkout with one more dialect in its specs, compiled and served like the program. */
export interface CheckoutWithDialect {
  readonly directory: string;
  readonly gateway: RunningGateway;
  /** Every dialect of its simulated upstreams. */
  readonly dialects: readonly string[];
  stop(): Promise<void>;
}

const COPIED = ["src", "codegen", "specs", "generated", "test", "package.json", "tsconfig.json"];
const PROPERTIES = [
  "answer-tables",
  "citations",
  "lost-places",
  "requests",
  "stream-rows",
  "stream-tables",
  "streams",
  "tables",
];
/** Fewer conversations than of the dialects that are known: what is shown is that these are in the tests too. */
const RUNS = process.env.ISOGLOSS_RUNS ?? "6";
const run = promisify(execFile);

/** The public ID of a simulated model behind a dialect. */
export function simulated(dialect: string, name = "assistant"): string {
  return `${dialect}/${name}`;
}

/**
 * Copies the checkout, generates code by the given specs, which checks the types of what is new, and starts the
 * simulated upstreams and the gateway.
 */
export async function buildCheckoutWithDialect(specs: string, names: readonly string[]): Promise<CheckoutWithDialect> {
  const directory = mkdtempSync(join(memoryOrDisk(), "isogloss-test-"));
  try {
    for (const name of COPIED) cpSync(join(CHECKOUT, name), join(directory, name), { recursive: true });
    symlinkSync(join(CHECKOUT, "node_modules"), join(directory, "node_modules"));
    cpSync(join(CHECKOUT, specs), join(directory, specs), { recursive: true });
    await run(
      process.execPath,
      [...runsSource(directory, "codegen/main"), "--specs", "specs", "--specs", specs, "--out", "generated"],
      { cwd: directory },
    );
    const program = runsSource(directory, "src/main");
    const simulator = await startProgram(["simulate", "--port", "0", "--json"], directory, { program });
    const baseUrls = simulator.ready.dialects as Readonly<Record<string, string>>;
    const gateway = await startGatewayProcess({ program, catalog: catalogOf(baseUrls, names) }).catch(
      async (error: unknown) => {
        await simulator.stop();
        throw error;
      },
    );
    return {
      directory,
      gateway,
      dialects: Object.keys(baseUrls),
      stop: () => stop(directory, gateway, simulator),
    };
  } catch (error) {
    remove(directory);
    throw error;
  }
}

/** Runs the tests of properties in that checkout that name the dialect, with its specs among the others. */
export async function runProperties(directory: string, specs: string, dialect: string): Promise<string> {
  cpSync(join(directory, specs), join(directory, "specs"), { recursive: true });
  const folder = join(directory, "test/conversion/properties");
  const files = PROPERTIES.map((name) => {
    const [fast, slow] = [`${name}.test.ts`, `${name}.slow.test.ts`].map((file) => join(folder, file));
    return existsSync(String(fast)) ? String(fast) : String(slow);
  });
  const mocha = join(directory, "node_modules/mocha/bin/mocha.js");
  const options = ["--no-config", "--import=tsx", "--exit", "--timeout", "120000", "--grep", dialect];
  const { stdout } = await run(process.execPath, [mocha, ...options, ...files], {
    cwd: directory,
    env: { ...process.env, ISOGLOSS_RUNS: RUNS },
  }).catch((error: unknown) => ({ stdout: (error as { readonly stdout: string }).stdout }));
  return stdout;
}

function catalogOf(baseUrls: Readonly<Record<string, string>>, names: readonly string[]) {
  const spoken = Object.keys(baseUrls).filter((dialect) => (known.get(dialect)?.vocabulary ?? "text") === "text");
  const models = spoken.flatMap((dialect) =>
    names.map((name) => ({
      id: simulated(dialect, name),
      kind: "text",
      routes: [{ provider: dialect, model: name, dialect }],
    })),
  );
  return { providers: Object.entries(baseUrls).map(([id, baseUrl]) => ({ id, baseUrl, auth: "none" })), models };
}

async function stop(directory: string, gateway: RunningGateway, simulator: RunningProgram): Promise<void> {
  await gateway.stop();
  await simulator.stop();
  remove(directory);
}

function remove(directory: string): void {
  rmSync(directory, { recursive: true, force: true });
}
