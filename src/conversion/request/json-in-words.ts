/**
 * Requests JSON in words too, where the conversation does not speak of it. Vendors with this format refuse such a
 * conversation: "messages must contain the word 'json' in some form". Other vendors need no word, so their clients
 * send none.
 */
import type { Part, Request, Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "../conversation/roles.js";
import { formatInWords } from "../format-in-words.js";
import type { Loss } from "../loss.js";

/** `where`: the vendor does not look into the instructions before the conversation. */
export function jsonInWords(request: Request, _loss: Loss, where?: "outside_instructions"): Request {
  const { output_format: format, turns } = request;
  const words = format?.kind === "json" ? formatInWords(format) : undefined;
  if (words === undefined) return request;
  const first = where === undefined ? 0 : turns.findIndex((turn) => !isInstruction(turn));
  if (first >= 0 && turns.slice(first).some(speaksOfJson)) return request;
  return { ...request, turns: withWords(turns, words) };
}

function speaksOfJson({ parts }: Turn): boolean {
  return parts.some((part) => part.kind === "text" && /json/i.test(part.text));
}

/**
 * The words join the first text of the user. Every vendor looks there, every model has such turns, and what follows can
 * be cached. A part of its own would make a list of a plain text, which some hosts refuse.
 */
function withWords(turns: readonly Turn[], words: string): Turn[] {
  const first = turns.findIndex(({ role, parts }) => role === "user" && parts.some(isText));
  const turn = turns[first];
  if (turn === undefined) return [...turns, { role: "user", parts: [{ kind: "text", text: words }] }];
  const at = turn.parts.findIndex(isText);
  const parts = turn.parts.map((part, index) =>
    index === at && isText(part) ? { ...part, text: `${part.text}\n\n${words}` } : part,
  );
  return turns.with(first, { ...turn, parts });
}

function isText(part: Part): part is Extract<Part, { kind: "text" }> {
  return part.kind === "text";
}

/** Without this member of the request it changes nothing. */
jsonInWords.about = ["output_format"] as const;
