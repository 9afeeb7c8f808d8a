/** Citations in the parts of a stream that are about to be written. */
import type { Citation } from "../../../generated/interlingua/text.js";

export function nowhere(citation: Citation): Citation {
  return { ...citation, start: 0, end: 0 };
}

export function isSame(one: Citation, other: Citation): boolean {
  return (["url", "title", "quote", "start", "end"] as const).every((member) => one[member] === other[member]);
}
