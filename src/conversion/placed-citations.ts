/** Members of citations beside the text that say which part, and which words of it, they are about. */
import type { Citation } from "../../generated/interlingua/text.js";
import { inPart, type ReportedCitation } from "./citations.js";
import type { Json } from "./json.js";
import type { Loss } from "./loss.js";
import { asInteger, asText, asWire } from "./values.js";
import type { OpenPart } from "./stream/contract.js";
import { indexAmong } from "./stream/part-places.js";
import { wordsOf } from "./cited-words.js";

/** Their names on the wire. */
export interface PlaceMembers {
  /** The index of the part in the content. */
  readonly part?: string;
  /** The words of the part. */
  readonly text?: string;
}

type Read<T> = (value: Json, loss: Loss, from: object, member?: string | number) => T | undefined;

/** A reader of citations that reads these members too. */
export function withPlace(read: Read<Citation | Citation[]>, { part, text }: PlaceMembers): Read<ReportedCitation[]> {
  return (value, loss, from, member) => {
    const wire = asWire(value);
    const place = {
      part: part === undefined ? undefined : asInteger(wire?.[part]),
      words: text === undefined ? undefined : asText(wire?.[text]),
    };
    return [read(value, loss, from, member) ?? []].flat().map((citation) => ({ ...citation, ...place }));
  };
}

/** A written citation with these members. */
export function writePlace(
  written: Json | undefined,
  { part: index, words }: ReportedCitation,
  { part, text }: PlaceMembers,
): Json | undefined {
  const wire = asWire(written);
  return (
    wire && {
      ...wire,
      ...(part !== undefined && index !== undefined && { [part]: index }),
      ...(text !== undefined && words !== undefined && { [text]: words }),
    }
  );
}

/** A citation of a part of a stream. Only parts of the kinds that content lists have are counted. */
export function citationInPart(
  state: { readonly parts: readonly OpenPart[] },
  part: OpenPart,
  citation: Citation,
  kinds: readonly string[],
): ReportedCitation {
  const placed = inPart(part.text, citation);
  const words = wordsOf(part.text, placed, state.parts);
  return { ...placed, part: indexAmong(state, part, kinds), words };
}
