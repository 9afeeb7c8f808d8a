/** The result of a tool, as text. Several texts are joined by line breaks. */
import type { Part } from "../../../generated/interlingua/text.js";
import { stringifyExact } from "../exact.js";
import type { Json } from "../json.js";

export const resultText = {
  read(value: Json | undefined): Part[] | undefined {
    if (value === undefined || value === null) return [];
    return [{ kind: "text", text: typeof value === "string" ? value : stringifyExact(value) }];
  },

  write(parts: readonly Part[] | undefined): Json | undefined {
    return (parts ?? []).flatMap((part) => (part.kind === "text" ? [part.text] : [])).join("\n");
  },
};
