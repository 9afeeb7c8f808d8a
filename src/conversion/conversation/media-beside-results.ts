/** Moves media out of results into a user turn that follows, for dialects whose results are words only or take some media only. */
import type { Medium, Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

interface Options {
  /** Those that move; all of them when nothing is said. */
  readonly move?: readonly Medium[];
}

export function mediaBesideResults(turns: Turn[], _loss: Loss, { move }: Options): Turn[] {
  const moves = (part: Part): boolean => part.kind === "media" && (move === undefined || move.includes(part.medium));
  return turns.map((turn) => {
    const moved: Part[] = [];
    const parts = turn.parts.map((part) => {
      if (part.kind !== "result" || !part.parts.some(moves)) return part;
      for (const inside of part.parts) if (moves(inside)) moved.push(inside);
      return { ...part, parts: part.parts.filter((inside) => !moves(inside)) };
    });
    return moved.length === 0 ? turn : { ...turn, parts: [...parts, ...moved] };
  });
}
