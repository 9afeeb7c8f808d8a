/** A call that is refused counts too: who repeats it without end is told to wait, like who repeats one that is answered. */
import type { HoldManager } from "../money/hold-manager.js";
import type { Caller } from "../stores/keys/caller.js";
import { refusalOf } from "./admit.js";
import { type GatewayCodes, GatewayError, toFailure } from "../errors/gateway-error.js";

export interface CountRefusalInput {
  readonly holdManager: Pick<HoldManager, "countRequest">;
  readonly registry: { readonly gatewayCodes: GatewayCodes };
}

/** What a call fails with: its own error, or that its key's rate is used up. A call that was admitted has counted already. */
export async function countRefusal(
  error: unknown,
  caller: Caller | undefined,
  { holdManager, registry }: CountRefusalInput,
): Promise<unknown> {
  if (
    caller?.limits?.requestsPerMinute === undefined ||
    !(error instanceof GatewayError) ||
    error.code === "rate_limited"
  )
    return error;
  const { status } = toFailure(error, registry.gatewayCodes);
  if (status < 400 || status >= 500) return error;
  const refusal = await holdManager.countRequest(caller);
  return refusal === undefined ? error : refusalOf(refusal);
}
