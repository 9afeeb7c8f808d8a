/** Arguments of a call that come one value at a time. */
import type { Json, Wire } from "../json.js";
import type { PlacedValue } from "./contract.js";

/** Names come from the upstream, so these objects inherit no members. */
export function emptyDraft(): Wire {
  return Object.create(null) as Wire;
}

/** Puts a value in its place. Text is appended to existing text. */
export function put(draft: Wire, { at, value }: PlacedValue): void {
  let holder: Wire | Json[] = draft;
  for (const [order, step] of at.entries()) {
    const before: Json | undefined = valueAt(holder, step);
    if (order === at.length - 1)
      return setAt(holder, step, typeof before === "string" && typeof value === "string" ? before + value : value);
    const inside: Wire | Json[] =
      typeof before === "object" && before !== null ? before : typeof at[order + 1] === "number" ? [] : emptyDraft();
    if (inside !== before) setAt(holder, step, inside);
    holder = inside;
  }
}

function valueAt(holder: Wire | Json[], step: string | number): Json | undefined {
  return Array.isArray(holder) ? holder[Number(step)] : holder[String(step)];
}

/** Lists grow by one item at a time, even if an index is larger. */
function setAt(holder: Wire | Json[], step: string | number, value: Json): void {
  if (Array.isArray(holder)) holder[Math.min(Number(step) || 0, holder.length)] = value;
  else holder[String(step)] = value;
}
