/** Arguments as JSON text: some hosts and clients say nothing at all where there are none, which is no JSON. */
import type { Json } from "../json.js";
import { asText } from "../read.js";

export const argumentsText = {
  read(value: Json | undefined): string | undefined {
    const text = asText(value);
    return text?.trim() === "" ? "{}" : text;
  },

  write(text: string | undefined): Json | undefined {
    return text;
  },
};
