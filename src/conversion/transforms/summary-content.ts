/** Reasoning as a list of contents on the wire, as one text in the vocabulary. */
import type { Json } from "../json.js";
import { asWire } from "../read.js";
import { summaryTexts } from "./summary-texts.js";

export const summaryContent = {
  read: summaryTexts.read,

  write(text: string | undefined): Json | undefined {
    const texts = summaryTexts.write(text);
    return Array.isArray(texts) ? texts.map((item) => ({ ...asWire(item), type: "text" })) : undefined;
  },
};
