/** Spec values as they were parsed. */
import type { Json } from "../../src/conversion/json.js";

export type Source = { [key: string]: Json };

export function listOf(value: Json | undefined): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? (value as string[]) : [String(value)];
}

export function isObject(value: Json | undefined): value is Source {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}
