/** The layout of the binary messages of event streams, without the code for their bytes. */

/** The parts of a message, in bytes. */
export const messages = {
  /** Its length and that of its headers, and the checksum of both. */
  prelude: 12,
  lengths: 8,
  checksum: 4,
  /** The type of a header that is text. */
  text: 7,
  /** Before the name of a failure, as long as a message is text. */
  failure: "!",
} as const;
