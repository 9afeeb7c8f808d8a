/** The words of answers. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";

/** Parts with which an answer has no need of words. */
const ENOUGH: ReadonlySet<Part["kind"]> = new Set(["text", "refusal", "call"]);

/**
 * Gives an answer without words an empty text, as the vendor does. Clients read the text of every answer that neither
 * calls a tool nor is refused, and fail where there is none.
 */
export function emptyAnswerAsText(turns: Turn[]): Turn[] {
  if (turns.some(({ parts }) => parts.some(({ kind }) => ENOUGH.has(kind)))) return turns;
  return [...turns, { role: "assistant", parts: [{ kind: "text", text: "" }] }];
}
