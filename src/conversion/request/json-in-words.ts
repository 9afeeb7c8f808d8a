/**
 * Requests JSON in words too, where the prompt does not speak of it. Vendors with this format refuse such a prompt:
 * "messages must contain the word 'json' in some form". Other vendors need no word, so their clients send none.
 */
import type { Part, Request, Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "../conversation/roles.js";
import { formatInWords } from "../format-in-words.js";
import type { Loss } from "../loss.js";

/** `where`: the vendor does not look into the instructions before the conversation. */
export function jsonInWords(request: Request, _loss: Loss, where?: "outside_instructions"): Request {
  const { output_format: format, turns } = request;
  if (format?.kind !== "json") return request;
  const first = turns.findIndex((turn) => !isInstruction(turn));
  const beginning = first < 0 ? turns.length : first;
  if (turns.slice(where === undefined ? 0 : beginning).some(speaksOfJson)) return request;
  const text = formatInWords(format);
  return { ...request, turns: withText(turns, text, where === undefined ? beginning : turns.length) };
}

function speaksOfJson({ parts }: Turn): boolean {
  return parts.some((part) => part.kind === "text" && /json/i.test(part.text));
}

/** Templates of many models take one turn of instructions, so the text joins the one before it. */
function withText(turns: readonly Turn[], text = "", index: number): Turn[] {
  const part: Part = { kind: "text", text };
  const before = turns[index - 1];
  return before !== undefined && isInstruction(before)
    ? turns.with(index - 1, { ...before, parts: [...before.parts, part] })
    : turns.toSpliced(index, 0, { role: "system", parts: [part] });
}

/** Without this member of the request it changes nothing. */
jsonInWords.about = ["output_format"] as const;
