/**
 * Removes reasoning of the assistant that nothing follows: an answer that was cut off while the model reasoned. Vendors
 * refuse a turn that ends in reasoning, or that has nothing else. Other vendors sign the text that follows the
 * reasoning; for them only turns of reasoning alone are removed.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

/** `which`: only whole turns of reasoning are removed, because it may end a turn that has other parts too. */
export function dropTrailingReasoning(turns: Turn[], loss: Loss, which?: "whole_turns"): Turn[] {
  if (!turns.some(endsInReasoning)) return turns;
  const kept: Turn[] = [];
  // From the end, because the next turn decides whether reasoning is followed by anything.
  for (const turn of turns.toReversed()) {
    const end = turn.parts.findLastIndex((part) => !isReasoning(part)) + 1;
    if (!endsInReasoning(turn) || kept.at(-1)?.role === "assistant" || (which === "whole_turns" && end > 0)) {
      kept.push(turn);
      continue;
    }
    for (const part of turn.parts.slice(end)) loss.drop(part);
    if (end > 0) kept.push({ ...turn, parts: turn.parts.slice(0, end) });
  }
  return kept.reverse();
}

function endsInReasoning({ role, parts }: Turn): boolean {
  return role === "assistant" && isReasoning(parts.at(-1));
}

function isReasoning(part: Part | undefined): boolean {
  return part?.kind === "reasoning";
}

/** Concepts that this pass drops, except under these conditions. */
dropTrailingReasoning.drops = { reasoning: "before something else" };

/** Without these parts it changes nothing. */
dropTrailingReasoning.about = ["reasoning"] as const;
