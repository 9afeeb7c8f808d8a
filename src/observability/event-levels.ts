/** What an event of the log is, and how the tables of events write one. */
export type LogLevel = "debug" | "info" | "warn" | "error" | "fatal";

export interface LogEvent {
  readonly level: LogLevel;
  /** What happened: the `msg` of the line. */
  readonly message: string;
  /** What an operator should do. */
  readonly action: string;
}

export const NOTHING = "Nothing.";

const event =
  (level: LogLevel) =>
  (message: string, action: string): LogEvent => ({ level, message, action });

export const debug = event("debug");
export const info = event("info");
export const warn = event("warn");
export const error = event("error");
export const fatal = event("fatal");
