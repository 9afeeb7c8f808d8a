/** Removes empty texts, which vendors refuse. Some vendors refuse texts of white space too. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

interface Options {
  /** White space counts as empty. */
  readonly blank?: boolean;
}

export function dropEmptyText(turns: Turn[], _loss: Loss, { blank = false }: Options): Turn[] {
  const isEmpty = (part: Part): boolean => part.kind === "text" && (blank ? part.text.trim() : part.text) === "";
  return turns.flatMap((turn) => {
    if (!turn.parts.some(isEmpty)) return [turn];
    const parts = turn.parts.filter((part) => !isEmpty(part));
    return parts.length > 0 ? [{ ...turn, parts }] : [];
  });
}
