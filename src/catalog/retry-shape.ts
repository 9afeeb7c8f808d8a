/** `retry` of a model: which failed requests are sent again, and how often. */
import { list, object } from "../config/collections.js";
import { decimal, integer } from "../config/scalars.js";
import { type Shape, reportValue } from "../config/shape.js";
import type { RetryCause, RetryRules } from "./types.js";

const MOST_ATTEMPTS = 10;
const LONGEST_SECONDS = 300;

/** An answer that may come from an upstream that has done its work is never a cause: the work would be paid twice. */
const causeShape: Shape<RetryCause> = (place) => {
  const written = place.file.plain(place.node);
  if (written === "connect" || written === "5xx") return written;
  if (typeof written === "number" && Number.isInteger(written) && written >= 400 && written < 600) return written;
  return reportValue(place, "must be connect, 5xx, or a status from 400 to 599");
};

export const retryShape: Shape<RetryRules> = object<RetryRules>({
  attempts: integer({ from: 1, to: MOST_ATTEMPTS }),
  budgetSeconds: decimal({ from: 0.001, to: LONGEST_SECONDS }),
  on: list(causeShape),
});
