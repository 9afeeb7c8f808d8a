/** Several answers to one call: the vocabulary has one, which is the first. */
import type { Response } from "../../generated/interlingua/text.js";
import type { Json, Wire } from "./json.js";
import type { Loss } from "./loss.js";
import { namesOf } from "./place-names.js";
import { settleParts } from "./settle.js";
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

/**
 * The first answer with the calls beside it. Some hosts give the text of an answer as one, and its calls as another.
 * Requests that are converted never ask for several, so an answer with calls belongs to the first. One without is
 * another choice, which hosts offer too.
 */
export function withCallsBeside(
  first: Response,
  further: readonly FurtherAnswer[],
  read: (body: Wire) => Response,
  loss: Loss,
): Response {
  let answer = first;
  for (const { place, alone } of further) {
    const { parts, finish } = read(alone);
    if (parts.some(({ kind }) => kind === "call"))
      answer = { ...answer, parts: settleParts([...answer.parts, ...parts]), finish: finish ?? answer.finish };
    else loss.atPath(place);
  }
  return answer;
}

/** A body with its first answer alone. */
export function withFirstAlone(body: Wire, list: Json | undefined, path: string): Wire {
  return Array.isArray(list) && list.length > 1 ? { ...body, ...bodyWith(list[0] ?? null, path) } : body;
}

/** A body with a list of one item at this path. */
function bodyWith(item: Json, path: string): Wire {
  return namesOf(path).reduceRight<Json>((value, name) => ({ [name]: value }), [item]) as Wire;
}
