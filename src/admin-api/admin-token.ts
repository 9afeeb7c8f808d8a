/** The operator's token: configured, or made once and remembered by its hash alone. */
import { createHash, timingSafeEqual } from "node:crypto";
import { randomBase62 } from "../stores/identifiers.js";
import type { SettingsStore } from "../stores/settings-store.js";

export interface AdminToken {
  /** Whether a text is the token, compared in constant time. */
  matches(text: string): boolean;
  /** The token itself when it is new. It cannot be read later. */
  readonly made?: string | undefined;
}

const SETTING = "admin_token_hash";
const PREFIX = "admin-iso-";
const TOKEN_BITS = 256;

/** Without a configured token, the first of all processes that ask makes one. */
export async function openAdminToken(configured: string | undefined, settings: SettingsStore): Promise<AdminToken> {
  if (configured !== undefined) return tokenOf(hashOf(configured));
  const made = PREFIX + randomBase62(TOKEN_BITS);
  const stored = await settings.read(SETTING);
  if (stored === undefined && (await settings.remember(SETTING, hashOf(made).toString("hex"))))
    return { ...tokenOf(hashOf(made)), made };
  return tokenOf(Buffer.from(stored ?? (await settings.read(SETTING)) ?? "", "hex"));
}

function tokenOf(hash: Buffer): AdminToken {
  if (hash.length !== hashOf("").length)
    throw new Error("the stored hash of the admin token is damaged; configure a token in admin.token");
  return { matches: (text) => timingSafeEqual(hashOf(text), hash) };
}

/** What is hashed is of one length, whatever was given. */
function hashOf(token: string): Buffer {
  return createHash("sha256").update(token).digest();
}
