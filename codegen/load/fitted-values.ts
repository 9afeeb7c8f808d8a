/** A value of another type as the key takes it, where it is plain what was meant. */
import type { Json } from "../../src/conversion/json.js";

interface ListSchema {
  readonly type?: string | readonly string[];
  readonly items?: { readonly type?: string };
}

/** One value for a list of such values, or two bounds with a dash between them. */
export function fittedList(data: unknown, { type, items }: ListSchema): Json | undefined {
  if (![type ?? []].flat().includes("array")) return undefined;
  const [, least, most] = typeof data === "string" ? (/^(\d+)\s*(?:-|\.\.)\s*(\d+)$/.exec(data) ?? []) : [];
  if (least !== undefined && most !== undefined) return [Number(least), Number(most)];
  const isScalar = typeof data === "boolean" || typeof data === "number";
  return isScalar && type === "array" && items !== undefined && items.type === undefined ? [data] : undefined;
}
