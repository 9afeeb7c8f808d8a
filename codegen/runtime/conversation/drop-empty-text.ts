/** Leaves out texts without words: they say nothing, and some vendors refuse them. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";

export function dropEmptyText(turns: Turn[]): Turn[] {
  return turns.flatMap((turn) => {
    if (!turn.parts.some(isEmpty)) return [turn];
    const parts = turn.parts.filter((part) => !isEmpty(part));
    return parts.length > 0 ? [{ ...turn, parts }] : [];
  });
}

function isEmpty(part: Part): boolean {
  return part.kind === "text" && part.text.trim() === "";
}
