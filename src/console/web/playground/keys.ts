/** Keys of the playground: calls are made as a client makes them, with a key of their own that ends soon. */
import { api, unwrap } from "../api.js";

const LIFETIME_MS = 3_600_000;
/** It is not used for a call that may outlive it. */
const MARGIN_MS = 300_000;

interface KnownKey {
  readonly key: string;
  readonly until: number;
}

const keys = new Map<string, KnownKey>();

/** After a sign-out, and when one is not valid any more. */
export function forgetKeys(): void {
  keys.clear();
}

/** A key of a wallet. It is kept in this page alone. */
export async function keyOf(wallet: string): Promise<string> {
  const known = keys.get(wallet);
  if (known !== undefined && known.until - MARGIN_MS > Date.now()) return known.key;
  const until = Date.now() + LIFETIME_MS;
  const body = { wallet, name: "playground", expires_at: new Date(until).toISOString() };
  const { key } = await unwrap(api.POST("/keys", { body }));
  keys.set(wallet, { key, until });
  return key;
}
