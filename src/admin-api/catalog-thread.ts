/** A thread that reads one catalog, with the words of this build. */
import { parentPort, workerData } from "node:worker_threads";
import type { CatalogFile } from "../catalog/catalog-file.js";
import { loadCatalogWords } from "../catalog/load-words.js";
import { parseCatalog } from "../catalog/parse.js";
import { type FileProblem, FileProblemsError } from "../config/problems.js";
import { RefusedError, type RefusalKind } from "../config/refused.js";

export interface CatalogTask {
  readonly path: string;
  readonly text: string;
  /** Whether the contents are wanted too. Taking them over costs the other thread time. */
  readonly isCheck: boolean;
}

/** Errors lose their classes between threads. */
export type CatalogAnswer =
  | { readonly file: CatalogFile | undefined }
  | { readonly problems: readonly FileProblem[] }
  | { readonly refused: RefusalKind; readonly message: string };

async function answerTo({ path, text, isCheck }: CatalogTask): Promise<CatalogAnswer> {
  try {
    const file = parseCatalog(path, text, await loadCatalogWords(), {});
    return { file: isCheck ? undefined : file };
  } catch (error) {
    if (error instanceof FileProblemsError) return { problems: error.problems };
    if (error instanceof RefusedError) return { refused: error.kind, message: error.message };
    throw error;
  }
}

void answerTo(workerData as CatalogTask).then((answer) => parentPort?.postMessage(answer));
