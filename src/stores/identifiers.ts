import { randomBytes } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
const IDENTIFIER_BITS = 128;

/** Random bits as base62, always of the same length. */
export function randomBase62(bits: number): string {
  let rest = BigInt(`0x${randomBytes(bits / 8).toString("hex")}`);
  let written = "";
  for (let left = Math.ceil(bits / Math.log2(ALPHABET.length)); left > 0; left -= 1) {
    written = ALPHABET.charAt(Number(rest % 62n)) + written;
    rest /= 62n;
  }
  return written;
}

/** A new identifier that tells what it identifies: `wallet_…`. */
export function newIdentifier(prefix: string): string {
  return `${prefix}_${randomBase62(IDENTIFIER_BITS)}`;
}
