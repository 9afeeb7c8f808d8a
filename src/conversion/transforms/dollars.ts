/**
 * An amount of money as US dollars on the wire, as ticks in the vocabulary. Such amounts are only reported and never
 * charged, so rounding is no loss.
 */
import type { Json } from "../json.js";
import { ticks } from "./ticks.js";

const TICKS_A_DOLLAR = 10_000_000_000;

export const dollars = {
  read(value: Json | undefined): number | undefined {
    return typeof value === "number" ? ticks.read(Math.round(value * TICKS_A_DOLLAR)) : undefined;
  },

  write(amount: number | undefined): number | undefined {
    return amount === undefined ? undefined : amount / TICKS_A_DOLLAR;
  },
};
