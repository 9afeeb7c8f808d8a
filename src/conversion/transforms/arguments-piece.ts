/** A fragment of arguments as JSON text. Some hosts send the arguments as an object, all at once. */
import { stringifyExact } from "../exact.js";
import type { Json } from "../json.js";
import { asText, asWire } from "../read.js";

export const argumentsPiece = {
  read(value: Json | undefined): string | undefined {
    const object = asWire(value);
    return object === undefined ? asText(value) : stringifyExact(object);
  },

  write(text: string | undefined): Json | undefined {
    return text;
  },
};
