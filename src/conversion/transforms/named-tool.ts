/** A reference to a tool by its name. */
import type { Tool } from "../../../generated/interlingua/text.js";
import type { Json } from "../json.js";
import { asText } from "../read.js";

export const namedTool = {
  read(value: Json | undefined): Tool[] | undefined {
    const name = asText(value);
    return name === undefined ? undefined : [{ name }];
  },

  write(): Json | undefined {
    return undefined;
  },
};
