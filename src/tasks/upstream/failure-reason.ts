/** Why an upstream could not be asked about a job, for the log. */
import { rootCodeOf } from "../../errors/root-code.js";
import { reasonOf } from "../../stores/drivers/database-error.js";
import { RetryLaterError } from "../../workers/retry-later-error.js";
import { UpstreamError } from "../../upstream/upstream-error.js";

/**
 * The gateway's own words for what is wrong with an answer, and the code of what began it. Of other errors the code
 * alone, as their texts quote URLs.
 */
export function failureReason(error: unknown): string {
  if (error instanceof RetryLaterError && error.cause !== undefined) return failureReason(error.cause);
  const [own, root] = [error instanceof UpstreamError ? error.message : reasonOf(error), rootCodeOf(error)];
  return root === undefined || root === own ? own : `${own} (${root})`;
}
