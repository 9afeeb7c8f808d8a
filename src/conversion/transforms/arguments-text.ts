/**
 * Arguments as JSON text. Some hosts and clients send an empty text if there are none, which is not JSON, or the text
 * `null`. Some send an object.
 */
import { stringifyExact } from "../exact.js";
import type { Json } from "../json.js";
import { asText, asWire } from "../values.js";

export const argumentsText = {
  read(value: Json | undefined): string | undefined {
    const text = readArguments(value);
    return text !== undefined && meansNoArguments(text) ? "{}" : text;
  },

  write(text: string | undefined): string | undefined {
    return text;
  },
};

/** Nothing, or the word with which some models call a tool without arguments. */
function meansNoArguments(text: string): boolean {
  const trimmed = text.trim();
  return trimmed === "" || trimmed === "null";
}

/** Arguments, or a fragment of them, as they come: an object is one text. */
export function readArguments(value: Json | undefined): string | undefined {
  const object = asWire(value);
  return object === undefined ? asText(value) : stringifyExact(object);
}
