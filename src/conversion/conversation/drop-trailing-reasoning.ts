/**
 * Leaves out reasoning of the assistant that leads to nothing: an answer that was cut off while the model thought.
 * Vendors refuse a turn that ends in reasoning, or one that says nothing else. Others sign what was said after the
 * words; for them only turns of reasoning alone go.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

interface Options {
  /** Reasoning may end a turn that says something else too. */
  readonly alone?: boolean;
}

export function dropTrailingReasoning(turns: Turn[], loss: Loss, { alone = false }: Options): Turn[] {
  if (!turns.some(endsInReasoning)) return turns;
  const kept: Turn[] = [];
  // From the end, for whether reasoning leads on is seen in what follows it.
  for (const turn of turns.toReversed()) {
    const end = turn.parts.findLastIndex((part) => !isReasoning(part)) + 1;
    if (!endsInReasoning(turn) || kept.at(-1)?.role === "assistant" || (alone && end > 0)) {
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
