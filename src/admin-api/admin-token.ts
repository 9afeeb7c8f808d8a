/** The operator's token: configured, or generated once and stored as a hash. */
import { createHash, timingSafeEqual } from "node:crypto";
import { randomBase62 } from "../stores/identifiers.js";
import type { SettingsStore } from "../stores/settings-store.js";

export interface AdminToken {
  /** Whether a text is the token, compared in constant time. */
  matches(text: string): boolean;
  /** The token itself when it was just generated. It cannot be read later. */
  readonly generated?: string | undefined;
}

const SETTING = "admin_token_hash";
const PREFIX = "admin-iso-";
const TOKEN_BITS = 256;

/** Without a configured token, the first process generates one. */
export async function openAdminToken(configured: string | undefined, settings: SettingsStore): Promise<AdminToken> {
  if (configured !== undefined) return tokenOf(hashOf(configured));
  const generated = PREFIX + randomBase62(TOKEN_BITS);
  const stored = await settings.read(SETTING);
  if (stored === undefined && (await settings.remember(SETTING, hashOf(generated).toString("hex"))))
    return { ...tokenOf(hashOf(generated)), generated };
  return tokenOf(Buffer.from(stored ?? (await settings.read(SETTING)) ?? "", "hex"));
}

function tokenOf(hash: Buffer): AdminToken {
  if (hash.length !== hashOf("").length)
    throw new Error("the stored hash of the admin token is damaged; configure a token in admin.token");
  return { matches: (text) => timingSafeEqual(hashOf(text), hash) };
}

/** Both hashes have the same length, whatever was given. */
function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
