/** A whole number, which clients may also write as a text. */
import type { Json } from "../json.js";

export const wholeNumber = {
  read(value: Json | undefined): number | undefined {
    if (typeof value === "number") return Number.isInteger(value) ? value : undefined;
    return typeof value === "string" && /^-?\d{1,9}$/.test(value) ? Number(value) : undefined;
  },

  write(value: number | undefined): number | undefined {
    return value;
  },
};
