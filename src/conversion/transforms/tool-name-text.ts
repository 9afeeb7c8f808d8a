/** A tool that is pointed at, as words that name it: the tool itself is offered with the call. */
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
