/** The text of a document that consists of blocks. Other blocks than text are lost. */
import type { Source } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";
import type { Loss } from "../loss.js";
import { asList, asText, inner } from "../read.js";

export const documentText = {
  read(value: Json | undefined, loss: Loss): Source | undefined {
    if (typeof value === "string") return { text: value, mime: "text/plain" };
    const blocks = asList(value);
    const words = blocks.map((block, index) => asText(inner(block).text) ?? loss.other(blocks, index));
    const texts = words.filter((text) => text !== undefined);
    return texts.length === 0 ? undefined : { text: texts.join("\n"), mime: "text/plain" };
  },

  write(source: Source | undefined): Json | undefined {
    return source?.text === undefined ? undefined : [{ type: "text", text: source.text }];
  },
};
