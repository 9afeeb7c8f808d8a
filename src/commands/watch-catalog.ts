import type { CatalogAdministration } from "../stores/catalog/catalog-store.js";
import { PeriodicWork } from "../workers/periodic-work.js";

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
  let { served } = watch;
  const periodic = new PeriodicWork();
  periodic.every(watch.everyMilliseconds, async () => {
    try {
      const revision = await watch.catalog.revision();
      if (revision === served) return;
      await watch.reload();
      served = revision;
    } catch (error) {
      watch.onError(error);
    }
  });
  return () => periodic.stop();
}
