/** Bodies compressed by zstd's own program, which not every runtime that the tests run on has. */

export const WORDS = JSON.stringify({ model: "m", messages: [{ role: "user", content: Array(60).fill("hello zstd ").join("") }] });
/** As encoders make it that know the size before, with a checksum. */
export const OF_KNOWN_SIZE = Buffer.from("KLUv/WTLARUCACIEDhWgpemgjt+LL7mM/6RFWP737eOs/8JrWI+ScjDwroHtdJoOFpNRU7DdQ7QS7CyAyKyZbLavBc0qAQBuyFWBAofx/S0=", "base64");
/** As encoders make it that compress while they read. */
export const STREAMED = Buffer.from("KLUv/QBYFQIAIgQOFaCl6aCO34svuYz/pEVY/vft46z/wmtYj5JyMPCuge10mg4Wk1FTsN1DtBLsLIDIrJlstq8FzSoBAG7IVYEC", "base64");
/** Three million zeros, made while they were read. */
export const BOMB = Buffer.from(
  "KLUv/QBYVAAAEAAAAQD7/znAAgIAEAACABAAAgAQAAIAEAACABAAAgAQAAIAEAACABAAAgAQAAIAEAACABAAAgAQAAIAEAACABAAAgAQAAIAEAACABAAAgAQAAIAEAACABAAAgAQAAM2DgA=",
  "base64",
);
/** So many bytes alike, in a frame of its own that says its size. */
export function alike(count: number): Buffer {
  const head = Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0xa0, 0, 0, 0, 0]);
  head.writeUInt32LE(count, 5);
  const blocks: Buffer[] = [];
  for (let left = count; left > 0; left -= 131_072) {
    const size = Math.min(left, 131_072);
    const block = Buffer.alloc(4, "x");
    block.writeUIntLE((size << 3) | 2 | (left <= 131_072 ? 1 : 0), 0, 3);
    blocks.push(block);
  }
  return Buffer.concat([head, ...blocks]);
}
