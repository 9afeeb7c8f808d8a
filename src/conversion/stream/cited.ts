/** Citations in the parts of a stream that are about to be written. */
import type { Citation } from "../../../generated/interlingua/text.js";
import type { OpenPart } from "./contract.js";

/** A citation with its place in a part: what is not told is the whole part. */
export function inPart({ text }: OpenPart, citation: Citation): Citation {
  return { ...citation, start: citation.start ?? 0, end: citation.end ?? text.length };
}

export function nowhere(citation: Citation): Citation {
  return { ...citation, start: 0, end: 0 };
}

export function isSame(one: Citation, other: Citation): boolean {
  return (["url", "title", "quote", "start", "end"] as const).every((member) => one[member] === other[member]);
}
