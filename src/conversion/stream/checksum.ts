/**
 * The checksum CRC-32 of a few hundred bytes. `crc32` of node:zlib needs a view of them, and makes objects for its
 * arguments: for so few bytes that takes longer than to go through them here, eight at a time.
 */
const AT_ONCE = 8;
/** The bytes of an integer. */
const INTEGER = 4;
const POLYNOMIAL = 0xedb88320;

/** The remainder of each byte, then that of each byte with one zero behind it, and so on. */
const remainders = makeRemainders();

function makeRemainders(): Int32Array {
  const made = new Int32Array(AT_ONCE * 256);
  for (let byte = 0; byte < 256; byte++) {
    let rest = byte;
    for (let bit = 0; bit < 8; bit++) rest = (rest & 1) === 1 ? (rest >>> 1) ^ POLYNOMIAL : rest >>> 1;
    made[byte] = rest;
  }
  for (let at = 256; at < made.length; at++) {
    const shorter = made[at - 256] ?? 0;
    made[at] = (made[shorter & 0xff] ?? 0) ^ (shorter >>> 8);
  }
  return made;
}

/** The checksum of the bytes between two places, as a signed integer. */
export function checksumOf(bytes: Uint8Array, from: number, end: number): number {
  let at = from;
  let sum = -1;
  for (; at + AT_ONCE <= end; at += AT_ONCE) {
    const first = sum ^ littleEndian(bytes, at);
    sum =
      remainder(7, first & 0xff) ^
      remainder(6, (first >>> 8) & 0xff) ^
      remainder(5, (first >>> 16) & 0xff) ^
      remainder(4, first >>> 24) ^
      remainder(3, bytes[at + 4]) ^
      remainder(2, bytes[at + 5]) ^
      remainder(1, bytes[at + 6]) ^
      remainder(0, bytes[at + 7]);
  }
  for (; at < end; at++) sum = remainder(0, (sum ^ byteAt(bytes, at)) & 0xff) ^ (sum >>> 8);
  return ~sum;
}

/** A signed integer of four bytes, the highest first. `readInt32BE` makes objects for its arguments. */
export function integerAt(bytes: Uint8Array, at: number): number {
  return (
    (byteAt(bytes, at) << 24) | (byteAt(bytes, at + 1) << 16) | (byteAt(bytes, at + 2) << 8) | byteAt(bytes, at + 3)
  );
}

/** Writes an integer as such bytes, and returns the place behind them. */
export function putInteger(bytes: Uint8Array, value: number, at: number): number {
  bytes[at] = value >>> 24;
  bytes[at + 1] = value >>> 16;
  bytes[at + 2] = value >>> 8;
  bytes[at + 3] = value;
  return at + INTEGER;
}

function littleEndian(bytes: Uint8Array, at: number): number {
  return (
    byteAt(bytes, at) | (byteAt(bytes, at + 1) << 8) | (byteAt(bytes, at + 2) << 16) | (byteAt(bytes, at + 3) << 24)
  );
}

function remainder(zeros: number, byte = 0): number {
  return remainders[zeros * 256 + byte] ?? 0;
}

function byteAt(bytes: Uint8Array, at: number): number {
  return bytes[at] ?? 0;
}
