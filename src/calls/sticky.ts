/** What keeps a call on one route, where its model asks for that. */
import { type AnyDialect, valueAt, type Wire } from "../registry.js";
import type { StickyBy } from "../catalog/types.js";
import type { Caller } from "../stores/keys/caller.js";

/** Calls of one name take the same route while it works. */
export function stickyName(
  by: StickyBy,
  { keyId, walletId }: Pick<Caller, "keyId" | "walletId">,
  body: Wire,
  { places }: Pick<AnyDialect, "places">,
): string {
  if (by === "key") return keyId;
  for (const at of places.cacheKey ?? []) {
    const given = valueAt(body, at);
    // Wallets that choose the same name have no prompts in common.
    if (typeof given === "string" && given !== "") return JSON.stringify([walletId, given]);
  }
  return keyId;
}
