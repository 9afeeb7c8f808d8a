/** What a unit of an H.264 stream holds, as the byte before it says. */
export const UNITS = { change: 0x41, key: 0x65, sequence: 0x67, picture: 0x68 } as const;

/** A unit of the stream. Two zeros and a small number have a meaning of their own there, so a three comes between. */
export function unit(kind: keyof typeof UNITS, content: Buffer): Buffer {
  const bytes: number[] = [UNITS[kind]];
  let zeros = 0;
  for (const byte of content) {
    if (zeros >= 2 && byte <= 3) {
      bytes.push(3);
      zeros = 0;
    }
    bytes.push(byte);
    zeros = byte === 0 ? zeros + 1 : 0;
  }
  return Buffer.from(bytes);
}
