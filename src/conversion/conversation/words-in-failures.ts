/** Failed results without content. */
import type { Part, Turn } from "../../../generated/interlingua/text.js";
import { hasContent } from "./roles.js";

const FAILED: Part = { kind: "text", text: "The tool failed." };

/** Adds a text to failed results without content, which some vendors refuse. */
export function wordsInFailures(turns: Turn[]): Turn[] {
  const filled = (part: Part): Part =>
    part.kind === "result" && part.error === true && !part.parts.some(hasContent) ? { ...part, parts: [FAILED] } : part;
  return turns.map((turn) => ({ ...turn, parts: turn.parts.map(filled) }));
}

/** Without these parts it changes nothing. */
wordsInFailures.about = ["result"] as const;
