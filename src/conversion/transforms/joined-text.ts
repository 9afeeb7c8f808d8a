/** A text that may come as one text or as a list of text parts. */
import type { Json } from "../json.js";
import { asList, asText, inner } from "../read.js";

export const joinedText = {
  read(value: Json | undefined): string | undefined {
    if (typeof value === "string") return value;
    if (!Array.isArray(value)) return undefined;
    return asList(value)
      .map((item) => asText(item) ?? asText(inner(item).text) ?? "")
      .join("");
  },

  write(text: string | undefined): string | undefined {
    return text;
  },
};
