/** An instruction beside the form of any JSON object, which some vendors require. */
import type { Request } from "../../../generated/interlingua/text.js";
import { isInstruction } from "../conversation/roles.js";
import { formatInWords } from "../format-in-words.js";
import { withInstruction } from "../instruction.js";

/**
 * Adds an instruction for any JSON object and keeps the form: without one, models may write without an end. It is added
 * once.
 */
export function instructJson(request: Request): Request {
  const format = request.output_format;
  if (format?.kind !== "json") return request;
  const words = formatInWords(format);
  const isThere = request.turns.some(
    (turn) => isInstruction(turn) && turn.parts.some((part) => part.kind === "text" && part.text === words),
  );
  return isThere ? request : withInstruction(request, words);
}
