import { parseExact } from "../conversion/exact.js";
import type { Wire } from "../conversion/json.js";

/** The object that a text is; an empty one where it is something else. */
export function objectIn(text: string): Wire {
  try {
    const json = parseExact(text);
    return typeof json === "object" && json !== null && !Array.isArray(json) ? json : {};
  } catch {
    return {};
  }
}
