/**
 * A conversation that the assistant opens gets a user turn before it, for vendors that want the user to speak first.
 */
import type { Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "./roles.js";

export function userFirst(turns: Turn[]): Turn[] {
  const first = turns.findIndex((turn) => !isInstruction(turn));
  if (turns[first]?.role !== "assistant") return turns;
  return [
    ...turns.slice(0, first),
    { role: "user", parts: [{ kind: "text", text: "Continue." }] },
    ...turns.slice(first),
  ];
}
