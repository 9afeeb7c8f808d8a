import { randomFillSync } from "node:crypto";

const ALPHABET = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";
/** The multiple of the alphabet's length up to which a byte means each letter equally often. */
const FAIR_BYTES = 4 * ALPHABET.length;

/** The letter of each byte that is fair. */
const LETTERS = Uint8Array.from({ length: FAIR_BYTES }, (_, byte) => ALPHABET.charCodeAt(byte % ALPHABET.length));

/** Random bytes in advance: asking for a few takes as long as asking for many. */
const pool = Buffer.alloc(4096);
let used = pool.length;

function randomByte(): number {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  const byte = pool[used] ?? 0;
  // What became part of a secret is not left in memory.
  pool[used++] = 0;
  return byte;
}

const HEX = Array.from({ length: 256 }, (_, byte) => byte.toString(16).padStart(2, "0"));

/** Random bytes in hexadecimal digits. */
export function randomHex(bytes: number): string {
  let written = "";
  for (let left = bytes; left > 0; left -= 1) written += HEX[randomByte()] ?? "";
  return written;
}

/** At least so many random bits as base62, always of the same length. */
export function randomBase62(bits: number): string {
  return writeRandom(Math.ceil(bits / Math.log2(ALPHABET.length)));
}

function writeRandom(count: number): string {
  const codes = Buffer.alloc(count);
  for (let at = 0; at < count; at++) codes[at] = LETTERS[randomFairByte()] ?? 0;
  const written = codes.toString("latin1");
  codes.fill(0);
  return written;
}

function randomFairByte(): number {
  for (;;) {
    const byte = randomByte();
    if (byte < FAIR_BYTES) return byte;
  }
}

/** Base32 without letters that look like digits or like each other. */
const CROCKFORD = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
const TASK_CHARACTERS = 26;
const TASK_RANDOM_BYTES = 10;

/** A new task ID: the milliseconds and 80 random bits, so that later IDs are greater and none can be guessed. */
export function newTaskIdentifier(now = Date.now()): string {
  let rest = (BigInt(now) << 80n) | BigInt(`0x${randomHex(TASK_RANDOM_BYTES)}`);
  let written = "";
  for (let left = TASK_CHARACTERS; left > 0; left -= 1) {
    written = CROCKFORD.charAt(Number(rest & 31n)) + written;
    rest >>= 5n;
  }
  return `task_${written}`;
}

/** Enough for the milliseconds of 6,000 years. */
const TIME_LETTERS = 8;
/** Eighty bits. */
const RANDOM_LETTERS = 14;
const LETTERS_IN_ADVANCE = 146 * RANDOM_LETTERS;

/** Of IDs, which are no secrets, drawn in advance. */
let letters = "";
let usedLetters = 0;

function randomLetters(): string {
  if (usedLetters === letters.length) {
    letters = writeRandom(LETTERS_IN_ADVANCE);
    usedLetters = 0;
  }
  usedLetters += RANDOM_LETTERS;
  return letters.slice(usedLetters - RANDOM_LETTERS, usedLetters);
}

let latestTime = { at: Number.NaN, written: "" };

/** IDs are made many at a time. */
function timeLetters(at: number): string {
  if (latestTime.at !== at) latestTime = { at, written: writtenTime(at) };
  return latestTime.written;
}

function writtenTime(at: number): string {
  let written = "";
  let rest = Math.max(0, at);
  for (let left = TIME_LETTERS; left > 0; left -= 1) {
    written = ALPHABET.charAt(rest % ALPHABET.length) + written;
    rest = Math.floor(rest / ALPHABET.length);
  }
  return written;
}

/**
 * A new ID with the kind of its object as prefix: `wallet_…`. It begins with the time, so that new rows are written at
 * one end of an index: at random places each would change a page of its own.
 */
export function newIdentifier(prefix: string, now = Date.now()): string {
  return `${prefix}_${timeLetters(now)}${randomLetters()}`;
}

export function isIdentifier(prefix: string, text: string): boolean {
  const start = `${prefix}_`;
  const rest = text.slice(start.length);
  return text.startsWith(start) && rest.length === TIME_LETTERS + RANDOM_LETTERS && /^[0-9A-Za-z]+$/.test(rest);
}
