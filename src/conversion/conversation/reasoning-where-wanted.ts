/**
 * Reasoning in words goes back to hosts whose tool loops demand it, and to no others, which refuse it or pay for it in
 * vain. Such hosts want it with every call: where another model called, or told nothing, a stand-in is put there, for an
 * empty text counts as none.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../dialect.js";
import type { Loss } from "../loss.js";

interface Options {
  readonly unknown: string;
}

export function reasoningWhereWanted(
  turns: Turn[],
  loss: Loss,
  { unknown }: Options,
  { wantsReasoning = false }: Pick<WriteContext, "wantsReasoning">,
): Turn[] {
  if (wantsReasoning)
    return turns.map((turn) =>
      callsInSilence(turn) ? { ...turn, parts: [{ kind: "reasoning", text: unknown }, ...turn.parts] } : turn,
    );
  return turns.flatMap((turn) => {
    const parts = turn.parts.filter((part) => !isReasoning(part));
    if (parts.length === turn.parts.length) return [turn];
    for (const part of turn.parts.filter(isReasoning)) loss.drop(part);
    return parts.length === 0 ? [] : [{ ...turn, parts }];
  });
}

function callsInSilence({ parts }: Turn): boolean {
  return (
    parts.some(({ kind }) => kind === "call") && !parts.some((part) => part.kind === "reasoning" && part.text !== "")
  );
}

function isReasoning({ kind }: Part): boolean {
  return kind === "reasoning";
}
