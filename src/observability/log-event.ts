/** Log lines with a stable name: an operator can grep for `event` and set an alert on it. */
import type { LogLevel } from "./event-levels.js";
import { EVENTS, type EventName } from "./events.js";

/** The part of the program's log that events are written with. */
export type EventLog = Readonly<Record<LogLevel, (fields: object, message: string) => void>>;

type Named = { readonly event: EventName } & Readonly<Record<string, unknown>>;

/** Writes one line; its level and its message are those of the table of events. */
export function logEvent(log: EventLog, event: EventName, fields: object = {}): void {
  logNamed(log, { event, ...fields });
}

/** The same where the name is among the fields: a line of every call is not copied. */
export function logNamed(log: EventLog, fields: Named): void {
  const { level, message } = EVENTS[fields.event];
  log[level](fields, message);
}
