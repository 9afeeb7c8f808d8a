/**
 * Converts a request as the request log has it. Its media are placeholders, which no dialect takes for media: each is
 * converted as a small medium of its kind, and is put back afterwards.
 */
import type { ConvertedRequest, Outcome } from "./contract.js";

type Convert = (request: string) => Promise<Outcome<ConvertedRequest>>;

/** As the request log writes them. */
const LABEL = /<([\w/+.-]{1,100}), \d{1,15} (?:bytes|characters)>/g;
/** Valid base64 that no request has. */
const placeholder = (index: number) => `Isogloss/Medium/${String(index).padStart(4, "0")}`;
const STANDING_IN = /(?:data:[\w/+.-]+;base64,)*Isogloss\/Medium\/(\d{4})/g;

/** Whether a place takes a data URI or bare bytes shows in what is left of it: the first is tried before the other. */
export async function convertStored(stored: string, convert: Convert): Promise<Outcome<ConvertedRequest>> {
  const labels = stored.match(LABEL) ?? [];
  const first = await convert(fill(stored, () => true));
  const isThere = (index: number) => "done" in first && first.done.text.includes(placeholder(index));
  if (labels.every((_, index) => isThere(index))) return restored(first, labels);
  const second = await convert(fill(stored, isThere));
  return restored("done" in second ? second : first, labels);
}

function fill(stored: string, isUri: (index: number) => boolean): string {
  let index = 0;
  return stored.replace(LABEL, (_, mime: string) => {
    const place = index++;
    const bytes = placeholder(place);
    return mime.includes("/") && isUri(place) ? `data:${mime};base64,${bytes}` : bytes;
  });
}

function restored(outcome: Outcome<ConvertedRequest>, labels: readonly string[]): Outcome<ConvertedRequest> {
  if (!("done" in outcome)) return outcome;
  const text = outcome.done.text.replace(STANDING_IN, (found, index: string) => labels[Number(index)] ?? found);
  return { done: { ...outcome.done, text } };
}
