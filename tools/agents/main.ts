/** Runs coding agents from npm, unmodified, through a built gateway to five strict vendors, and prints the results. */
import { parseArgs } from "node:util";
import { strictModels, type StrictModel } from "../../test/support/strict/strict-models.js";
import type { AgentCli } from "./client.js";
import { agentClis } from "./clients.js";
import { install, type Installed } from "./install.js";
import { endClients } from "./run-client.js";
import { runSession } from "./session.js";
import { nameFor, type Stage, startStage } from "./stage.js";
import { type Cell, hasFailed, printTable } from "./table.js";

const usage = "usage: npx tsx tools/agents/main.ts [--only TEXT] [--upstream DIALECT] [--source] [--verbose]";
/** Clients are slow to start, and machines have more than one processor. */
const atOnce = 2;
const timeoutMilliseconds = 120_000;
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    upstream: { type: "string" },
    source: { type: "boolean" },
    verbose: { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help === true) process.stdout.write(`${usage}\n`);
else process.exitCode = await runAll();

interface Planned {
  readonly cli: AgentCli;
  readonly model: StrictModel;
}

async function runAll(): Promise<number> {
  const { only = "", upstream } = values;
  const clis = agentClis.filter(({ name }) => name.toLowerCase().includes(only.toLowerCase()));
  const models = strictModels.filter(({ dialect }) => upstream === undefined || dialect === upstream);
  if (clis.length === 0 || models.length === 0) {
    process.stderr.write(`there is nothing to run of ${only} behind ${upstream ?? "any dialect"}\n${usage}\n`);
    return 2;
  }
  const planned = clis.flatMap((cli) => models.map((model): Planned => ({ cli, model })));
  const sessions = planned.length;
  for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => callOff(planned));
  const cells = await playAll(planned, installAll(clis));
  process.stdout.write(`${printTable(clis, models, cells)}\n`);
  return cells.length < sessions || cells.some(hasFailed) ? 1 : 0;
}

/** Starts no further session and ends the running ones, so that gateways stop as usual. */
function callOff(planned: Planned[]): void {
  planned.length = 0;
  endClients();
}

/** By their packages: some clients are one program with different settings. */
function installAll(clis: readonly AgentCli[]): ReadonlyMap<string, Installed> {
  const installed = new Map<string, Installed>();
  for (const cli of clis) {
    const packages = cli.packages.join();
    if (!installed.has(packages)) installed.set(packages, install(cli));
  }
  return installed;
}

/** Each upstream dialect has one session at a time, so that a vendor's requests come from one client. */
async function playAll(planned: Planned[], installed: ReadonlyMap<string, Installed>): Promise<Cell[]> {
  const stages = new Map<StrictModel, Stage>();
  const busy = new Set<StrictModel>();
  const cells: Cell[] = [];
  const work = async () => {
    for (;;) {
      const index = planned.findIndex(({ model }) => !busy.has(model));
      const [next] = index < 0 ? [] : planned.splice(index, 1);
      if (next === undefined) return;
      const { model } = next;
      busy.add(model);
      const stage = stages.get(model) ?? (await startStage(model, values.source === true));
      stages.set(model, stage);
      cells.push(await play(next, stage, installed));
      busy.delete(model);
    }
  };
  try {
    await Promise.all(Array.from({ length: atOnce }, work));
  } finally {
    await Promise.all([...stages.values()].map((stage) => stage.stop()));
  }
  return cells;
}

async function play({ cli, model }: Planned, stage: Stage, installed: ReadonlyMap<string, Installed>): Promise<Cell> {
  const found = installed.get(cli.packages.join());
  if (found === undefined || "missing" in found)
    return { cli, model, faults: [], wanted: [], traces: [], missing: found?.missing ?? "it was not installed" };
  const began = performance.now();
  const { gateway, upstream } = stage;
  const { faults, wanted, traces } = await runSession({
    cli,
    program: found.program,
    gateway,
    upstream,
    model: nameFor(cli, model),
    timeoutMilliseconds,
    isVerbose: values.verbose === true,
  });
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  process.stderr.write(`${cli.name} -> ${model.dialect}: ${faults.join("; ") || "ok"} (${seconds} s)\n`);
  return { cli, model, faults, wanted, traces };
}
