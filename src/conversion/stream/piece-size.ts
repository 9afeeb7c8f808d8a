/** How much is kept of the pieces of a stream. */
import type { Citation } from "../../../generated/interlingua/text.js";
import type { Piece } from "./contract.js";

/** About what an object of ours takes beside its texts, in characters. */
const OBJECT = 200;

/** About what a part takes beside its texts, in characters. */
export const PART = 4 * OBJECT;

/**
 * About how many characters are kept of a piece, beside its text. An upstream may send ever new pieces without any. Its
 * ID and its name are kept only of the first piece of a part.
 */
export function sizeOfPiece({ signature, redacted, citations, values }: Piece): number {
  let size = lengthOf(signature) + lengthOf(redacted);
  if (citations !== undefined) size += sizeOfCitations(citations);
  for (const { at, value } of values ?? []) size += OBJECT * at.length + (typeof value === "string" ? value.length : 0);
  return size;
}

export function sizeOfCitations(citations: readonly Citation[]): number {
  return citations.reduce(
    (sum, { url, title, quote }) => sum + OBJECT + lengthOf(url) + lengthOf(title) + lengthOf(quote),
    0,
  );
}

function lengthOf(text: string | undefined): number {
  return text?.length ?? 0;
}
