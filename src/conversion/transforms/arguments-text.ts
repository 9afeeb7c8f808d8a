/**
 * Arguments as JSON text. Some hosts and clients send an empty text if there are none, which is not JSON. Some send
 * an object.
 */
import { stringifyExact } from "../exact.js";
import type { Json } from "../json.js";
import { asText, asWire } from "../values.js";

export const argumentsText = {
  read(value: Json | undefined): string | undefined {
    const text = readArguments(value);
    return text?.trim() === "" ? "{}" : text;
  },

  write(text: string | undefined): string | undefined {
    return text;
  },
};

/** Arguments, or a fragment of them, as they come: an object is one text. */
export function readArguments(value: Json | undefined): string | undefined {
  const object = asWire(value);
  return object === undefined ? asText(value) : stringifyExact(object);
}
