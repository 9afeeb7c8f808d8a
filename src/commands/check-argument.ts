import { RefusedError } from "../config/refused.js";
import { UsageError } from "./io.js";

/** Checks an argument by the rule of what stores it: a value that breaks the rule is wrong usage, and is named. */
export function checkArgument(name: string, check: () => unknown): void {
  try {
    check();
  } catch (error) {
    if (error instanceof RefusedError) throw new UsageError(`${name}: ${error.message}`);
    throw error;
  }
}
