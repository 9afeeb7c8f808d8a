import { existsSync, writeFileSync } from "node:fs";
import { basename, join } from "node:path";
import { type Action, runAction } from "./action.js";
import { catalogText, findProviders, type FoundProvider } from "./init/catalog-text.js";
import { configText } from "./init/config-text.js";
import type { CommandIo } from "./io.js";

const CONFIG = "isogloss.yaml";
const CATALOG = "catalog.yaml";

const init: Action = {
  name: "init",
  summary:
    "Writes a config and a catalog into this directory, for the providers whose keys are in the environment.\n" +
    "A file that exists is never changed.",
  examples: [["init", "then check the prices, and run isogloss doctor"]],
  async run(call) {
    const { loadStarters } = await import("../registry.js");
    const { directory, environment } = call.io;
    const known = await loadStarters();
    const providers = findProviders(known, environment);
    writeNew([
      [join(directory, CONFIG), configText()],
      [join(directory, CATALOG), catalogText(providers, known)],
    ]);
    const described = providers.map(({ id, variable, checked, prices, models }) => {
      const names = models.map(({ model }) => model);
      return { id, variable, prices_checked: checked ?? null, prices_at: prices, models: names };
    });
    call.print({ files: [CONFIG, CATALOG], providers: described }, () => describe(providers, Object.values(known)));
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
    throw new Error(`${names} exists already, and nothing was written: remove it, or run this in another directory`);
  }
  for (const [path, text] of files) writeFileSync(path, text, { flag: "wx" });
}

const NEXT = [
  "Next:",
  "  isogloss doctor                          checks everything, the keys too",
  "  isogloss wallet create me --credit 10    makes a wallet with 10 US dollars",
  "  isogloss key create --wallet me          makes a key for clients",
  "  isogloss serve                           serves",
];

function describe(providers: readonly FoundProvider[], known: readonly { readonly variable: string }[]): string {
  const written = `wrote ${CONFIG} and ${CATALOG}`;
  if (providers.length === 0) {
    const variables = known.map(({ variable }) => variable).join(", ");
    return `${written}, without a provider: none of ${variables} is set\n\n${NEXT.join("\n")}`;
  }
  const lines = providers.flatMap(({ id, variable, models, checked, prices }) => [
    `  ${id}: ${models.map(({ model }) => model).join(", ")} (key from ${variable})`,
    checked === undefined
      ? `    no prices are known: write them from ${prices}, else its calls cost nothing`
      : `    prices as of ${checked}; check them at ${prices}`,
  ]);
  return [`${written}:`, ...lines, "", ...NEXT].join("\n");
}
