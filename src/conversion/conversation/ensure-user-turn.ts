/** Adds a user turn to a conversation of instructions alone, for vendors that need at least one. */
import type { Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "./roles.js";

export function ensureUserTurn(turns: Turn[]): Turn[] {
  if (turns.some((turn) => !isInstruction(turn))) return turns;
  return [...turns, { role: "user", parts: [{ kind: "text", text: "Continue." }] }];
}
