import { existsSync, writeFileSync } from "node:fs";
import { basename, dirname, join, resolve } from "node:path";
import { type Action, runAction } from "./action.js";
import { catalogText, findProviders, lineOfPrices, NOT_WRITTEN } from "./init/catalog-text.js";
import { configText } from "./init/config-text.js";
import type { CommandIo } from "./io.js";
import { wrapped } from "./output.js";

const CONFIG = "isogloss.yaml";
const CATALOG = "catalog.yaml";

const init: Action = {
  name: "init",
  summary:
    "Writes a config and a catalog into this directory, for the providers whose keys are in the environment.\n" +
    "With --config, that file is written, with catalog.yaml beside it. A file that exists is never changed.",
  examples: [["init", "then check the prices, and run isogloss doctor"]],
  async run(call) {
    const { loadStarters, presets } = await import("../registry.js");
    const { directory, environment } = call.io;
    const known = await loadStarters();
    const providers = findProviders(known, environment);
    const others = Object.keys(presets).filter((id) => !(id in known));
    const catalog = catalogText(providers, known, others);
    const named = call.text("config");
    const files: Files = [named ?? CONFIG, join(dirname(named ?? CONFIG), CATALOG)];
    writeNew([
      [resolve(directory, files[0]), configText()],
      [resolve(directory, files[1]), catalog],
    ]);
    const described = providers.map((provider) => {
      const { id, variable, checked, prices, models } = provider;
      const names = models.map(({ model }) => model);
      const line = lineOfPrices(catalog, provider);
      return { id, variable, prices_checked: checked ?? null, prices_at: prices, prices_line: line, models: names };
    });
    const result = { files, providers: described, other_presets: others };
    call.print(result, () => describe(result, Object.values(known), named));
  },
};

/** All that this command does. */
export const actions: readonly Action[] = [init];

/** `isogloss init` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runAction(init, args, io);
}

/** All of them, or none. */
function writeNew(files: readonly (readonly [path: string, text: string])[]): void {
  const existing = files.map(([path]) => path).filter((path) => existsSync(path));
  if (existing.length > 0) {
    const names = existing.map((path) => basename(path)).join(" and ");
    const verb = existing.length === 1 ? "exists" : "exist";
    throw new Error(`${names} ${verb} already, and nothing was written: remove it, or run this in another directory`);
  }
  for (const [path, text] of files) writeFileSync(path, text, { flag: "wx" });
}

const NEXT = [
  ["doctor", "checks everything, the keys too"],
  ["wallet create me --credit 10", "makes a wallet with 10 US dollars"],
  ["key create --wallet me", "makes a key for clients"],
  ["serve", "serves"],
] as const;

function nextCommands(named: string | undefined): string[] {
  const commands = NEXT.map(([command]) => `isogloss ${command}${named === undefined ? "" : ` --config ${named}`}`);
  const width = Math.max(...commands.map(({ length }) => length)) + 4;
  return ["Next:", ...NEXT.map(([, summary], index) => `  ${(commands[index] ?? "").padEnd(width)}${summary}`)];
}

/** The config and the catalog. */
type Files = readonly [config: string, catalog: string];

interface Result {
  readonly files: Files;
  readonly providers: readonly DescribedProvider[];
  readonly other_presets: readonly string[];
}

interface DescribedProvider {
  readonly id: string;
  readonly variable: string;
  readonly prices_checked: string | null;
  readonly prices_at: string;
  readonly prices_line: number;
  readonly models: readonly string[];
}

function describe(
  { files, providers, other_presets }: Result,
  known: readonly { readonly variable: string }[],
  named: string | undefined,
): string {
  const written = `wrote ${files.join(" and ")}`;
  const next = nextCommands(named);
  const others = wrapped(`${NOT_WRITTEN}: ${other_presets.join(", ")}`);
  if (providers.length === 0) {
    const variables = known.map(({ variable }) => variable).join(", ");
    const none = `${written}, without a provider: none of ${variables} is set`;
    return [...wrapped(none), "", ...others, "", ...next].join("\n");
  }
  return [`${written}:`, ...providers.flatMap(linesOf), "", ...others, "", ...next].join("\n");
}

function linesOf({ id, variable, models, prices_checked, prices_at, prices_line }: DescribedProvider): string[] {
  const place = `${CATALOG}, line ${prices_line}`;
  return [
    `  ${id}: ${models.join(", ")} (key from ${variable})`,
    prices_checked === null
      ? `    no prices are known: write them from ${prices_at}; until then its models are not served (${place})`
      : `    prices as of ${prices_checked}; check them at ${prices_at} (${place})`,
  ];
}
