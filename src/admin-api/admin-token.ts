/** The operator's token: configured, or generated once and stored as a hash. */
import { hash as digest, timingSafeEqual } from "node:crypto";
import { hashAdminToken, newAdminToken } from "../stores/administrators/admin-secrets.js";
import type { Secret } from "../config/secret.js";
import type { SettingsStore } from "../stores/settings-store.js";

export interface AdminToken {
  /** Whether a text is the token, compared in constant time. */
  matches(text: string): boolean;
  /** Changes with the token and does not reveal it. */
  readonly fingerprint: string;
  /** The token itself when it was just generated. It cannot be read later. */
  readonly generated?: string | undefined;
}

const SETTING = "admin_token_hash";

/**
 * Without a configured token, the first process generates one. A configured token replaces it for good: somebody else
 * may know it, and a later start without the configured token must not accept it again.
 */
export async function openAdminToken(configured: Secret | undefined, settings: SettingsStore): Promise<AdminToken> {
  const stored = await settings.read(SETTING);
  if (configured !== undefined) {
    if (stored !== undefined) await settings.forget(SETTING);
    return tokenOf(hashAdminToken(configured.reveal()));
  }
  const generated = newAdminToken();
  if (stored === undefined && (await settings.remember(SETTING, hashAdminToken(generated).toString("hex"))))
    return { ...tokenOf(hashAdminToken(generated)), generated };
  return tokenOf(Buffer.from(stored ?? (await settings.read(SETTING)) ?? "", "hex"));
}

function tokenOf(hash: Buffer): AdminToken {
  if (hash.length !== hashAdminToken("").length)
    throw new Error("the stored hash of the admin token is damaged; configure a token in admin.token");
  return {
    // Both hashes have the same length, whatever was given.
    matches: (text) => timingSafeEqual(hashAdminToken(text), hash),
    // The stored hash itself must not be found elsewhere.
    fingerprint: digest("sha256", hash, "hex"),
  };
}
