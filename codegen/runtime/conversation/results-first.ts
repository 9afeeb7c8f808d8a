/** Puts results before whatever else a turn says, for vendors that look for them there. */
import type { Turn } from "../../../generated/interlingua/text.js";

export function resultsFirst(turns: Turn[]): Turn[] {
  return turns.map((turn) => {
    const results = turn.parts.filter((part) => part.kind === "result");
    if (results.length === 0 || results.length === turn.parts.length) return turn;
    return { ...turn, parts: [...results, ...turn.parts.filter((part) => part.kind !== "result")] };
  });
}
