/**
 * A whole number for which zero and every negative one mean no limit. Other dialects would take them as a limit. They
 * are left out, which means the same.
 */
import type { Json } from "../json.js";
import { asInteger } from "../values.js";

export const omitBelowOne = {
  read(value: Json | undefined): number | undefined {
    const number = asInteger(value);
    return number === undefined || number < 1 ? undefined : number;
  },

  write(number: number | undefined): number | undefined {
    return number;
  },
};
