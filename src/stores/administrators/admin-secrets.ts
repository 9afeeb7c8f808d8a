import { hash } from "node:crypto";
import { randomBase62 } from "../identifiers.js";

const PREFIX = "admin-iso-";
const TOKEN_BITS = 256;
const TOKEN = /^admin-iso-[0-9A-Za-z]{43}$/;

/** A new admin token. */
export function newAdminToken(): string {
  return PREFIX + randomBase62(TOKEN_BITS);
}

/** Whether a text has the form of a generated token. Anything else needs no lookup. */
export function isAdminToken(text: string): boolean {
  return TOKEN.test(text);
}

/** The stored form of a token. */
export function hashAdminToken(token: string): Buffer {
  return hash("sha256", token, "buffer");
}
