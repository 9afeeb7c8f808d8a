/**
 * An answer of any JSON object, for dialects that know no such form: the model is told in words, after all other
 * instructions.
 */
import type { Request, Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "../conversation/roles.js";

const instruction: Turn = {
  role: "system",
  parts: [
    { kind: "text", text: "Answer with one valid JSON object and nothing else: no words around it and no code fence." },
  ],
};

export function jsonAsInstruction(request: Request): Request {
  const { output_format: format, turns } = request;
  if (format?.kind !== "json") return request;
  const first = turns.findIndex((turn) => !isInstruction(turn));
  const end = first < 0 ? turns.length : first;
  return { ...request, output_format: undefined, turns: [...turns.slice(0, end), instruction, ...turns.slice(end)] };
}

/** Concepts that this pass carries in another form. */
jsonAsInstruction.carries = ["output_format.kind"];
