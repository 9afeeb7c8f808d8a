/** Arguments that may come whole, or in fragments after an empty object. The empty object is ignored. */
import type { Json } from "../json.js";
import { jsonObject } from "./json-object.js";

export const nonEmptyJsonObject = {
  writesObject: true as const,
  read(value: Json | undefined): string | undefined {
    const text = jsonObject.read(value);
    return text === "{}" ? undefined : text;
  },

  write: jsonObject.write,
};
