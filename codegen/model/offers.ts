/** Tools of a request that items of its conversation have. */
import type { Item, Mapping } from "./mapping.js";

/** Whether readers of answers do not look for an item. */
export function isOfRequests(item: Item, mapping: Mapping): boolean {
  return offersTools(mapping) && (item.offers !== undefined || (item.in === "request" && item.direction === "read"));
}

/** Some items offer further tools, which are tools of the request. */
export function offersTools({ layout }: Mapping): boolean {
  return layout.items.some(({ offers }) => offers !== undefined);
}
