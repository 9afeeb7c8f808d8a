/** Reads a list of objects with texts as one text, with a blank line between them. */
import type { Json } from "./json.js";
import { type Loss, membersOf } from "./loss.js";
import { asText, inner } from "./values.js";

const known = membersOf(["type", "text"]);

/** Objects of other kinds are lost, as are other members. */
export function readParagraphs(value: Json | undefined, loss?: Loss): string | undefined {
  if (!Array.isArray(value)) return asText(value);
  const texts = value.map((item, index) => {
    const object = inner(item);
    const text = asText(object.text);
    if (text === undefined) loss?.at(value, index);
    else loss?.unmapped(object, known);
    return text ?? "";
  });
  return texts.join("\n\n");
}
