/** Moves media out of results into a user turn that follows, for dialects whose results are words only. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";

export function mediaBesideResults(turns: Turn[]): Turn[] {
  return turns.map((turn) => {
    const moved: Part[] = [];
    const parts = turn.parts.map((part) => {
      if (part.kind !== "result" || !part.parts.some(isMedia)) return part;
      moved.push(...part.parts.filter(isMedia));
      return { ...part, parts: part.parts.filter((inside) => !isMedia(inside)) };
    });
    return moved.length === 0 ? turn : { ...turn, parts: [...parts, ...moved] };
  });
}

function isMedia(part: Part): boolean {
  return part.kind === "media";
}
