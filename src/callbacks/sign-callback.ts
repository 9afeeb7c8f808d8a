/**
 * The signature of a callback, in the form of the Standard Webhooks, for which receivers have libraries: an HMAC over
 * the ID, the time and the bytes. The time keeps a recorded callback from being sent again later.
 */
import type { Secret } from "../config/secret.js";
import { createHmac } from "node:crypto";
import { SECRET_PREFIX } from "../stores/wallets/callback-secrets.js";

const VERSION = "v1";

/** One signature for each secret: while a secret is being replaced there are two. Nothing without a secret. */
export function signatureHeaders(
  secrets: readonly Secret[],
  { id, payload, now }: { readonly id: string; readonly payload: string; readonly now: number },
): Readonly<Record<string, string>> {
  if (secrets.length === 0) return {};
  const timestamp = Math.floor(now / 1000);
  const signatures = secrets.map((secret) => {
    const key = Buffer.from(secret.reveal().slice(SECRET_PREFIX.length), "base64");
    return `${VERSION},${createHmac("sha256", key).update(`${id}.${timestamp}.${payload}`).digest("base64")}`;
  });
  return {
    "webhook-id": id,
    "webhook-timestamp": String(timestamp),
    "webhook-signature": signatures.join(" "),
  };
}
