import type { Part, Request, Turn } from "../../../generated/interlingua/text.js";
import { isInstruction } from "../conversation/roles.js";
import type { WriteContext } from "../dialect.js";
import { formatInWords } from "../format-in-words.js";
import { withInstruction } from "../instruction.js";
import type { Loss } from "../loss.js";

/**
 * Requests JSON in words too, where the conversation does not speak of it. Vendors with this format refuse such a
 * conversation: "messages must contain the word 'json' in some form". Other vendors need no word, so their clients
 * send none. `where`: the vendor does not look into the instructions before the conversation.
 */
export function jsonInWords(
  request: Request,
  _loss: Loss,
  where: "outside_instructions" | undefined,
  { instructions }: Pick<WriteContext, "instructions">,
): Request {
  const { output_format: format, turns } = request;
  const words = format?.kind === "json" ? formatInWords(format) : undefined;
  if (words === undefined) return request;
  const first = where === undefined ? 0 : turns.findIndex((turn) => !isInstruction(turn));
  if (first >= 0 && turns.slice(first).some(speaksOfJson)) return request;
  const asked = turns.find(isAsked);
  if (asked === undefined) return withInstruction(request, words, instructions);
  return { ...request, turns: turns.map((turn) => (turn === asked ? withWords(turn, words) : turn)) };
}

/** What the model itself has said does not count: the words would come and go from call to call. */
function speaksOfJson({ role, parts }: Turn): boolean {
  return role !== "assistant" && parts.some((part) => part.kind === "text" && /json/i.test(part.text));
}

/** A turn of the user with more than results. */
function isAsked({ role, parts }: Turn): boolean {
  return role === "user" && parts.some(({ kind }) => kind !== "result");
}

/**
 * The words join the first text of the user. Every vendor looks there, every model has such turns, and what follows can
 * be cached. A part of its own would make a list of a plain text, which some hosts refuse; beside media it is a list.
 */
function withWords(turn: Turn, words: string): Turn {
  const first = turn.parts.find(isText);
  if (first === undefined) return { ...turn, parts: [...turn.parts, { kind: "text", text: words }] };
  const joined = { ...first, text: `${first.text}\n\n${words}` };
  return { ...turn, parts: turn.parts.map((part) => (part === first ? joined : part)) };
}

function isText(part: Part): part is Extract<Part, { kind: "text" }> {
  return part.kind === "text" && part.text.trim() !== "";
}

/** Without this member of the request it changes nothing. */
jsonInWords.about = ["output_format"] as const;
