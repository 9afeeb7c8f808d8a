/** The last item of an answer tells that the answer was cut, where the dialect has a word for that. */
import type { Finish } from "../../generated/interlingua/text.js";
import type { Wire } from "./json.js";

/** `reasons`: those of answers that were cut; `members`: what their last item has in place of its own members. */
export function markCut(
  items: readonly Wire[],
  finish: Finish | undefined,
  reasons: readonly Finish[],
  members: Wire,
): Wire[] {
  const last = items.length - 1;
  if (finish === undefined || !reasons.includes(finish)) return [...items];
  return items.map((item, index) => (index === last ? { ...item, ...members } : item));
}
