/** A reference to a tool, as text with its name. The tool itself is declared with the call. */
import { wordsForTools } from "../found-tools.js";
import type { Json } from "../json.js";
import { asText } from "../read.js";

export const toolNameText = {
  read(value: Json | undefined): string | undefined {
    const name = asText(value);
    return name === undefined ? undefined : wordsForTools([{ name }]);
  },

  write(): Json | undefined {
    return undefined;
  },
};
