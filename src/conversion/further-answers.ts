/** Several answers to one call: the vocabulary has one, which is the first. */
import type { Json } from "./json.js";
import { inner } from "./read.js";
import { isFirst } from "./stream/events.js";

/** No vendor gives more answers to a call. */
const MOST = 128;
const NONE: readonly string[] = [];

/** The places of all answers but the first. In a stream, a member of each has its index. */
export function furtherAnswers(list: Json | undefined, path: string, numberedBy?: string): readonly string[] {
  if (!Array.isArray(list) || (list.length <= 1 && numberedBy === undefined)) return NONE;
  const places: string[] = [];
  for (const [position, answer] of list.slice(0, MOST).entries()) {
    const given = numberedBy === undefined ? undefined : inner(answer)[numberedBy];
    if (position === 0 && isFirst(given)) continue;
    const isNumber = typeof given === "number" && Number.isInteger(given) && given >= 0 && given < MOST;
    places.push(`${path}[${isNumber ? given : position}]`);
  }
  return places;
}
