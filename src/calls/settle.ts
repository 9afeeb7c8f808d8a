/** Settles each call once: it is charged for what was answered, and for nothing else. */
import type { Billable } from "../registry.js";
import type { AdmittedCall, Call } from "./context.js";
import { ClientGoneError } from "../errors/gateway-error.js";

/** Settles an answer in one piece before it is sent, so that no client has an answer that was not charged. */
export function settleWhole(
  { callMeter, observer }: AdmittedCall,
  billable: Billable | undefined,
): Promise<void> | undefined {
  if (billable === undefined) return callMeter.settleFailed("failed");
  // Text is weighed only where the upstream did not report its tokens.
  if (!callMeter.isOutputCounted) for (const text of billable.words) observer.onText(text);
  for (const images of billable.images) observer.onImage(images);
  // Reported usage includes the images.
  observer.onUsage(billable.usage);
  return callMeter.settle();
}

/** Settles a stream that broke off after its head was sent. A head without content is charged as an error is. */
export function settleBroken({ callMeter }: AdmittedCall, hasContent: boolean): Promise<void> {
  return hasContent ? callMeter.settle() : callMeter.settleFailed("failed");
}

/** Has no effect on a call that is settled. */
export async function settleFailure({ callMeter, inbound }: Call, error: unknown): Promise<void> {
  if (callMeter === undefined) return;
  const reason = error instanceof Error ? error.name : "failed";
  // The upstream charges for calls that their client left, and for usage that it reported before it failed.
  if (error instanceof ClientGoneError) await (callMeter.wasSent ? callMeter.settle() : callMeter.release(reason));
  else await (inbound.response.headersSent ? callMeter.settle() : callMeter.settleFailed(reason));
}
