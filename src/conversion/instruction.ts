/** Adds one more instruction, after those at the start of a request. */
import type { Request, Turn } from "../../generated/interlingua/text.js";
import { isInstruction } from "./conversation/roles.js";

export function withInstruction(request: Request, text: string): Request {
  const { turns } = request;
  const first = turns.findIndex((turn) => !isInstruction(turn));
  const end = first < 0 ? turns.length : first;
  const instruction: Turn = { role: "system", parts: [{ kind: "text", text }] };
  return { ...request, turns: [...turns.slice(0, end), instruction, ...turns.slice(end)] };
}
