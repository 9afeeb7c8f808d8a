/** Whether the answers of a dialect can have images. */
import type { AnyDialect } from "../registry.js";

export function carriesImages({ places, templates }: AnyDialect): boolean {
  if (places.images !== undefined) return true;
  return templates !== undefined && "parts" in templates && templates.parts.media !== undefined;
}
