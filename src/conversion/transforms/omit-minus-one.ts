/**
 * A number for which minus one means any. Other dialects would take it as a number, so it is left out, which means the
 * same.
 */
import type { Json } from "../json.js";

const ANY = -1;

export const omitMinusOne = {
  read: (value: Json | undefined): number | undefined =>
    Number.isInteger(value) && value !== ANY ? (value as number) : undefined,

  write: (value: number | undefined): Json | undefined => value,
};
