/** Makes call IDs that a vendor accepts, the same in a call and its result. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { cleanerFor } from "../clean-name.js";
import type { Loss } from "../loss.js";

export function cleanCallIds(turns: Turn[], _loss: Loss, pattern: string): Turn[] {
  const clean = cleanerFor(pattern);
  const isUnclean = (part: Part): boolean =>
    (part.kind === "call" || part.kind === "result") && clean(part.id) !== part.id;
  const cleanPart = (part: Part): Part =>
    part.kind === "call" || part.kind === "result" ? { ...part, id: clean(part.id) } : part;
  return turns.map((turn) => (turn.parts.some(isUnclean) ? { ...turn, parts: turn.parts.map(cleanPart) } : turn));
}

/** Without these parts it changes nothing. */
cleanCallIds.about = ["call", "result"] as const;
