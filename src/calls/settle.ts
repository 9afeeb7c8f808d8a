/** Sees that every call is paid for once: as far as it was answered, and for nothing else. */
import type { Yield } from "../registry.js";
import type { Call } from "./context.js";
import { ClientGone } from "../errors/gateway-error.js";

/** Before the client has the answer, so that no answer is ever out for which nothing was charged. */
export async function settleAnswer({ account }: Call, gain: Yield | undefined): Promise<void> {
  if (account === undefined) return;
  if (gain === undefined && !account.isCounted) return account.release("failed");
  // Words are weighed only where nobody counted them.
  if (!account.isOutputCounted) for (const said of gain?.words ?? []) account.hear(said);
  for (const seen of gain?.images ?? []) account.see(seen);
  // What was counted covers the images too.
  account.count(gain?.usage);
  await account.settle();
}

/** Once an answer is settled, this changes nothing. */
export async function settleFailure({ account, inbound }: Call, error: unknown): Promise<void> {
  if (account === undefined) return;
  // What a client walked away from is charged by the upstream all the same, as is what the upstream counted itself.
  const isOwed = error instanceof ClientGone ? account.wasSent : inbound.response.headersSent || account.isCounted;
  await (isOwed ? account.settle() : account.release(error instanceof Error ? error.name : "failed"));
}
