/** Bodies compressed by zstd's own program, because some runtimes of the tests lack it. */

export const WORDS = JSON.stringify({
  model: "m",
  messages: [{ role: "user", content: Array(60).fill("hello zstd ").join("") }],
});
/** As encoders write it that know the size before, with a checksum. */
export const OF_KNOWN_SIZE = Buffer.from(
  "KLUv/WTLARUCACIEDhWgpemgjt+LL7mM/6RFWP737eOs/8JrWI+ScjDwroHtdJoOFpNRU7DdQ7QS7CyAyKyZbLavBc0qAQBuyFWBAofx/S0=",
  "base64",
);
/** As encoders write it that compress while they read. */
export const STREAMED = Buffer.from(
  "KLUv/QBYFQIAIgQOFaCl6aCO34svuYz/pEVY/vft46z/wmtYj5JyMPCuge10mg4Wk1FTsN1DtBLsLIDIrJlstq8FzSoBAG7IVYEC",
  "base64",
);
/** Three million zeros, compressed while they were read. */
export const BOMB = Buffer.from(
  "KLUv/QBYVAAAEAAAAQD7/znAAgIAEAACABAAAgAQAAIAEAACABAAAgAQAAIAEAACABAAAgAQAAIAEAACABAAAgAQAAIAEAACABAA" +
    "AgAQAAIAEAACABAAAgAQAAIAEAACABAAAgAQAAM2DgA=",
  "base64",
);
/** So many equal bytes, in a frame of its own with its size. */
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

/** A text in a frame of blocks that were not compressed. */
export function stored(text: string): Buffer {
  const bytes = Buffer.from(text);
  const parts = [Buffer.from([0x28, 0xb5, 0x2f, 0xfd, 0, 0x58])];
  for (let at = 0; at < bytes.length; at += 131_072) {
    const block = bytes.subarray(at, at + 131_072);
    const head = Buffer.alloc(3);
    head.writeUIntLE((block.length << 3) | (at + 131_072 >= bytes.length ? 1 : 0), 0, 3);
    parts.push(head, block);
  }
  return Buffer.concat(parts);
}

/** A frame with a window of so many MiB. */
export function looksBack(mebibytes: 8 | 16): Buffer {
  const frame = Buffer.from(STREAMED);
  frame[5] = mebibytes === 8 ? 0x68 : 0x70;
  return frame;
}
