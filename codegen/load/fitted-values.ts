/** A value of another type as the key takes it, where it is plain what was meant. */
import type { Json } from "../../src/conversion/json.js";
import { printed } from "./former-lines.js";
import type { Pointer } from "./pointer.js";

interface ListSchema {
  readonly type?: string | readonly string[];
  readonly items?: { readonly type?: string };
}

/** The list that was meant: one value as a list, two bounds that have a dash between them, an item twice. */
export function fittedList(keyword: string, data: unknown, schema: ListSchema): Json | undefined {
  if (keyword === "uniqueItems" && Array.isArray(data)) return withoutDoubles(data, schema);
  return keyword === "type" ? asList(data, schema) : undefined;
}

function asList(data: unknown, { type, items }: ListSchema): Json | undefined {
  if (![type ?? []].flat().includes("array")) return undefined;
  const [, least, most] = typeof data === "string" ? (/^(\d+)\s*(?:-|\.\.)\s*(\d+)$/.exec(data) ?? []) : [];
  if (least !== undefined && most !== undefined) return [Number(least), Number(most)];
  // A word, or a path of the wire.
  const isOne = typeof data === "string" && /^[\w$-]+(?:[.[][\w$.[\]*-]*)?$/.test(data);
  if (isOne && [type ?? []].flat()[0] === "array") return [data];
  const isScalar = typeof data === "boolean" || typeof data === "number";
  return isScalar && type === "array" && items !== undefined && items.type === undefined ? [data] : undefined;
}

/** Each item once. One that is left needs no list where the key takes it alone. */
function withoutDoubles(data: readonly Json[], { type }: ListSchema): Json {
  const items = [...new Map(data.map((item) => [JSON.stringify(item), item])).values()];
  const [only] = items;
  return items.length === 1 && typeof only === "string" && [type ?? []].flat().includes("string") ? only : items;
}

/** Under these keys, members have the reason why no other dialect gets them. */
const REASONED: readonly unknown[] = ["unmapped", "consumed"];

/** The line of a concept that has nothing, or has its places without `at`; of a member that has no reason. */
export function fittedLine(data: unknown, { type }: ListSchema, pointer: Pointer): string | undefined {
  if (data === null && REASONED.includes(pointer.at(-2)))
    return `write ${printed({ [String(pointer.at(-1))]: "<why>" })}`;
  const isLine = String(type) === "string,object" && (pointer.includes("fields") || pointer[0] === "usage");
  const concept = String(pointer.at(-1));
  if (!isLine || (data !== null && !isTexts(data))) return undefined;
  if (data === null) return `write ${concept}: <path>, or ${concept}: { absent: <why> }`;
  const [first, ...others] = data;
  if (first === undefined) return undefined;
  return `write ${printed({ [concept]: others.length === 0 ? first : { at: data } })}`;
}

function isTexts(data: unknown): data is string[] {
  return Array.isArray(data) && data.every((item) => typeof item === "string");
}
