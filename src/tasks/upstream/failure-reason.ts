/** Why an upstream could not be asked about a job, for the log. */
import { reasonOf } from "../../stores/drivers/database-error.js";
import { RetryLaterError } from "../../workers/retry-later-error.js";
import { UpstreamError } from "../../upstream/upstream-error.js";

/** The gateway's own words for what is wrong with an answer; of other errors the code, as their texts quote URLs. */
export function failureReason(error: unknown): string {
  if (error instanceof RetryLaterError && error.cause !== undefined) return failureReason(error.cause);
  return error instanceof UpstreamError ? error.message : reasonOf(error);
}
