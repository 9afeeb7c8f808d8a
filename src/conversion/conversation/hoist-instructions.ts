/** Moves every instruction to the front, for dialects that have one place for them. */
import type { Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "./roles.js";

export function hoistInstructions(turns: Turn[]): Turn[] {
  const instructions = turns.filter(isInstruction);
  if (instructions.length === 0) return turns;
  return [...instructions, ...turns.filter((turn) => !isInstruction(turn))];
}
