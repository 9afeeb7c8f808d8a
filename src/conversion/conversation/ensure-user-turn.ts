/**
 * Adds a user turn to a conversation of instructions alone, for vendors that need at least one. Turns without content
 * are left out; if the last one is the user's, the user asks to continue: else the assistant would have the last word.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "./roles.js";

const REQUEST: Part = { kind: "text", text: "Continue." };

export function ensureUserTurn(given: Turn[]): Turn[] {
  const turns = given.some(isEmpty) ? given.flatMap(withContent) : given;
  if (turns.some((turn) => !isInstruction(turn))) return turns;
  return [...turns, { role: "user", parts: [REQUEST] }];
}

function withContent(turn: Turn, index: number, { length }: readonly Turn[]): Turn[] {
  if (!isEmpty(turn)) return [turn];
  return turn.role === "user" && index === length - 1 ? [{ ...turn, parts: [REQUEST] }] : [];
}

function isEmpty({ parts }: Turn): boolean {
  return parts.length === 0;
}
