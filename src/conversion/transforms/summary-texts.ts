/** Reasoning as a list of texts on the wire, as one text in the vocabulary. */
import type { Json } from "../json.js";
import type { Loss, Unmapped } from "../loss.js";
import { asText, inner } from "../read.js";

const known: Unmapped = new Map([
  ["type", "known"],
  ["text", "known"],
]);

export const summaryTexts = {
  read(value: Json | undefined, path?: string, loss?: Loss): string | undefined {
    if (!Array.isArray(value)) return asText(value);
    if (path !== undefined)
      for (const [index, item] of value.entries()) loss?.unmapped(inner(item), `${path}[${index}]`, known);
    return value.map((item) => asText(inner(item).text) ?? "").join("\n\n");
  },

  write(text: string | undefined): Json | undefined {
    return text === undefined || text === "" ? undefined : [{ type: "summary_text", text }];
  },
};
