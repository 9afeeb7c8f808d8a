/** A concept has a place or a reason: the lines to choose from, where it has more than one of them. */
import type { Json } from "../../src/conversion/json.js";
import { isMap, printed } from "./former-lines.js";
import type { Pointer } from "./pointer.js";

/** The line as it would be with each of its reasons alone, and with its place alone. */
export function reasonAlone(keyword: string, data: unknown, pointer: Pointer): string | undefined {
  if (keyword !== "maxProperties" || !isMap(data)) return undefined;
  const { absent, implicit, neutral, ...place } = data;
  const lines: Json[] = [];
  if (absent !== undefined) lines.push({ absent, ...(neutral !== undefined && { neutral }) });
  if (implicit !== undefined) lines.push({ implicit });
  if (lines.length === 0) return undefined;
  const isPath = Object.keys(place).length === 1 && place.at !== undefined && neutral === undefined;
  const placed: Json = isPath ? (place.at ?? null) : { ...place, ...(neutral !== undefined && { neutral }) };
  if (place.at !== undefined || place.record !== undefined) lines.push(placed);
  const concept = String(pointer.at(-1));
  return `write ${lines.map((line) => printed({ [concept]: line })).join(", or ")}`;
}

/** A comment without a space before it, which makes it a part of the value. */
export function commentApart(keyword: string, data: unknown, pointer: Pointer): string | undefined {
  const [, value, comment] = (typeof data === "string" && /^([^\s#]+)# *(.*)$/.exec(data)) || [];
  const name = String(pointer.at(-1));
  return keyword === "pattern" && value !== undefined && /^[a-z_]+$/.test(name)
    ? `write ${name}: ${value} # ${comment}`
    : undefined;
}

/** Words in the place of a path are the reason why a concept has none, or why a member is no concept. */
export function reasonAsPath(keyword: string, data: unknown, pointer: Pointer): string | undefined {
  const isReason = keyword === "pattern" && typeof data === "string" && /^[^[\]{}.]+ [^[\]{}]+$/.test(data);
  if (!isReason || pointer.at(-2) !== "fields") return undefined;
  const name = String(pointer.at(-1));
  return (
    `write ${printed({ [name]: { absent: data } })}, ` +
    `or ${printed({ [name]: data })} under unmapped: if it is a member that no concept covers`
  );
}
