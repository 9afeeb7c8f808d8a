/**
 * Replays recorded traffic through a real gateway and proves that conversion keeps its meaning, between dialects and
 * with every preset.
 */
import { existsSync } from "node:fs";
import { parseArgs } from "node:util";
import { join } from "node:path";
import { printAgents, replayAgents } from "./agents.js";
import { Tally } from "./allowances.js";
import { readExceptions } from "./exceptions.js";
import { GatewayProcess } from "./gateway-process.js";
import { lanesFor, runPlays } from "./harness.js";
import { ReplayServer } from "./lanes.js";
import { listPlays, listSkipped } from "./plays.js";
import { readPresets } from "./presets.js";
import { dialects } from "./readers/index.js";
import { loadRecordings } from "./recordings.js";
import { makeReport, printReport } from "./report.js";
import { replayResults } from "./results.js";
import { CHECKOUT } from "../../test/support/checkout.js";

const usage =
  "usage: npx tsx tools/replay/main.ts DIRECTORY [--only TEXT] [--pair FROM:TO] [--preset NAME] [--agents] [--json]";
const exceptionsFile = join(CHECKOUT, "tools/replay/exceptions.yaml");

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    only: { type: "string" },
    pair: { type: "string" },
    preset: { type: "string" },
    agents: { type: "boolean" },
    json: { type: "boolean" },
  },
});
const [directory] = positionals;
if (directory === undefined || !existsSync(directory)) {
  process.stderr.write(`${directory === undefined ? "" : `there is no ${directory}\n`}${usage}\n`);
  process.exit(2);
}
const isWhole = values.pair === undefined && values.preset === undefined && values.json !== true;
const codes: number[] = [];
if (values.agents !== true) codes.push(await prove(directory));
if (isWhole && values.agents !== true) codes.push(await proveResults(directory));
if (isWhole) codes.push(await proveAgents(directory));
process.exitCode = Math.max(...codes);

/** Recorded requests of agents, behind vendors that apply their rules. */
async function proveAgents(recordings: string): Promise<number> {
  const outcomes = await replayAgents(recordings, values.only);
  if (outcomes.length > 0) process.stdout.write(`${printAgents(outcomes)}\n`);
  return outcomes.every(({ faults }) => faults.length === 0) ? 0 : 1;
}

/** Vectors and images. */
async function proveResults(recordings: string): Promise<number> {
  const { played, skipped, faults } = await replayResults(recordings, values.only);
  process.stdout.write(
    `vectors and images: ${played} played, ${skipped.length} in forms that no dialect has, ` +
      `${faults.length} failed\n${faults.map((fault) => `FAIL ${fault}\n`).join("")}`,
  );
  return faults.length === 0 ? 0 : 1;
}

async function prove(recordings: string): Promise<number> {
  const loaded = loadRecordings(
    recordings,
    dialects.map(({ name }) => name),
  );
  const plays = listPlays(loaded, dialects, values, readPresets());
  const lanes = lanesFor(plays);
  const upstreams = await ReplayServer.start(lanes);
  const tally = new Tally();
  try {
    const gateway = await GatewayProcess.start(lanes, (lane) => upstreams.baseUrl(lane));
    try {
      const outcomes = await runPlays(plays, lanes, gateway, tally);
      if (outcomes.some(({ faults }) => faults.some((fault) => fault.startsWith("the call failed"))))
        process.stderr.write(`${await gateway.log()}\n`);
      const report = makeReport(outcomes, readExceptions(exceptionsFile), tally, listSkipped(loaded, dialects));
      process.stdout.write(`${values.json === true ? JSON.stringify(report, null, 1) : printReport(report)}\n`);
      return report.proven ? 0 : 1;
    } finally {
      await gateway.close();
    }
  } finally {
    await upstreams.close();
  }
}
