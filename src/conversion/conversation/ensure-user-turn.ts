/**
 * Adds a user turn to a conversation of instructions alone, for vendors that need at least one. Turns without content
 * are left out; if that leaves the assistant the last word, which was the user's, the user asks to continue.
 */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "./roles.js";

const REQUEST: Part = { kind: "text", text: "Continue." };

export function ensureUserTurn(given: Turn[]): Turn[] {
  const turns = given.some(isEmpty) ? given.filter((turn) => !isEmpty(turn)) : given;
  const last = turns.at(-1);
  const isUsersTurn = given.at(-1)?.role === "user" && last?.role === "assistant";
  if (!isUsersTurn && turns.some((turn) => !isInstruction(turn))) return turns;
  return [...turns, { role: "user", parts: [REQUEST] }];
}

function isEmpty({ parts }: Turn): boolean {
  return parts.length === 0;
}
