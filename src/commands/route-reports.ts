/** What the processes on one database report to each other about routes that fail. Nothing of it is stored. */
import { randomUUID } from "node:crypto";
import type { Logger } from "pino";
import type { OpenStores } from "../stores/open.js";
import { type OpenedRoute, RouteHealth } from "../upstream/route-health.js";

export class RouteReports {
  readonly #ownName = randomUUID();
  /** Of the routes of this process. The others learn when a breaker opens. */
  readonly health: RouteHealth;

  constructor({ report }: Pick<OpenStores, "report">, log: Logger) {
    const announce = (opened: OpenedRoute) => {
      // Nobody waits for it, and nothing depends on it: each process finds out for itself too.
      report({ by: this.#ownName, opened }).catch(() => undefined);
    };
    this.health = new RouteHealth(log, undefined, announce);
  }

  /** Processes of other versions may report other things, and a process gets its own reports too. */
  receive(report: unknown): void {
    const { by, opened } = Object(report) as { readonly by?: unknown; readonly opened?: unknown };
    if (by !== this.#ownName && isOpenedRoute(opened)) this.health.openedElsewhere(opened);
  }
}

function isOpenedRoute(opened: unknown): opened is OpenedRoute {
  const { id, provider, model, milliseconds } = Object(opened) as Partial<Record<keyof OpenedRoute, unknown>>;
  return [id, provider, model].every((name) => typeof name === "string") && Number.isFinite(milliseconds);
}
