/**
 * The result of a failed tool, as an object with the key `error`. A text gets this key. An object that has the key
 * stays unchanged.
 */
import type { Part } from "../../../generated/interlingua/text.js";
import { parseExact } from "../exact.js";
import type { Json, Wire } from "../json.js";
import { asWire } from "../read.js";
import { resultText } from "./result-text.js";

const key = "error";

export const failedResult = {
  read(value: Json | undefined): Part[] | undefined {
    const object = asWire(value);
    return resultText.read(object !== undefined && Object.keys(object).length === 1 ? object[key] : value);
  },

  write(parts: readonly Part[] | undefined): Json | undefined {
    const words = String(resultText.write(parts) ?? "");
    const object = objectIn(words);
    return object?.[key] == null ? { [key]: object ?? words } : object;
  },
};

/** The object with an error that a text contains, if it is one. */
export function failureIn(words: string): Wire | undefined {
  const object = objectIn(words);
  return object?.[key] == null ? undefined : object;
}

function objectIn(words: string): Wire | undefined {
  if (!words.trimStart().startsWith("{")) return undefined;
  try {
    return asWire(parseExact(words));
  } catch {
    return undefined;
  }
}
