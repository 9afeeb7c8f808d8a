import { applyCatalog } from "../../catalog/apply.js";
import type { CatalogFile } from "../../catalog/catalog-file.js";
import { describeCatalog, exportCatalog } from "../../catalog/export.js";
import type { CatalogWords } from "../../catalog/words.js";
import { type FileProblem, FileProblemsError } from "../../config/problems.js";
import { GatewayError } from "../../errors/gateway-error.js";
import { CALL_WAIT_MS } from "../../stores/drivers/retry-when-locked.js";
import { tasksLeftBehind } from "../../tasks/tasks-left-behind.js";
import { auditChanges } from "../audit.js";
import { catalogOperation, operation } from "../operation.js";
import { checkCatalog, readCatalog } from "../read-catalog.js";
import { anyObject, anything, object, optional, rows, text, truth, wholeNumber, word } from "../schema.js";

const tag = "catalog";

const problemSchema = object({
  line: wholeNumber("From one."),
  column: wholeNumber("From one."),
  message: text("What is wrong there."),
});

const changeSchema = object({
  action: word(["add", "change", "remove", "keep"], "`keep`: the file lacks it, and it stays as nothing is pruned."),
  what: word(["provider", "model"], "What it is."),
  id: text("Its ID."),
  fields: rows(
    object({
      field: text("The field."),
      from: optional(anything("The value before.")),
      to: optional(anything("Its value.")),
    }),
    "What reads differently.",
  ),
});

export const catalogOperations = [
  operation({
    method: "GET",
    path: "/catalog",
    tag,
    id: "exportCatalog",
    summary: "Show the catalog in the form of a catalog file; a stored key is null",
    answer: object({
      providers: rows(anyObject("A provider."), "By ID."),
      models: rows(anyObject("A model."), "By ID."),
    }),
    async handle({ stores }) {
      const { providers, models } = describeCatalog(await stores.catalog.records());
      return { providers: providers as object[], models: models as object[] };
    },
  }),
  {
    ...operation({
      method: "GET",
      path: "/catalog/file",
      tag,
      id: "exportCatalogFile",
      summary: "Show the catalog as a file that can be applied again, without stored keys",
      answer: text("The file."),
      handle: async ({ stores }) => exportCatalog(await stores.catalog.records()),
    }),
    answer: "catalog" as const,
  },
  catalogOperation({
    method: "POST",
    path: "/catalog/check",
    tag,
    id: "checkCatalog",
    audited: "nothing",
    summary: "List everything that is wrong with a catalog file",
    answer: object({
      ok: truth("Whether it can be applied."),
      problems: rows(problemSchema, "In the order of the file."),
    }),
    async handle({ words, body }) {
      const problems = await problemsOf(() => checkCatalog(body, words));
      return { ok: problems.length === 0, problems };
    },
  }),
  catalogOperation({
    method: "POST",
    path: "/catalog/apply",
    tag,
    id: "applyCatalog",
    summary: "Apply a catalog file in one transaction and return the changes",
    // A catalog names variables of the gateway's environment, and the hosts to which their values are sent.
    role: "owner",
    query: {
      dry_run: optional(truth("Return the changes without applying them.")),
      prune: optional(truth("Remove what the file lacks.")),
    },
    answer: object({
      applied: truth("False for a dry run."),
      changes: rows(changeSchema, "Empty when the catalog is the same."),
      warnings: optional(rows(text("A sentence."), "About tasks that a removed provider leaves behind.")),
    }),
    audited: ({ query: { dry_run: dryRun, prune } }, answer) =>
      dryRun ? undefined : { prune, changes: answer && auditChanges(answer.changes) },
    async handle({ stores, record, words, body, catalogChanged, query: { dry_run: dryRun = false, prune = false } }) {
      const catalog = stores.catalog.recording((changes) => record({ changes }));
      const file = await readOrRefuse(body, words);
      const open = prune ? await stores.tasks.countOpen() : [];
      const changes = await applyCatalog(catalog, stores.vault, file, {
        dryRun,
        prune,
        lockTimeoutMs: CALL_WAIT_MS,
      });
      if (!dryRun) await catalogChanged();
      const warnings = tasksLeftBehind(changes, open);
      return {
        applied: !dryRun,
        warnings: warnings.length > 0 ? warnings : undefined,
        changes: changes.map(({ fields, ...change }) => ({
          ...change,
          fields: fields.map(({ field, from, to }) => ({ field, from, to })),
        })),
      };
    },
  }),
];

async function readOrRefuse(body: string, words: CatalogWords): Promise<CatalogFile> {
  let file: CatalogFile | undefined;
  const problems = await problemsOf(async () => (file = await readCatalog(body, words)));
  if (file !== undefined) return file;
  const [first] = problems;
  const more = problems.length > 1 ? `, and ${problems.length - 1} more` : "";
  const message = `The catalog cannot be applied: ${first?.line}:${first?.column} ${first?.message}${more}.`;
  throw new GatewayError("invalid_catalog", message, { body: problems });
}

async function problemsOf(
  reading: () => Promise<unknown>,
): Promise<{ line: number; column: number; message: string }[]> {
  try {
    await reading();
    return [];
  } catch (error) {
    if (!(error instanceof FileProblemsError)) throw error;
    return error.problems.map(({ line, column, message }: FileProblem) => ({ line, column, message }));
  }
}
