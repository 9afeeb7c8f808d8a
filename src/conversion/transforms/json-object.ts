/**
 * Arguments as a JSON object on the wire, as JSON text in the vocabulary. Text that is not a JSON object (cut by a
 * token limit, or a model's mistake) is wrapped under one fixed key. Only this wrapper is removed again.
 */
import { parseObject, stringifyExact } from "../exact.js";
import type { Json, Wire } from "../json.js";

const wrapper = "raw_arguments";

export const jsonObject = {
  writesObject: true as const,
  read(value: Json | undefined): string | undefined {
    if (value === undefined || value === null) return undefined;
    if (typeof value === "string") return value;
    if (!Array.isArray(value) && typeof value === "object") {
      const raw = value[wrapper];
      if (typeof raw === "string" && Object.keys(value).length === 1 && objectOf(raw) === undefined) return raw;
    }
    return stringifyExact(value);
  },

  write(text: string | undefined): Json | undefined {
    return text === undefined ? undefined : (objectOf(text) ?? { [wrapper]: text });
  },
};

/** The object of a text. An empty text is an object without members. */
function objectOf(text: string): Wire | undefined {
  return text.trim() === "" ? {} : parseObject(text);
}
