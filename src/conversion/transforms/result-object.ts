/**
 * What a tool answered, as an object: words stand under one known key, an object that was told as JSON text stands as
 * itself, and only that one key is taken off again.
 */
import type { Part } from "../../../generated/interlingua/text.js";
import { parseExact } from "../exact.js";
import type { Json } from "../json.js";
import { asWire } from "../read.js";
import { resultText } from "./result-text.js";

const wrapper = "output";

export const resultObject = {
  read(value: Json | undefined): Part[] | undefined {
    const object = asWire(value);
    const isWrapped = object !== undefined && typeof object[wrapper] === "string" && Object.keys(object).length === 1;
    return resultText.read(isWrapped ? object[wrapper] : value);
  },

  write(parts: readonly Part[] | undefined): Json | undefined {
    const words = String(resultText.write(parts) ?? "");
    try {
      const object = asWire(parseExact(words));
      if (object !== undefined) return object;
    } catch {
      // Not JSON: wrapped below.
    }
    return { [wrapper]: words };
  },
};
