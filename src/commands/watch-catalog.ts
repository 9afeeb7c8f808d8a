import type { CatalogAdministration } from "../stores/catalog/catalog-store.js";
import { withinTime } from "../errors/race.js";
import { PeriodicWork } from "../workers/periodic-work.js";

/** A shutdown does not wait for longer. */
const STOP_MS = 1_000;

/** The parameters of a watch. */
export interface CatalogWatch {
  readonly catalog: Pick<CatalogAdministration, "revision">;
  /** The revision that is being served. */
  readonly served: bigint;
  readonly everyMilliseconds: number;
  reload(): Promise<void>;
  onError(error: unknown): void;
}

export interface WatchedCatalog {
  /** Looks for a change now. */
  look(): void;
  stop(): Promise<void>;
}

/** Reloads the catalog after a change by any process. */
export function watchCatalog(watch: CatalogWatch): WatchedCatalog {
  let { served } = watch;
  const look = async () => {
    try {
      const revision = await watch.catalog.revision();
      if (revision === served) return;
      await watch.reload();
      served = revision;
    } catch (error) {
      watch.onError(error);
    }
  };
  // One after another: the last look began after the last change that was announced.
  let looking: Promise<void> = Promise.resolve();
  const lookNext = () => (looking = looking.then(look));
  const periodic = new PeriodicWork();
  periodic.every(watch.everyMilliseconds, lookNext);
  return {
    look: () => void lookNext(),
    async stop() {
      await withinTime(Promise.all([periodic.stop(), looking]), STOP_MS, () => undefined);
    },
  };
}
