/** Sees that every call is paid for once: as far as it was answered, and for nothing else. */
import type { Billable } from "../registry.js";
import type { Call } from "./context.js";
import { ClientGoneError } from "../errors/gateway-error.js";

/** Before the client has the answer, so that no answer is ever out for which nothing was charged. */
export async function settleAnswer({ callMeter }: Call, gain: Billable | undefined): Promise<void> {
  if (callMeter === undefined) return;
  if (gain === undefined && !callMeter.isCounted) return callMeter.release("failed");
  // Words are weighed only where nobody counted them.
  if (!callMeter.isOutputCounted) for (const said of gain?.words ?? []) callMeter.onText(said);
  for (const seen of gain?.images ?? []) callMeter.onImage(seen);
  // What was counted covers the images too.
  callMeter.onUsage(gain?.usage);
  await callMeter.settle();
}

/** Once an answer is settled, this changes nothing. */
export async function settleFailure({ callMeter, inbound }: Call, error: unknown): Promise<void> {
  if (callMeter === undefined) return;
  // What a client walked away from is charged by the upstream all the same, as is what the upstream counted itself.
  const isOwed =
    error instanceof ClientGoneError ? callMeter.wasSent : inbound.response.headersSent || callMeter.isCounted;
  await (isOwed ? callMeter.settle() : callMeter.release(error instanceof Error ? error.name : "failed"));
}
