/** A text that may come as one text or as a list of text parts. Other parts are lost, as are other members of parts. */
import type { Json } from "../json.js";
import { membersOf, noLoss, type Loss } from "../loss.js";
import { asList, asText, inner } from "../values.js";

const known = membersOf(["type", "text"]);

export const joinedText = {
  read(value: Json | undefined, loss: Loss = noLoss): string | undefined {
    if (typeof value === "string") return value;
    if (!Array.isArray(value)) return undefined;
    const parts = asList(value);
    const texts = parts.map((item, index) => {
      if (typeof item === "string") return item;
      const part = inner(item);
      const text = asText(part.text);
      if (text === undefined) loss.at(parts, index);
      else loss.unmapped(part, known);
      return text ?? "";
    });
    return texts.join("");
  },

  write(text: string | undefined): string | undefined {
    return text;
  },
};
