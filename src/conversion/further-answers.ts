/** Several answers to one call: the vocabulary has one, which is the first. */
import type { Json, Wire } from "./json.js";
import { namesOf } from "./place-names.js";
import { inner } from "./values.js";
import { isFirst } from "./stream/events.js";
import type { FurtherAnswer } from "./stream/contract.js";

/** No vendor gives more answers to a call. */
const MOST = 128;
const NONE: readonly FurtherAnswer[] = [];

/** All answers but the first. In a stream, a member of each has its index. */
export function furtherAnswers(list: Json | undefined, path: string, numberedBy?: string): readonly FurtherAnswer[] {
  if (!Array.isArray(list) || (list.length <= 1 && numberedBy === undefined)) return NONE;
  const further: FurtherAnswer[] = [];
  for (const [position, answer] of list.slice(0, MOST).entries()) {
    const given = numberedBy === undefined ? undefined : inner(answer)[numberedBy];
    if (position === 0 && isFirst(given)) continue;
    const isNumber = typeof given === "number" && Number.isInteger(given) && given >= 0 && given < MOST;
    const number = isNumber ? given : position;
    const unnumbered = numberedBy === undefined ? answer : { ...inner(answer), [numberedBy]: null };
    further.push({ place: `${path}[${number}]`, number, alone: bodyWith(unnumbered, path) });
  }
  return further;
}

/** A body with a list of one item at this path. */
function bodyWith(item: Json, path: string): Wire {
  return namesOf(path).reduceRight<Json>((value, name) => ({ [name]: value }), [item]) as Wire;
}
