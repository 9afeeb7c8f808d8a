/** Refused calls count towards the rate too: a client that repeats one without end must wait. */
import type { HoldManager } from "../money/hold-manager.js";
import type { Caller } from "../stores/keys/caller.js";
import { refusalOf } from "./admit.js";
import { type GatewayCodes, ClientFacingError, toFailure } from "../errors/gateway-error.js";

export interface CountRefusalInput {
  readonly holdManager: Pick<HoldManager, "countRequest">;
  readonly registry: { readonly gatewayCodes: GatewayCodes };
}

/** The error of a call, or that its key's rate is used up. An admitted call has counted already. */
export async function countRefusal(
  error: unknown,
  caller: Caller | undefined,
  { holdManager, registry }: CountRefusalInput,
): Promise<unknown> {
  if (
    caller?.limits?.requestsPerMinute === undefined ||
    !(error instanceof ClientFacingError) ||
    error.code === "rate_limited"
  )
    return error;
  const { status } = toFailure(error, registry.gatewayCodes);
  if (status < 400 || status >= 500) return error;
  const refusal = await holdManager.countRequest(caller);
  return refusal === undefined ? error : refusalOf(refusal);
}
