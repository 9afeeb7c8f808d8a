/** Some servers begin a text with it, and readers of JSON may skip it. */
const BYTE_ORDER_MARK = Buffer.from("\uFEFF");

export function withoutMark(bytes: Buffer): Buffer {
  const isMarked = bytes[0] === BYTE_ORDER_MARK[0] && bytes.subarray(0, BYTE_ORDER_MARK.length).equals(BYTE_ORDER_MARK);
  return isMarked ? bytes.subarray(BYTE_ORDER_MARK.length) : bytes;
}
