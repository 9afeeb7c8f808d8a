/** The period of a query. */
import { GatewayError } from "../errors/gateway-error.js";

export interface Period {
  /** In Unix milliseconds, and itself a part of the period. */
  readonly since?: number | undefined;
  readonly until?: number | undefined;
}

/** Nothing is in a period that does not begin before its end: an empty answer would look as if nothing had happened. */
export function checkPeriod({ since, until }: Period): void {
  if (isEmptyPeriod({ since, until }))
    throw new GatewayError("invalid_request", "since must be before until.", { param: "since" });
}

export function isEmptyPeriod({ since, until }: Period): boolean {
  return since !== undefined && until !== undefined && since >= until;
}
