/** Removes reasoning, text and state, for models that refuse it in a history. */
import type { Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

export function dropReasoning(turns: readonly Turn[], loss: Loss): Turn[] {
  return turns.flatMap((turn) => {
    const parts = turn.parts.filter((part) => part.kind !== "reasoning" || loss.drop(part) !== undefined);
    return parts.length === 0 && turn.parts.length > 0 ? [] : [{ ...turn, parts }];
  });
}
