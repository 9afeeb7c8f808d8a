import type { Request, Turn } from "../../../generated/interlingua/text.js";
import type { WriteContext } from "../write-context.js";
import { formatInWords } from "../format-in-words.js";
import { withInstruction } from "../instruction.js";
import type { Loss } from "../loss.js";

/**
 * Requests JSON in words too, where the conversation does not speak of it. Vendors with this format refuse such a
 * conversation: "messages must contain the word 'json' in some form". Other vendors need no word, so their clients
 * send none.
 */
export function jsonInWords(
  request: Request,
  _loss: Loss,
  _value: undefined,
  { instructions }: Pick<WriteContext, "instructions">,
): Request {
  const { output_format: format, turns } = request;
  if (format?.kind !== "json" || turns.some(speaksOfJson)) return request;
  return withInstruction(request, formatInWords(format), instructions);
}

/** What the model itself has said does not count: the words would come and go from call to call. */
function speaksOfJson({ role, parts }: Turn): boolean {
  return role !== "assistant" && parts.some((part) => part.kind === "text" && /json/i.test(part.text));
}

/** Without this member of the request it changes nothing. */
jsonInWords.about = ["output_format"] as const;
