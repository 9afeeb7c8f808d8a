/** Values of specs as they were parsed. */
import type { Json } from "../../src/conversion/json.js";

export type Source = { [key: string]: Json };

/** One word, or a list of them. */
export function listOf(value: string | readonly string[] | undefined): readonly string[] {
  return typeof value === "string" ? [value] : (value ?? []);
}

export function isList(value: unknown): value is readonly unknown[] {
  return Array.isArray(value);
}

export function isObject(value: Json | undefined): value is Source {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
