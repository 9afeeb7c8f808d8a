/** Answers of any JSON object where a dialect has only schemas. */
import type { Request } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../write-context.js";
import { formatInWords } from "../format-in-words.js";
import { withInstruction } from "../instruction.js";
import type { Loss } from "../loss.js";

/** Requests an answer of any JSON object by an instruction after all others, for dialects without this format. */
export function jsonAsInstruction(
  request: Request,
  _loss: Loss,
  _value: undefined,
  { instructions }: Pick<WriteContext, "instructions">,
): Request {
  const format = request.output_format;
  if (format?.kind !== "json") return request;
  return withInstruction({ ...request, output_format: undefined }, formatInWords(format), instructions);
}

/** Without this member of the request it changes nothing. */
jsonAsInstruction.about = ["output_format"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
jsonAsInstruction.carries = {
  output_format: ["text.text"],
  "output_format[kind=json].kind": ["text.text"],
} as const;
