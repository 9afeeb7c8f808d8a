/** What `src/conversion/bytes.ts` is in Node, by the means of every browser. */
const ALPHABET = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
const SEXTETS: ReadonlyMap<string, number> = new Map([
  ...Array.from(ALPHABET, (character, index) => [character, index] as const),
  ["-", 62],
  ["_", 63],
]);
const encoder = new TextEncoder();
const decoder = new TextDecoder("utf-8", { ignoreBOM: true });

export function byteLength(text: string): number {
  return encoder.encode(text).length;
}

export function encodeBase64(bytes: string | Uint8Array): string {
  const all = typeof bytes === "string" ? encoder.encode(bytes) : bytes;
  return btoa(Array.from(all, (byte) => String.fromCharCode(byte)).join(""));
}

/** Like Node, it skips what is in neither alphabet, and ends at the padding. */
export function decodeBase64(text: string): Uint8Array {
  const bytes: number[] = [];
  let [bits, size] = [0, 0];
  for (const character of text) {
    if (character === "=") break;
    const sextet = SEXTETS.get(character);
    if (sextet === undefined) continue;
    bits = ((bits << 6) | sextet) & 0xffff;
    size += 6;
    if (size < 8) continue;
    size -= 8;
    bytes.push((bits >> size) & 0xff);
  }
  return Uint8Array.from(bytes);
}

export function decodeUtf8(bytes: Uint8Array): string {
  return decoder.decode(bytes);
}

export function encodeUtf8(text: string): Uint8Array {
  return encoder.encode(text);
}

export function randomHex(size: number): string {
  return hex(crypto.getRandomValues(new Uint8Array(size)));
}

export function isEqualJson(left: unknown, right: unknown): boolean {
  if (typeof left !== "object" || typeof right !== "object" || left === null || right === null)
    return Object.is(left, right);
  const [some, others] = [new Map(Object.entries(left)), new Map(Object.entries(right))];
  return (
    Array.isArray(left) === Array.isArray(right) &&
    some.size === others.size &&
    [...some].every(([name, value]) => others.has(name) && isEqualJson(value, others.get(name)))
  );
}

/** The browser's own is asynchronous, and conversion is not. See https://csrc.nist.gov/pubs/fips/180-4/upd1/final */
export function sha256(text: string): string {
  const state = Uint32Array.from(primes(8), (prime) => fraction(Math.sqrt(prime)));
  const constants = Uint32Array.from(primes(64), (prime) => fraction(Math.cbrt(prime)));
  const blocks = padded(encoder.encode(text));
  for (let at = 0; at < blocks.byteLength; at += 64) addBlock(state, constants, new DataView(blocks.buffer, at, 64));
  return Array.from(state, (word) => word.toString(16).padStart(8, "0")).join("");
}

/** With a mark of its end, and its length in bits at the end of the last block. */
function padded(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const whole = new Uint8Array(64 * Math.ceil((bytes.length + 9) / 64));
  whole.set(bytes);
  whole[bytes.length] = 0x80;
  new DataView(whole.buffer).setBigUint64(whole.length - 8, 8n * BigInt(bytes.length));
  return whole;
}

function addBlock(state: Uint32Array, constants: Uint32Array, block: DataView): void {
  const words = new Uint32Array(64);
  const word = (index: number): number => words[index] ?? 0;
  for (let index = 0; index < 64; index++) {
    const [early, late] = [word(index - 15), word(index - 2)];
    const mixed = turned(early, 7) ^ turned(early, 18) ^ (early >>> 3);
    const stirred = turned(late, 17) ^ turned(late, 19) ^ (late >>> 10);
    words[index] = index < 16 ? block.getUint32(4 * index) : word(index - 16) + mixed + word(index - 7) + stirred;
  }
  let [a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0] = state;
  for (let index = 0; index < 64; index++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + (constants[index] ?? 0) + word(index);
    const second = (turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most;
    [h, g, f, e, d, c, b, a] = [g, f, e, (d + first) >>> 0, c, b, a, (first + second) >>> 0];
  }
  for (const [index, value] of [a, b, c, d, e, f, g, h].entries()) state[index] = (state[index] ?? 0) + value;
}

function turned(word: number, by: number): number {
  return (word >>> by) | (word << (32 - by));
}

function primes(count: number): number[] {
  const found: number[] = [];
  for (let next = 2; found.length < count; next++) if (found.every((prime) => next % prime !== 0)) found.push(next);
  return found;
}

/** The first 32 bits behind the point. */
function fraction(value: number): number {
  return Math.floor((value - Math.floor(value)) * 2 ** 32);
}

function hex(bytes: Uint8Array): string {
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
