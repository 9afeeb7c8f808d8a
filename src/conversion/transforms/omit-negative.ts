/**
 * A whole number for which a negative one means any. Other dialects would take it as a number, so it is left out, which
 * means the same.
 */
import type { Json } from "../json.js";
import { asInteger } from "../read.js";

export const omitNegative = {
  read(value: Json | undefined): number | undefined {
    const number = asInteger(value);
    return number === undefined || number < 0 ? undefined : number;
  },

  write(number: number | undefined): number | undefined {
    return number;
  },
};
