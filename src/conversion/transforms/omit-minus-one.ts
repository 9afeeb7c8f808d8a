/** A number of which minus one asks for any: others would take that for a number, and silence asks for the same. */
import type { Json } from "../json.js";

const ANY = -1;

export const omitMinusOne = {
  read: (value: Json | undefined): number | undefined =>
    Number.isInteger(value) && value !== ANY ? (value as number) : undefined,

  write: (value: number | undefined): Json | undefined => value,
};
