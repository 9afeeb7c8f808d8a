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

/** Base32 without letters that look like digits or like each other. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TASK_CHARACTERS = 26;
const TASK_RANDOM_BYTES = 10;

/** A new task ID: the milliseconds and 80 random bits, so that later IDs are greater and none can be guessed. */
export function newTaskIdentifier(now = Date.now()): string {
  let rest = (BigInt(now) << 80n) | BigInt(`0x${randomBytes(TASK_RANDOM_BYTES).toString("hex")}`);
  let written = "";
  for (let left = TASK_CHARACTERS; left > 0; left -= 1) {
    written = CROCKFORD.charAt(Number(rest & 31n)) + written;
    rest >>= 5n;
  }
  return `task_${written}`;
}

/** A new ID with the kind of its object as prefix: `wallet_…`. */
export function newIdentifier(prefix: string): string {
  return `${prefix}_${randomBase62(IDENTIFIER_BITS)}`;
}
