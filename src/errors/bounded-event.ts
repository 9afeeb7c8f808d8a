import type { EventName } from "../observability/events.js";
import { type EventLog, logEvent } from "../observability/log-event.js";
import { RateBound } from "./rate-bound.js";

/**
 * An event that one cause may bring about hundreds of times a second. So many lines are written in a time, and the
 * others are counted: a full disk is no place for them.
 */
export class BoundedEvent {
  readonly #bound: RateBound;

  constructor(
    private readonly log: EventLog,
    private readonly name: EventName,
    most = 10,
    milliseconds = 1_000,
    now?: () => number,
  ) {
    this.#bound = new RateBound(most, milliseconds, now);
  }

  write(fields: object): void {
    const suppressed = this.#bound.take();
    if (suppressed === undefined) return;
    logEvent(this.log, this.name, { ...fields, ...(suppressed > 0 && { suppressed }) });
  }
}
