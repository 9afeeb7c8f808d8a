/** Requests an answer of any JSON object by an instruction after all others, for dialects without this format. */
import type { Request } from "../../../generated/interlingua/text.js";
import { withInstruction } from "../instruction.js";

const WORDS = "Answer with one valid JSON object and nothing else: no words around it and no code fence.";

export function jsonAsInstruction(request: Request): Request {
  if (request.output_format?.kind !== "json") return request;
  return withInstruction({ ...request, output_format: undefined }, WORDS);
}

/** Concepts that this pass carries in another form. */
jsonAsInstruction.carries = ["output_format.kind"];
