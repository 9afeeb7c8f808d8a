/** Citations in the parts of a stream that are about to be written. */
import type { Citation } from "../../../generated/interlingua/text.js";
import { placeCitations, type Placed, type ReportedCitation } from "../citations.js";
import type { OpenPart, StreamState } from "./contract.js";
import { textsOf } from "./events.js";
import type { PartSequence } from "./sequence.js";

/** Citations beside the text, each with its part. Parts of the upstream's content have their index in it as key. */
export function placeCited(
  state: StreamState,
  cited: readonly ReportedCitation[],
  sequence: PartSequence,
): Placed<OpenPart>[] {
  return placeCitations(textsOf(state), cited, (index) => sequence.wordsWith(index));
}

export function nowhere(citation: Citation): Citation {
  return { ...citation, start: 0, end: 0 };
}

export function isSame(one: Citation, other: Citation): boolean {
  return (["url", "title", "quote", "start", "end"] as const).every((member) => one[member] === other[member]);
}
