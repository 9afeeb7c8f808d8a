import { resolve } from "node:path";
import { counted } from "./output.js";
import { auditChanges } from "../admin-api/audit.js";
import { applyCatalog } from "../catalog/apply.js";
import { type ItemDifference, printDifference } from "../catalog/difference.js";
import { describeCatalog, exportCatalog } from "../catalog/export.js";
import type { CatalogFile } from "../catalog/catalog-file.js";
import { readCatalogFile } from "../catalog/parse.js";
import type { CatalogWords } from "../catalog/words.js";
import { FileProblemsError } from "../config/problems.js";
import { unpricedModels } from "../money/price-list.js";
import type { RecordChange } from "../stores/administrators/record-change.js";
import type { OpenStores } from "../stores/open.js";
import { tasksLeftBehind } from "../tasks/tasks-left-behind.js";
import { type Action, type ActionCall, runGroup } from "./action.js";
import { loadCatalogWords } from "../catalog/load-words.js";
import { changeStores } from "./change-stores.js";
import type { CommandIo } from "./io.js";
import { withStores } from "./with-stores.js";

/** What was done, or would be, and what an operator should know about it. */
interface Applied {
  readonly changes: readonly ItemDifference[];
  readonly warnings: readonly string[];
}

type LoadWords = () => Promise<CatalogWords>;

/** `isogloss catalog` */
export function run(args: string[], io: CommandIo): Promise<number> {
  return runCatalog(args, io, loadCatalogWords);
}

/** The same with the names of another build. */
export function runCatalog(args: string[], io: CommandIo, loadWords: LoadWords): Promise<number> {
  return runGroup("catalog", actionsWith(loadWords), args, io);
}

function actionsWith(loadWords: LoadWords): readonly Action[] {
  return [apply(loadWords), exportAction, check(loadWords)];
}

const apply = (loadWords: LoadWords): Action => ({
  name: "catalog apply",
  summary: "Applies a catalog file to the database, and shows the difference.",
  examples: [
    ["catalog apply catalog.yaml --dry-run", "what would change"],
    ["catalog apply catalog.yaml --prune", "apply it, and remove what it lacks"],
  ],
  positionals: ["FILE"],
  options: {
    prune: { summary: "remove what the file lacks" },
    "dry-run": { summary: "show the difference and change nothing" },
  },
  async run(call) {
    const file = readCatalogFile(pathOf(call), await loadWords(), call.io.environment);
    warn(call, warningsOf(file));
    const dryRun = call.flag("dry-run");
    const options = { prune: call.flag("prune"), dryRun };
    const apply = async (
      { catalog, vault, tasks }: OpenStores,
      record: RecordChange<readonly ItemDifference[]>,
    ): Promise<Applied> => {
      const open = options.prune ? await tasks.countOpen() : [];
      const changes = await applyCatalog(catalog.recording(record), vault, file, options);
      return { changes, warnings: tasksLeftBehind(changes, open) };
    };
    const { changes, warnings } = await changeStores(call, "applyCatalog", apply, {
      name: "applying the catalog",
      audited: auditedBy(options),
    });
    warn(call, warnings);
    call.print({ applied: !dryRun, changes, ...(warnings.length > 0 && { warnings }) }, () =>
      printChanges(changes, dryRun),
    );
  },
});

const exportAction: Action = {
  name: "catalog export",
  summary: "Prints the catalog as a file that can be applied again; stored keys are not shown.",
  examples: [["catalog export > catalog.yaml", "keep the catalog as a file"]],
  async run(call) {
    const records = await withStores(call, "reading the catalog", (stores) => stores.catalog.records());
    call.print(describeCatalog(records), () => exportCatalog(records).trimEnd());
  },
};

const check = (loadWords: LoadWords): Action => ({
  name: "catalog check",
  summary: "Lists everything that is wrong with a catalog file.",
  examples: [["catalog check catalog.yaml", "find all mistakes before it is applied"]],
  positionals: ["FILE"],
  async run(call) {
    try {
      const file = readCatalogFile(pathOf(call), await loadWords(), call.io.environment);
      const { providers, models } = file;
      const warnings = warningsOf(file);
      warn(call, warnings);
      const counts = `${counted(providers.length, "provider")}, ${counted(models.length, "model")}`;
      const unpriced = unpricedModels(models);
      call.print(
        { ok: true, problems: [], ...(warnings.length > 0 && { warnings }), ...(unpriced.length > 0 && { unpriced }) },
        () => [`${call.positional("FILE")} is sound: ${counts}`, ...linesOfUnpriced(unpriced)].join("\n"),
      );
      return 0;
    } catch (error) {
      if (!(error instanceof FileProblemsError) || !call.flag("json")) throw error;
      call.print({ ok: false, problems: error.problems }, () => error.message);
      return 1;
    }
  },
});

function linesOfUnpriced(ids: readonly string[]): string[] {
  if (ids.length === 0) return [];
  const rule = "not served until there is a price";
  return [`${counted(ids.length, "model")} without a price, ${rule}: ${ids.join(", ")}`];
}

/** What the audit log keeps of an application. A dry run changes nothing. */
function auditedBy({ dryRun, prune }: { readonly dryRun: boolean; readonly prune: boolean }) {
  return (changes: readonly ItemDifference[] | undefined) =>
    dryRun ? undefined : { prune, changes: changes && auditChanges(changes) };
}

function warningsOf({ warnings = [], doubts = [] }: CatalogFile): readonly string[] {
  return [...warnings, ...doubts.map(({ detail }) => detail)];
}

function warn({ io }: ActionCall, warnings: readonly string[]): void {
  for (const warning of warnings) io.stderr.write(`warning: ${warning}\n`);
}

function pathOf(call: ActionCall): string {
  return resolve(call.io.directory, call.positional("FILE"));
}

function printChanges(changes: readonly ItemDifference[], dryRun: boolean): string {
  const lines = changes.map(printDifference);
  if (changes.every(({ action }) => action === "keep")) return [...lines, "nothing to change"].join("\n");
  return [...lines, dryRun ? "nothing was changed: this is a dry run" : "applied"].join("\n");
}

/** All that this command does. */
export const actions: readonly Action[] = actionsWith(loadCatalogWords);
