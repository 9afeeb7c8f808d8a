/**
 * Whether a request may ask a cache to keep its prompt for an hour, which costs more. Marks are at many places, and
 * each dialect has its own. So every text of the request is compared with the words of the marks and of the retention.
 */
import type { Json } from "./json.js";
import { LONG } from "./request/mark-caches.js";
import { HOUR } from "./transforms/cache-mark.js";

/** Every call waits for it. Beyond so many values it may ask. */
const MOST_VALUES = 100_000;

export function mayKeepAnHour(body: Json): boolean {
  const left: (Json | undefined)[] = [body];
  for (let seen = 0; seen < MOST_VALUES; seen++) {
    if (left.length === 0) return false;
    const value = left.pop();
    if (value === HOUR || value === LONG) return true;
    if (typeof value !== "object" || value === null) continue;
    for (const inside of Object.values(value)) left.push(inside);
  }
  return true;
}
