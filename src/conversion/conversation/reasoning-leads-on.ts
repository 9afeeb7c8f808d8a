/**
 * Leaves out reasoning of the assistant that leads to nothing: an answer that was cut off while the model thought. Vendors
 * refuse a turn that ends in reasoning, or one that says nothing else. Others sign what was said after the words; for
 * them only turns of reasoning alone go.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { Loss } from "../loss.js";

interface Options {
  /** Reasoning may end a turn that says something else too. */
  readonly alone?: boolean;
}

export function reasoningLeadsOn(turns: Turn[], loss: Loss, { alone = false }: Options): Turn[] {
  if (!turns.some(endsInReasoning)) return turns;
  return turns.reduceRight<Turn[]>((kept, turn) => {
    if (!endsInReasoning(turn) || kept[0]?.role === "assistant") return [turn, ...kept];
    const end = turn.parts.findLastIndex((part) => !isReasoning(part)) + 1;
    if (alone && end > 0) return [turn, ...kept];
    for (const part of turn.parts.slice(end)) loss.drop(part);
    return end === 0 ? kept : [{ ...turn, parts: turn.parts.slice(0, end) }, ...kept];
  }, []);
}

function endsInReasoning({ role, parts }: Turn): boolean {
  return role === "assistant" && isReasoning(parts.at(-1));
}

function isReasoning(part: Part | undefined): boolean {
  return part?.kind === "reasoning";
}
