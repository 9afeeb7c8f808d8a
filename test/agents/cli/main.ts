/** Runs coding agents from npm, unmodified, through a built gateway to the five strict vendors, and prints how each fared. */
import { join } from "node:path";
import { parseArgs } from "node:util";
import { CHECKOUT } from "../../support/checkout.js";
import { startGatewayProcess, type RunningGateway, type WrittenCatalog } from "../../support/gateway.js";
import { toolLoop } from "../../support/strict/script.js";
import { StrictUpstream } from "../../support/strict/upstream.js";
import { compatibleHost, disguisedId, publicId, strictCatalog, strictModels, type StrictModel } from "../models.js";
import { agentClis, type AgentCli } from "./clients.js";
import { install, type Installed } from "./install.js";
import { runSession } from "./session.js";
import { chooseShell } from "./shell-call.js";

const usage =
  "usage: npx tsx test/agents/cli/main.ts [--only TEXT] [--upstream DIALECT] [--all] [--source] [--verbose]";
const installed = new Map<string, Installed>();
/** Clients are slow to start, and machines have more than one processor. */
const atOnce = 2;
const { values } = parseArgs({
  options: {
    only: { type: "string" },
    upstream: { type: "string" },
    all: { type: "boolean" },
    source: { type: "boolean" },
    verbose: { type: "boolean" },
    help: { type: "boolean" },
  },
});
if (values.help === true) process.stdout.write(`${usage}\n`);
else process.exitCode = await runAll();

async function runAll(): Promise<number> {
  const isNamed = (name: string) => values.only === undefined || name.toLowerCase().includes(values.only.toLowerCase());
  const isWanted = ({ isFurther }: AgentCli) => isFurther !== true || values.all === true || values.only !== undefined;
  const chosen = agentClis.filter((cli) => isNamed(cli.name) && isWanted(cli));
  const models = strictModels.filter(({ dialect }) => values.upstream === undefined || dialect === values.upstream);
  const sessions = chosen.flatMap((cli) => models.map((model): Planned => ({ cli, model })));
  const cells: Cell[] = [];
  await Promise.all(Array.from({ length: atOnce }, () => work(sessions, cells)));
  process.stdout.write(`${printRows(chosen, models, cells)}\n`);
  return cells.some(({ cli, faults }) => cli.isRequired && faults.length > 0) ? 1 : 0;
}

/** Takes sessions until none is left, with a gateway and vendors of its own, so that calls cannot be mixed up. */
async function work(sessions: Planned[], cells: Cell[]): Promise<void> {
  const upstream = await StrictUpstream.start({ script: toolLoop({ choose: chooseShell }), takesNativeTools: true });
  try {
    const program = values.source === true ? {} : { program: [join(CHECKOUT, "build/src/main.js")] };
    const gateway = await startGatewayProcess({
      catalog: catalogFor(upstream),
      config: { compatibility: { tokenCounting: true } },
      ...program,
    });
    try {
      for (let next = sessions.shift(); next !== undefined; next = sessions.shift()) {
        const began = Date.now();
        const faults = await runOne(next, gateway, upstream);
        const seconds = ((Date.now() - began) / 1000).toFixed(1);
        const { cli, model } = next;
        process.stderr.write(
          `${cli.name} -> ${model.dialect}: ${faults.length === 0 ? "ok" : faults.join("; ")} (${seconds} s)\n`,
        );
        cells.push({ ...next, faults });
      }
    } finally {
      await gateway.stop();
    }
  } finally {
    await upstream.stop();
  }
}

/** Each strict model by its own name, and by those that clients are to take it for. */
function catalogFor(upstream: StrictUpstream): WrittenCatalog {
  const catalog = strictCatalog(upstream, [...strictModels, compatibleHost]);
  const names = [...new Set(agentClis.flatMap(({ takesModelFor }) => takesModelFor ?? []))];
  const disguised = strictModels.flatMap((model) => {
    const one = catalog.models.find(({ id }) => id === publicId(model));
    return names.flatMap((name) => (one === undefined ? [] : [{ ...one, id: disguisedId(model, name) }]));
  });
  return { ...catalog, models: [...catalog.models, ...disguised] };
}

interface Planned {
  readonly cli: AgentCli;
  readonly model: StrictModel;
}

interface Cell extends Planned {
  readonly faults: readonly string[];
}

async function runOne(
  { cli, model }: Planned,
  gateway: RunningGateway,
  upstream: StrictUpstream,
): Promise<readonly string[]> {
  const place = cli.packages.join();
  const found = installed.get(place) ?? install(cli);
  installed.set(place, found);
  if ("missing" in found) return [found.missing];
  const id = cli.takesModelFor === undefined ? publicId(home(cli, model)) : disguisedId(model, cli.takesModelFor);
  return runSession({ cli, program: found.program, gateway, model: id, upstream, isVerbose: values.verbose === true });
}

/** On a route of the same dialect, a client of chat is given a host that takes what such clients send. */
function home(cli: AgentCli, model: StrictModel): StrictModel {
  return cli.dialect === "chat" && model.dialect === "chat" ? compatibleHost : model;
}

function printRows(clis: readonly AgentCli[], models: readonly StrictModel[], cells: readonly Cell[]): string {
  const line = (name: string, words: readonly string[]) =>
    [name.padEnd(29), ...words.map((word) => word.padEnd(17))].join(" ").trimEnd();
  const faultsOf = (cli: AgentCli, model: StrictModel) =>
    cells.find((cell) => cell.cli === cli && cell.model === model)?.faults ?? [];
  const word = (faults: readonly string[]) => (faults.length === 0 ? "ok" : "FAILED");
  const table = clis.map((cli) =>
    line(
      cli.name,
      models.map((model) => word(faultsOf(cli, model))),
    ),
  );
  const faults = clis.flatMap((cli) =>
    models.flatMap((model) =>
      faultsOf(cli, model).map((fault) => `FAIL ${cli.name} -> ${model.dialect}  ${fault.replace(/\s+/g, " ")}`),
    ),
  );
  return [
    line(
      "agent",
      models.map(({ dialect }) => dialect),
    ),
    ...table,
    ...faults,
  ].join("\n");
}
