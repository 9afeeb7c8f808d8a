/** Reads catalogs that clients send: short ones at once, longer ones in a thread, so that calls do not wait. */
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import type { CatalogFile } from "../catalog/catalog-file.js";
import { parseCatalog } from "../catalog/parse.js";
import type { CatalogWords } from "../catalog/words.js";
import { GatewayError } from "../errors/gateway-error.js";
import { FileProblemsError } from "../config/problems.js";
import { RefusedError } from "../config/refused.js";
import { KeyedLimiter } from "../errors/keyed-limiter.js";
import type { CatalogAnswer, CatalogTask } from "./catalog-thread.js";

/** The name of the file in messages. */
const PATH = "catalog";
/** Read in a few ten milliseconds. A megabyte takes two seconds. */
const MOST_AT_ONCE = 16 * 1024;
/** One needs hundreds of times the memory of its text. A few further ones wait. */
const THREADS = new KeyedLimiter(1);
const MOST_WAITING = 3;
const PROGRAM = new URL("./catalog-thread.js", import.meta.url);

/**
 * The environment belongs to the gateway: its values are never returned to a client. The variables of keys and headers
 * are stored by their names and need not be read here.
 */
export async function readCatalog(text: string, words: CatalogWords): Promise<CatalogFile> {
  if (isShort(text)) return parseCatalog(PATH, text, words, {});
  const file = await readAside({ path: PATH, text, isCheck: false });
  if (file === undefined) throw new Error("The thread that reads catalogs kept the contents.");
  return file;
}

/** Throws as `readCatalog` does. */
export async function checkCatalog(text: string, words: CatalogWords): Promise<void> {
  if (isShort(text)) parseCatalog(PATH, text, words, {});
  else await readAside({ path: PATH, text, isCheck: true });
}

/** Aliases make a catalog longer than its text. */
function isShort(text: string): boolean {
  return text.length <= MOST_AT_ONCE && !text.includes("*");
}

async function readAside(task: CatalogTask): Promise<CatalogFile | undefined> {
  if (THREADS.waiting >= MOST_WAITING)
    throw new GatewayError("overloaded", "Other long catalogs are being read. Try again shortly.", { retryAfter: "1" });
  const answer = await THREADS.during("catalog", () => askThread(task));
  if ("problems" in answer) throw new FileProblemsError(answer.problems);
  if ("refused" in answer) throw new RefusedError(answer.refused, answer.message);
  return answer.file;
}

async function askThread(task: CatalogTask): Promise<CatalogAnswer> {
  const thread = new Worker(PROGRAM, { workerData: task });
  // A process that ends does not wait for it.
  thread.unref();
  const broken = new Promise<never>((_, reject) => {
    thread.once("error", reject).once("exit", () => reject(new Error("The thread that reads catalogs has ended.")));
  });
  broken.catch(() => undefined);
  try {
    const [answer] = (await Promise.race([once(thread, "message"), broken])) as [CatalogAnswer];
    return answer;
  } finally {
    // This frees all its memory.
    await thread.terminate();
  }
}
