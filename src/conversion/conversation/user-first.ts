/** Adds a user turn before a conversation that starts with the assistant, for vendors that need the user first. */
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
