/** A request with one more instruction, after all others that it begins with. */
import type { Request, Turn } from "../../generated/interlingua/text.js";
import { isInstruction } from "./conversation/roles.js";

export function withInstruction<R extends Pick<Request, "turns">>(request: R, text: string | undefined): R {
  if (text === undefined) return request;
  const { turns } = request;
  const first = turns.findIndex((turn) => !isInstruction(turn));
  const end = first < 0 ? turns.length : first;
  const instruction: Turn = { role: "system", parts: [{ kind: "text", text }] };
  return { ...request, turns: [...turns.slice(0, end), instruction, ...turns.slice(end)] };
}
