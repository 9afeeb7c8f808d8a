import { FileProblemsError } from "../config/problems.js";
import { counted, printable } from "./output.js";
import type { Config } from "../config/types.js";
import { type Action, type ActionCall, runAction } from "./action.js";
import { loadCatalogWords } from "../catalog/load-words.js";
import { checkCallbackSecrets } from "./doctor/check-callback-secrets.js";
import { checkCatalog } from "./doctor/check-catalog.js";
import { checkClock, type OtherClock } from "./doctor/check-clock.js";
import { checkDatabase } from "./doctor/check-database.js";
import { checkDisk } from "./doctor/check-disk.js";
import { checkKeys } from "./doctor/check-keys.js";
import { checkMemory } from "./doctor/check-memory.js";
import { checkPublicUrl } from "./doctor/check-public-url.js";
import { checkRuntime } from "./doctor/check-runtime.js";
import { type Finding, messageOf, ok, problem } from "./doctor/finding.js";
import type { CommandIo } from "./io.js";
import { type Style, styleOf } from "./style.js";

const doctor: Action = {
  name: "doctor",
  summary: "Checks config, database, disk, clock, catalog and providers, and names what to do. Nothing is changed.",
  examples: [
    ["doctor", "before the first start, and when something does not work"],
    ["doctor --offline --json", "for a script, without a request to a provider"],
  ],
  options: { offline: { summary: "send nothing to providers" } },
  async run(call) {
    const findings = await examine(call);
    const isSound = findings.every(({ state }) => state !== "problem");
    call.print({ ok: isSound, findings }, () => describe(findings, styleOf(call.io)));
    return isSound ? 0 : 1;
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [doctor];

/** `isogloss doctor` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(doctor, args, io);
}

async function examine(call: ActionCall): Promise<Finding[]> {
  let config: Config;
  try {
    config = call.config();
  } catch (error) {
    const advice = "correct the config; docs/configuration.md describes every key";
    const lines = error instanceof FileProblemsError ? error.message.split("\n") : [messageOf(error)];
    return lines.map((line) => problem("config", line, advice));
  }
  const { progress } = call;
  progress.show("checking the database");
  const { findings: ofDatabase, isCurrent, clockAheadMs } = await checkDatabase(config);
  progress.show("checking the catalog");
  const words = await loadCatalogWords();
  const { environment } = call.io;
  const source = { config, words, environment, isDatabaseCurrent: isCurrent };
  const { findings: ofCatalog, catalog, incomplete } = await checkCatalog(source);
  const ofCallbacks = isCurrent ? await checkCallbackSecrets(config, environment) : [];
  const clocks: OtherClock[] = clockAheadMs === undefined ? [] : [{ whose: "the database", aheadMs: clockAheadMs }];
  const ofProviders: Finding[] = [];
  if (catalog !== undefined) {
    const { loadStarters } = await import("../registry.js");
    ofProviders.push(...checkKeys(catalog, { ...words, starters: await loadStarters() }, incomplete));
  }
  if (catalog !== undefined && !call.flag("offline")) {
    progress.show(`asking ${counted(catalog.providers.size, "provider")}`);
    const { checkProviders } = await import("./doctor/check-providers.js");
    const probed = await checkProviders(catalog, config, incomplete);
    ofProviders.push(...probed.findings);
    clocks.push(...probed.clocks);
  }
  const ofConfig = ok("config", `it is valid; the gateway listens on ${config.listen.host}:${config.listen.port}`);
  progress.show("checking the disk");
  const ofDisk = await checkDisk(config);
  return [
    ofConfig,
    ...checkPublicUrl(config),
    ...checkRuntime(config),
    checkMemory(config),
    ...ofDatabase,
    ...ofDisk,
    checkClock(clocks),
    ...ofCatalog,
    ...ofCallbacks,
    ...ofProviders,
  ];
}

const MARKS = { ok: ["ok", "green"], warning: ["warning", "yellow"], problem: ["problem", "red"] } as const;

function describe(findings: readonly Finding[], style: Style): string {
  const width = Math.max(...findings.map(({ check }) => check.length)) + 2;
  const lines = findings.flatMap(({ check, state, detail, advice }) => {
    const [mark, colour] = MARKS[state];
    const line = `${style(mark.padEnd(9), colour)}${check.padEnd(width)}${printable(detail)}`;
    return advice === undefined ? [line] : [line, `${" ".repeat(9 + width)}${style(`-> ${advice}`, "dim")}`];
  });
  const count = (state: Finding["state"]) => findings.filter((finding) => finding.state === state).length;
  const [problems, warnings] = [count("problem"), count("warning")];
  const sum = `${counted(problems, "problem")}, ${counted(warnings, "warning")}`;
  return [...lines, "", problems + warnings === 0 ? "nothing is wrong" : sum].join("\n");
}
