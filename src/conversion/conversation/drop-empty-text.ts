/**
 * Removes empty texts, which vendors refuse. Some vendors refuse texts of white space too, also inside results. What a
 * removed text has beside its words is lost. The last turn of the user stays without content.
 */
import type { Part, TextPart, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

const beside = ["citations", "signature", "cache"] as const;

/** `which`: texts of white space are removed too, and those inside results. */
export function dropEmptyText(turns: Turn[], loss: Loss, which?: "or_blank"): Turn[] {
  const isEmpty = (part: Part): part is TextPart =>
    part.kind === "text" && (which === "or_blank" ? part.text.trim() : part.text) === "";
  const filled = (parts: Part[]): Part[] => {
    const empty = parts.filter(isEmpty);
    for (const part of empty) for (const concept of beside) loss.dropConcept(part, concept, part[concept]);
    return empty.length === 0 ? parts : parts.filter((part) => !isEmpty(part));
  };
  return turns.flatMap((turn, index) => {
    const outer = filled(turn.parts);
    const parts = which === "or_blank" ? inResults(outer, filled) : outer;
    if (parts === turn.parts) return [turn];
    const isLast = turn.role === "user" && index === turns.length - 1;
    return parts.length > 0 || isLast ? [{ ...turn, parts }] : [];
  });
}

/** The same parts where no result changes. */
function inResults(parts: Part[], filled: (parts: Part[]) => Part[]): Part[] {
  const changed = parts.map((part): Part => {
    if (part.kind !== "result") return part;
    const inner = filled(part.parts);
    return inner === part.parts ? part : { ...part, parts: inner };
  });
  return changed.some((part, index) => part !== parts[index]) ? changed : parts;
}
