/**
 * Estimates how many characters a value takes as JSON without writing it: escapes and digits of numbers are not counted
 * one by one.
 */
import type { Json } from "../registry.js";

const A_SCALAR = 5;
/** Quotes, a colon, a comma. */
const AROUND_A_MEMBER = 4;

export function sizeOf(value: Json | undefined): number {
  if (typeof value === "string") return value.length + 2;
  if (typeof value !== "object" || value === null) return A_SCALAR;
  if (Array.isArray(value)) return value.reduce<number>((sum, item) => sum + sizeOf(item) + 1, 2);
  let sum = 2;
  for (const name in value) sum += name.length + AROUND_A_MEMBER + sizeOf(value[name]);
  return sum;
}
