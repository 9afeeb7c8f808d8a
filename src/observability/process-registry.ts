/** What a Node.js process measures of itself: memory, processor time, garbage collection. */
import { collectDefaultMetrics, Registry } from "prom-client";

/** The library's 10 ms would wake each process 100 times a second, also where nobody calls it. */
const EVENT_LOOP_LOOK_MS = 50;

let registry: Registry | undefined;

/** One for all gateways of a process. What measures the event loop and the collector is never stopped. */
export function processRegistry(): Registry {
  if (registry === undefined) {
    registry = new Registry();
    collectDefaultMetrics({ register: registry, eventLoopMonitoringPrecision: EVENT_LOOP_LOOK_MS });
  }
  return registry;
}
