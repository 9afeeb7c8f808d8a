import { setTimeout as sleep } from "node:timers/promises";
import type { CatalogAdministration } from "../stores/catalog/catalog-store.js";

/** The parameters of a watch. */
export interface CatalogWatch {
  readonly catalog: Pick<CatalogAdministration, "revision">;
  /** The revision that is being served. */
  readonly served: bigint;
  readonly everyMilliseconds: number;
  reload(): Promise<void>;
  onError(error: unknown): void;
}

/** Reloads the catalog after a change by any process. Returns the function that stops this. */
export function watchCatalog(watch: CatalogWatch): () => Promise<void> {
  const stop = new AbortController();
  const watching = follow(watch, stop.signal);
  return async () => {
    stop.abort();
    await watching;
  };
}

async function follow(watch: CatalogWatch, stop: AbortSignal): Promise<void> {
  let { served } = watch;
  while (await waited(watch.everyMilliseconds, stop)) {
    try {
      const revision = await watch.catalog.revision();
      if (revision === served) continue;
      await watch.reload();
      served = revision;
    } catch (error) {
      watch.onError(error);
    }
  }
}

async function waited(milliseconds: number, stop: AbortSignal): Promise<boolean> {
  return sleep(milliseconds, true, { signal: stop }).catch(() => false);
}
