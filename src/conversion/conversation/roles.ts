import type { Part, Turn } from "../../../generated/interlingua/text.js";

export function isInstruction(turn: Turn): boolean {
  return turn.role === "system" || turn.role === "developer";
}

/** White space alone is none. */
export function hasContent(part: Part): boolean {
  return part.kind !== "text" || part.text.trim() !== "";
}

export type CallPart = Extract<Part, { kind: "call" }>;
export type ResultPart = Extract<Part, { kind: "result" }>;

/**
 * The instructions at the start of a conversation, and the turns after them. `areTurns`: they are written as what they
 * are in the conversation.
 */
export function splitInstructions(
  turns: readonly Turn[],
  areTurns = false,
): { instructions: Part[]; rest: readonly Turn[] } {
  if (areTurns) return { instructions: [], rest: turns };
  const firstOther = turns.findIndex((turn) => !isInstruction(turn));
  const end = firstOther < 0 ? turns.length : firstOther;
  return { instructions: turns.slice(0, end).flatMap((turn) => turn.parts), rest: turns.slice(end) };
}
