/** Keys of the playground: calls are made as a client makes them, with a key of their own that ends soon. */
import { api, unwrap } from "../api.js";

const LIFETIME_MS = 3_600_000;
/** It is not used for a call that may outlive it. */
const MARGIN_MS = 300_000;

interface KnownKey {
  readonly key: string;
  readonly until: number;
}

const NAME = "playground";
/** Clocks of a browser and of a gateway differ. */
const CLOCKS_MS = 600_000;

/** Whether a key was made here: by its name, and because it ends soon after it was made. */
export function isOfPlayground(key: { name: string; created_at: string; expires_at: string | null }): boolean {
  if (key.name !== NAME || key.expires_at === null) return false;
  return Date.parse(key.expires_at) - Date.parse(key.created_at) <= LIFETIME_MS + CLOCKS_MS;
}

const keys = new Map<string, KnownKey>();
/** Those that are being made: who sends twice has one made. */
const making = new Map<string, Promise<KnownKey>>();

/** After a sign-out, and when one is not valid any more. */
export function forgetKeys(): void {
  keys.clear();
  making.clear();
}

/** A key of a wallet. It is kept in this page alone. */
export async function keyOf(wallet: string): Promise<string> {
  const known = keys.get(wallet);
  if (known !== undefined && known.until - MARGIN_MS > Date.now()) return known.key;
  const begun = making.get(wallet);
  if (begun !== undefined) return (await begun).key;
  const made = makeKey(wallet);
  const isWanted = () => making.get(wallet) === made;
  making.set(wallet, made);
  try {
    const fresh = await made;
    // One that was forgotten while it was made may be of another administrator.
    if (isWanted()) keys.set(wallet, fresh);
    return fresh.key;
  } finally {
    if (isWanted()) making.delete(wallet);
  }
}

async function makeKey(wallet: string): Promise<KnownKey> {
  const until = Date.now() + LIFETIME_MS;
  const body = { wallet, name: NAME, expires_at: new Date(until).toISOString() };
  const { key } = await unwrap(api.POST("/keys", { body }));
  return { key, until };
}
