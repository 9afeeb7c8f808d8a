/** How much there is in a text of JSON, before it is parsed. */
import { endOfText } from "./end-of-text.js";

/** Sixteen thousand tokens, each with the probabilities of twenty others, have fewer. */
const MOST_PLACES = 2_200_000;
const opening = /["[{]/g;

/** Parsed, it would take dozens of times the memory of its text, and hold up all other work. */
export class TooManyPlacesError extends Error {
  override readonly name = "TooManyPlacesError";

  constructor() {
    super(`the JSON has more than ${MOST_PLACES.toLocaleString("en")} names, texts, lists and objects`);
  }
}

/** Fails where a vendor's JSON has too many names, texts, lists and objects. Only long texts can. */
export function checkPlaces(json: string): void {
  if (json.length <= MOST_PLACES) return;
  let places = 0;
  let at = 0;
  for (;;) {
    opening.lastIndex = at;
    if (!opening.test(json)) return;
    if (++places > MOST_PLACES) throw new TooManyPlacesError();
    at = opening.lastIndex;
    if (json[at - 1] === '"') at = endOfText(json, at - 1);
  }
}
