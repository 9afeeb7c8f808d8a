/** The catalog that calls are served from. */
import type * as compiled from "../registry.js";
import { logEvent, type EventLog } from "../observability/log-event.js";
import { type CatalogView, viewCatalog } from "../routing/catalog-view.js";
import type { Stores } from "../stores/types.js";

export interface ServedCatalog {
  view(): CatalogView;
  reload(): Promise<void>;
}

export async function openCatalog(
  { catalog }: Pick<Stores, "catalog">,
  { dialects }: Pick<typeof compiled, "dialects">,
  log: EventLog,
): Promise<ServedCatalog> {
  const read = async () => {
    const view = viewCatalog(await catalog.read(), dialects, log);
    if (view.priceless.length > 0) logEvent(log, "catalog.price_missing", { models: view.priceless });
    return view;
  };
  let view = await read();
  let [begun, shown] = [0, 0];
  return {
    view: () => view,
    async reload() {
      const reading = ++begun;
      const latest = await read();
      // A reading that began later may be over first. It has all changes that this one has.
      if (reading < shown) return;
      shown = reading;
      view = latest;
    },
  };
}
