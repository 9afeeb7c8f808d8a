/** Parses the body of a refusal, before a dialect reads it. */
import type { Json } from "../registry.js";

/** Proxies answer with plain text, and with HTML pages that add nothing to the status. */
export function parseRefusal(text: string): Json | undefined {
  try {
    return JSON.parse(text) as Json;
  } catch {
    return text.trimStart().startsWith("<") ? undefined : text;
  }
}
