/** `retry` of a model: which failed requests are sent again, and how often. */
import { list, object } from "../config/collections.js";
import { decimal, integer } from "../config/scalars.js";
import { type Shape, reportValue } from "../config/shape.js";
import type { RetryCause, RetryRules } from "./types.js";

const MOST_ATTEMPTS = 10;
const LONGEST_SECONDS = 300;

/**
 * Statuses of refusals that another attempt may change. 401 to 403 are about the provider's key or bill, which another
 * route may not share. Other refusals are about the call itself.
 */
const REFUSALS: ReadonlySet<number> = new Set([401, 402, 403, 408, 424, 425, 429]);
const isFault = (status: number) => status >= 500 && status < 600;

/** A request whose upstream broke off, or answered too late, is never sent again: it would be paid twice. */
const causeShape: Shape<RetryCause> = (place) => {
  const written = place.file.plain(place.node);
  if (written === "connect" || written === "5xx") return written;
  if (typeof written === "number" && Number.isInteger(written) && (REFUSALS.has(written) || isFault(written)))
    return written;
  return reportValue(place, "must be connect, 401, 402, 403, 408, 424, 425, 429, 5xx, or a status from 500 to 599");
};

export const retryShape: Shape<RetryRules> = object<RetryRules>({
  attempts: integer({ from: 1, to: MOST_ATTEMPTS }),
  budgetSeconds: decimal({ from: 0.001, to: LONGEST_SECONDS }),
  hedgeAfterMs: integer({ from: 1, to: LONGEST_SECONDS * 1000 }),
  on: list(causeShape),
});
