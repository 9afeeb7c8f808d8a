/** Makes one turn of neighbouring turns of one role. */
import type { Turn } from "../../../generated/interlingua/text.js";

export function mergeNeighbours(turns: Turn[]): Turn[] {
  const merged: Turn[] = [];
  for (const turn of turns) {
    const last = merged.at(-1);
    if (last?.role === turn.role) merged[merged.length - 1] = { ...last, parts: [...last.parts, ...turn.parts] };
    else if (turn.parts.length > 0) merged.push(turn);
  }
  return merged;
}
