import type { Places } from "../registry.js";

/** The most bytes of one event of an upstream's stream. */
export const LONGEST_EVENT = 4 * 1024 * 1024;
/** The same where events may hold whole images. */
export const LONGEST_IMAGE = 64 * 1024 * 1024;

export function longestEventOf({ bulkMembers, mediaInStreams }: Places): number {
  return bulkMembers.size > 0 || mediaInStreams === true ? LONGEST_IMAGE : LONGEST_EVENT;
}
