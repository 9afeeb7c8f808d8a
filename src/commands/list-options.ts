/** Options of commands that list. */
import { parseMoment } from "../admin-api/schema.js";
import type { ActionCall } from "./action.js";
import { UsageError } from "./io.js";

export const USUAL_ROWS = 50;
const MOST_ROWS = 1_000;

/** The number in `--limit`. */
export function limitOf(call: ActionCall): number {
  const written = call.text("limit");
  if (written === undefined) return USUAL_ROWS;
  const limit = /^\d{1,4}$/.test(written) ? Number(written) : 0;
  if (limit < 1 || limit > MOST_ROWS)
    throw new UsageError(`--limit must be a number from 1 to ${MOST_ROWS}, not "${written}"`);
  return limit;
}

/** The Unix milliseconds of a day or a time in an option. */
export function timestampOf(call: ActionCall, option: string): number | undefined {
  const written = call.text(option);
  if (written === undefined) return undefined;
  const moment = parseMoment(written);
  if (moment === undefined)
    throw new UsageError(
      `--${option} must be a day such as 2026-01-31 or a time such as 2026-01-31T12:00:00Z, not "${written}"`,
    );
  return moment;
}
