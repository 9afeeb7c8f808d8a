/** What a Node.js process measures of itself: memory, processor time, garbage collection. */
import { collectDefaultMetrics, Registry } from "prom-client";

let registry: Registry | undefined;

/** One for all gateways of a process. What measures the event loop and the collector is never stopped. */
export function processRegistry(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry });
  }
  return registry;
}
