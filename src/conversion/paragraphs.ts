/** Reads a list of objects with texts as one text, with a blank line between them. */
import type { Json } from "./json.js";
import { type Loss, membersOf } from "./loss.js";
import { asText, inner } from "./read.js";

const known = membersOf(["type", "text"]);

export function readParagraphs(value: Json | undefined, loss?: Loss): string | undefined {
  if (!Array.isArray(value)) return asText(value);
  loss?.unmappedEach(value, known);
  return value.map((item) => asText(inner(item).text) ?? "").join("\n\n");
}
