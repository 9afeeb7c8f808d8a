/** Arguments as JSON text. Some hosts and clients send an empty text if there are none, which is not JSON. */
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
