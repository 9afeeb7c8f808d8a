import { readFileSync } from "node:fs";
import { parse } from "yaml";
import type { Outcome } from "./plays.js";

/** A recording that is known to fail in one conversion, with the reason why that is right. */
export interface Exception {
  readonly file: string;
  readonly from: string;
  readonly to: string;
  readonly reason: string;
}

/** Reads the list of exceptions. An entry without file, pair or reason is an error. */
export function readExceptions(path: string): Exception[] {
  const entries: unknown = parse(readFileSync(path, "utf8")) ?? [];
  if (!Array.isArray(entries)) throw new Error(`${path}: is no list`);
  return entries.map((entry: unknown, index) => {
    const { file, pair, reason } = (entry ?? {}) as Record<string, unknown>;
    const [from, to, ...more] = typeof pair === "string" ? pair.split(":") : [];
    if (
      typeof file !== "string" ||
      typeof reason !== "string" ||
      reason === "" ||
      from === undefined ||
      to === undefined ||
      more.length > 0
    ) {
      throw new Error(`${path}: entry ${index + 1} needs file, pair (from:to) and reason`);
    }
    return { file, from, to, reason };
  });
}

export function isFor(exception: Exception, outcome: Outcome): boolean {
  return exception.file === outcome.file && exception.from === outcome.from && exception.to === outcome.to;
}

/** Exceptions that are not needed any more: the play they excuse passes. */
export function idleExceptions(exceptions: readonly Exception[], outcomes: readonly Outcome[]): Exception[] {
  return exceptions.filter((exception) =>
    outcomes.some((outcome) => isFor(exception, outcome) && outcome.faults.length === 0),
  );
}
