/** A document whose content is plain words, said as words. */
import type { Source } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";

export const plainText = {
  read(value: Json | undefined): Source | undefined {
    return typeof value === "string" ? { text: value, mime: "text/plain" } : undefined;
  },

  write(source: Source | undefined): Json | undefined {
    return source?.text;
  },
};
