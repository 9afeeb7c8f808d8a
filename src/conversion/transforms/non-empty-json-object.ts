/** Arguments that may be told at once, or in fragments after an empty object: the empty one says nothing yet. */
import type { Json } from "../json.js";
import { jsonObject } from "./json-object.js";

export const nonEmptyJsonObject = {
  read(value: Json | undefined): string | undefined {
    const text = jsonObject.read(value);
    return text === "{}" ? undefined : text;
  },

  write: jsonObject.write,
};
