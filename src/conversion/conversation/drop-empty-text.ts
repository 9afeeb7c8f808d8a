/**
 * Removes empty texts, which vendors refuse. Some vendors refuse texts of white space too. What a removed text has
 * beside its words is lost. The last turn of the user stays without content.
 */
import type { Part, TextPart, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

const beside = ["citations", "signature", "cache"] as const;

/** `which`: texts of white space are removed too. */
export function dropEmptyText(turns: Turn[], loss: Loss, which?: "or_blank"): Turn[] {
  const isEmpty = (part: Part): part is TextPart =>
    part.kind === "text" && (which === "or_blank" ? part.text.trim() : part.text) === "";
  return turns.flatMap((turn, index) => {
    const empty = turn.parts.filter(isEmpty);
    if (empty.length === 0) return [turn];
    for (const part of empty) for (const concept of beside) loss.dropConcept(part, concept, part[concept]);
    const parts = turn.parts.filter((part) => !isEmpty(part));
    const isLast = turn.role === "user" && index === turns.length - 1;
    return parts.length > 0 || isLast ? [{ ...turn, parts }] : [];
  });
}
