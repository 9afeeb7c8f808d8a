/** Requests an answer of any JSON object by an instruction after all others, for dialects without this format. */
import type { Request } from "../../../generated/interlingua/text.js";
import { formatInWords } from "../format-in-words.js";
import { withInstruction } from "../instruction.js";

export function jsonAsInstruction(request: Request): Request {
  const format = request.output_format;
  if (format?.kind !== "json") return request;
  return withInstruction({ ...request, output_format: undefined }, formatInWords(format));
}

/** Concepts that this pass carries in another form. */
jsonAsInstruction.carries = ["output_format.kind"];
