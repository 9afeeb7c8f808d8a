/**
 * The form of an answer beside tools, for dialects that accept only one of the two, or whose models call no tools then.
 * A schema, its names and its strictness are reported, because the host does not enforce it.
 */
import type { Request } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../write-context.js";
import { dropSchema, formatInWords } from "../format-in-words.js";
import { withInstruction } from "../instruction.js";
import type { Loss } from "../loss.js";

/** Requests the form of an answer by an instruction beside tools, for dialects in which it excludes them. */
export function formatBesideTools(
  request: Request,
  loss: Loss,
  _value: undefined,
  { instructions }: Pick<WriteContext, "instructions">,
): Request {
  const format = request.output_format;
  if (format === undefined || request.tools === undefined || request.tools.length === 0) return request;
  if (format.kind === "schema") dropSchema(format, loss);
  return withInstruction({ ...request, output_format: undefined }, formatInWords(format), instructions);
}

/** Without this member of the request it changes nothing. */
formatBesideTools.about = ["output_format"] as const;

/** Concepts that this pass carries in another form, and the concepts that hold them then. */
formatBesideTools.carries = {
  output_format: ["text.text"],
  "output_format.kind": ["text.text"],
  "output_format.schema": ["text.text"],
} as const;

/** Concepts that this pass drops, except under these conditions. */
formatBesideTools.drops = { "output_format.schema": "without tools", "output_format.strict": "without tools" } as const;
