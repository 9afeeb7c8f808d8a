import type { EventLog } from "../../observability/log-event.js";
import { withoutStatement } from "../../stores/drivers/database-error.js";

/** What a check of the doctor found. */
export interface Finding {
  /** What was checked: a word, or a word and a name. */
  readonly check: string;
  /** A warning is worth a look. With a problem, something does not work. */
  readonly state: "ok" | "warning" | "problem";
  readonly detail: string;
  /** What to do about it. */
  readonly advice?: string | undefined;
}

export function ok(check: string, detail: string): Finding {
  return { check, state: "ok", detail };
}

export function warning(check: string, detail: string, advice: string): Finding {
  return { check, state: "warning", detail, advice };
}

export function problem(check: string, detail: string, advice: string): Finding {
  return { check, state: "problem", detail, advice };
}

/** A log whose lines are given to a function, whatever their level. */
export function everyLine(write: (fields: object) => void): EventLog {
  return { debug: write, info: write, warn: write, error: write, fatal: write };
}

/** The message of an error on one line. */
export function messageOf(error: unknown): string {
  const message = error instanceof Error ? withoutStatement(error) : String(error);
  return message.replaceAll(/\s*\n\s*/g, " ");
}
