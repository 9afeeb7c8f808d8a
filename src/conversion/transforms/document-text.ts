/** The text of a document that consists of blocks. Other blocks than text are lost, as are other members of blocks. */
import type { Source } from "../../../generated/interlingua/text.js";
import type { Json, Wire } from "../json.js";
import { membersOf, type Loss } from "../loss.js";
import { asList, asText, inner } from "../values.js";

const known = membersOf(["type", "text"]);

export const documentText = {
  read(value: Json | undefined, loss: Loss): Source | undefined {
    if (typeof value === "string") return { text: value, mime: "text/plain" };
    const blocks = asList(value);
    const texts = blocks.flatMap((item, index) => {
      const block = inner(item);
      const text = isText(block) ? asText(block.text) : undefined;
      if (text === undefined) loss.at(blocks, index);
      else loss.unmapped(block, known);
      return text ?? [];
    });
    return texts.length === 0 ? undefined : { text: texts.join("\n"), mime: "text/plain" };
  },

  write(source: Source | undefined): Json | undefined {
    return source?.text === undefined ? undefined : [{ type: "text", text: source.text }];
  },

  reads: ["text", "mime"] as const,
};

/** Some dialects have no types of blocks. */
function isText({ type }: Wire): boolean {
  return type == null || type === "text";
}
