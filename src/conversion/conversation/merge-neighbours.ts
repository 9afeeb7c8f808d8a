/** Joins neighbouring turns of one role. */
import type { Turn } from "../../../generated/interlingua/text.js";

export function mergeNeighbours(turns: Turn[]): Turn[] {
  const groups: [Turn, ...Turn[]][] = [];
  for (const turn of turns) {
    const last = groups.at(-1);
    if (last?.[0].role === turn.role) last.push(turn);
    else if (turn.parts.length > 0) groups.push([turn]);
  }
  return groups.map(([first, ...others]) =>
    others.length === 0 ? first : { ...first, parts: [first, ...others].flatMap(({ parts }) => parts) },
  );
}
