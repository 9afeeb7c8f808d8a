import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from "node:crypto";
import type { Vault } from "../../catalog/records.js";

/** The secrets under which texts are encrypted: the current one, and the one before it while texts change over. */
export type ReadSecrets = () => readonly Buffer[];

const CIPHER = "aes-256-gcm";
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_BYTES = 32;

/** Encrypts with AES-256-GCM. The secrets are read only when they are needed, and again after they were replaced. */
export function createVault(readSecrets: ReadSecrets): Vault {
  let keys: readonly Buffer[] | undefined;
  const readKeys = () => (keys = readSecrets().map(derivedKey));
  return {
    seal(name, secret) {
      // Another process may have replaced the secret: what is encrypted from now on must open under the new one.
      const [current] = readKeys();
      if (current === undefined) throw new Error("there is no secret to encrypt under");
      const nonce = randomBytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, current, nonce, { authTagLength: TAG_BYTES }).setAAD(context(name));
      const sealed = Buffer.concat([cipher.update(secret, "utf8"), cipher.final()]);
      return Buffer.concat([nonce, sealed, cipher.getAuthTag()]).toString("base64");
    },

    open(name, sealed) {
      const bytes = Buffer.from(sealed, "base64");
      if (bytes.length < NONCE_BYTES + TAG_BYTES) throw new Error("the stored key is damaged");
      const opened = openUnder(keys ?? readKeys(), name, bytes) ?? openUnder(readKeys(), name, bytes);
      if (opened === undefined) throw new Error("the stored key was encrypted under another secret");
      return opened;
    },
  };
}

function derivedKey(secret: Buffer): Buffer {
  return Buffer.from(hkdfSync("sha256", secret, "", "isogloss provider keys", KEY_BYTES));
}

function openUnder(keys: readonly Buffer[], name: string, bytes: Buffer): string | undefined {
  for (const key of keys) {
    const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES });
    decipher.setAAD(context(name)).setAuthTag(bytes.subarray(-TAG_BYTES));
    try {
      return decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES), undefined, "utf8") + decipher.final("utf8");
    } catch {
      // It was encrypted under another one.
    }
  }
  return undefined;
}

/** Binds an encrypted text to its name, so that it cannot be moved to another. */
function context(name: string): Buffer {
  return Buffer.from(name, "utf8");
}
