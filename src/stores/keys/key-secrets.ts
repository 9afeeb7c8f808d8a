import { hash } from "node:crypto";
import { randomBase62 } from "../identifiers.js";

const PREFIX = "sk-iso-";
const SECRET_BITS = 256;
const SECRET = /^sk-iso-[0-9A-Za-z]{43}$/;

/** A new key's secret. */
export function newKeySecret(): string {
  return PREFIX + randomBase62(SECRET_BITS);
}

/** Whether a text has the form of a key's secret. Anything else needs no lookup. */
export function isKeySecret(text: string): boolean {
  return SECRET.test(text);
}

/** The stored form of a secret. With this many random bits a slow hash would only add load. */
export function hashKeySecret(secret: string): string {
  return hash("sha256", secret, "hex");
}
