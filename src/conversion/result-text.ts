/** The result of a tool, as text. Several texts are joined by line breaks. */
import type { Part, TextPart } from "../../generated/interlingua/text.js";
import { stringifyExact } from "./exact.js";
import type { Json } from "./json.js";
import type { Loss } from "./loss.js";

export function readResultText(value: Json | undefined): Part[] {
  if (value === undefined || value === null) return [];
  return [{ kind: "text", text: typeof value === "string" ? value : stringifyExact(value) }];
}

/** What a text may have beside its words. */
const BESIDE_WORDS = ["citations", "tools", "signature", "cache"] as const;

/** Media have a place beside the text. Whatever else is no text is lost, and so is what a text has beside its words. */
export function writeResultText(parts: readonly Part[] | undefined, loss: Loss): string {
  const words: string[] = [];
  for (const part of parts ?? []) {
    if (part.kind === "text") loseBesideWords(part, loss);
    if (part.kind === "text" || part.kind === "refusal") words.push(part.text);
    else if (part.kind !== "media") loss.drop(part);
  }
  return words.join("\n");
}

function loseBesideWords(part: TextPart, loss: Loss): void {
  for (const concept of BESIDE_WORDS) loss.dropConcept(part, concept, part[concept]);
}
