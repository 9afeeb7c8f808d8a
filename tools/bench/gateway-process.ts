/** A gateway as operators start it, in a folder of its own, with a wallet and a key. */
import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { startProgram } from "./processes.js";

/** The program that operators run. */
export const OWN_MAIN = fileURLToPath(new URL("../../build/bundle/src/main.js", import.meta.url));
/** The same file by file, so that a profile shows where each function is. */
const OWN_MODULES = fileURLToPath(new URL("../../build/src/main.js", import.meta.url));

export interface RunningGateway {
  readonly pid: number;
  readonly port: number;
  readonly key: string;
  readonly startedMs: number;
  /** Where its config, its catalog and its database are. */
  readonly directory: string;
  readonly main: string;
  stop(): Promise<void>;
}

export interface GatewayProcessOptions {
  /** What differs from the defaults of its configuration. */
  readonly config?: object;
  /** The compiled program. */
  readonly main?: string;
  /** Serves with so many processes. */
  readonly workers?: number | undefined;
  /** The directory for a profile of its processor time, which is written when it stops. */
  readonly profile?: string | undefined;
}

export async function startGatewayProcess(
  catalog: object,
  {
    config = {},
    workers = 1,
    profile,
    main = profile === undefined ? OWN_MAIN : OWN_MODULES,
  }: GatewayProcessOptions = {},
): Promise<RunningGateway> {
  const directory = mkdtempSync(join(tmpdir(), "isogloss-bench-"));
  writeFileSync(join(directory, "isogloss.yaml"), JSON.stringify({ listen: { port: 0 }, ...config }));
  writeFileSync(join(directory, "catalog.yaml"), JSON.stringify(catalog));
  const run = (...args: string[]) =>
    execFileSync(process.execPath, [main, ...args, "--json"], { cwd: directory, encoding: "utf8" });
  run("wallet", "create", "bench", "--credit", "1000000");
  const { key } = JSON.parse(run("key", "create", "--wallet", "bench")) as { readonly key: string };
  const begunAt = performance.now();
  const profiling = profile === undefined ? [] : ["--cpu-prof", `--cpu-prof-dir=${profile}`];
  const serving = [...profiling, main, "serve", "--json", "--workers", String(workers)];
  const program = await startProgram(process.execPath, serving, { cwd: directory, log: "hidden" });
  const { port } = JSON.parse(program.line) as { readonly port: number };
  return {
    pid: program.pid,
    port,
    key,
    startedMs: performance.now() - begunAt,
    directory,
    main,
    async stop() {
      await program.stop();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
