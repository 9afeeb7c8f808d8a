/** The kinds of units of an H.264 stream, with their header byte. */
export const UNITS = { change: 0x41, key: 0x65, sequence: 0x67, picture: 0x68 } as const;

/** A unit of the stream. Two zeros and a small number would be a marker, so a three separates them. */
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
